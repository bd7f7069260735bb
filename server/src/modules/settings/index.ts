export { type CurrentSettings, openSettings, type SettingChanges, type Settings } from './settings.ts'
