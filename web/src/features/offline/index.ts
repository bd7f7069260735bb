export { keepLastStories } from './keep-last.ts'
export { NoConnection, useIsDisconnected } from './no-connection.tsx'
export { OfflineButton } from './offline-button.tsx'
export {
  isSavedOffline,
  type OfflineState,
  offlineStories,
  removeAllOfflineStories,
  useOfflineStories,
} from './offline-stories.ts'
export { OnThisDevice } from './on-this-device.tsx'
export { rememberReply, rememberUser } from './remember-user.ts'
export { saveOffline } from './save-offline.ts'
export { SavedHere } from './saved-here.tsx'
