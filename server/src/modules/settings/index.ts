export {
  type CurrentSettings,
  openSettings,
  type Settings,
  type SettingsDeps,
  type SmtpServer,
} from './settings.ts'
