export { ContactMessage } from '@nightlight/contract'
