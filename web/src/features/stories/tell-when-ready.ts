/** Whether the browser has not been asked yet. Over plain http it cannot be. */
export const mayAskToTell = (): boolean =>
  globalThis.isSecureContext && 'Notification' in globalThis && Notification.permission === 'default'

export const willTell = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

export const askToTell = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** A notification for somebody who looks at something else. Its text is on a lock screen: it has no name and no title. */
export async function tellReady(storyId: string): Promise<void> {
  if (!willTell() || document.visibilityState === 'visible') return
  const options = { body: 'Open it to read or listen.', tag: storyId, icon: '/icons/icon-192.png' }
  // Phones show notifications of service workers only.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification('Your story is ready', options)
  const notification = new Notification('Your story is ready', options)
  notification.onclick = () => window.focus()
}
