import { toast } from '../../ui/toast.ts'

/**
 * The link to give away. A server that was not told its public address knows itself as `localhost`, which opens nothing on
 * another device; the address that this page was opened under is then the better one.
 */
export function linkToShare(url: string, here: string): string {
  const told = new URL(url)
  return isLoopback(told.hostname) ? new URL(told.pathname + told.hash, here).href : told.href
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** Hands the link to the device's own share sheet or, where there is none, to the clipboard. */
export async function giveLink(url: string, title: string): Promise<void> {
  const data = { title, url }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return
    } catch (error) {
      // The sheet was closed: nothing more is wanted. Anything else: the clipboard may still do.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyLink(url)
}

/** Without a secure connection browsers have no clipboard; the link is on the screen to be copied by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Copied', description: 'The link is ready to be pasted into a message.' })
  } catch {
    toast({ title: 'The link could not be copied', description: 'Press and hold it to copy it yourself.' })
  }
}
