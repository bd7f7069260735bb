export { type CurrentSettings, openSettings, type Settings } from './settings.ts'
