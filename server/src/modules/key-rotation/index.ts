export { reencryptEverything, reencryptRows } from './reencrypt-rows.ts'
