export { sealEverythingAgain, sealRowsAgain } from './seal-again.ts'
