/**
 * The link to share. Without a configured public URL, a server's links point to `localhost`, which works on no other device; the
 * origin of this page is used instead.
 */
export function linkToShare(url: string, pageOrigin: string): string {
  const serverUrl = new URL(url)
  return isLoopback(serverUrl.hostname)
    ? new URL(serverUrl.pathname + serverUrl.search + serverUrl.hash, pageOrigin).href
    : serverUrl.href
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/** `sent`: or somebody has decided not to. */
export type LinkOutcome = 'sent' | 'copied' | 'failed'

/** Opens the device's share sheet, or copies the link if there is none. */
export async function sendLink(url: string, title: string): Promise<LinkOutcome> {
  const data = { title, url }
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return 'sent'
    } catch (error) {
      // The user closed the sheet. After any other error the clipboard may still work.
      if (error instanceof DOMException && error.name === 'AbortError') return 'sent'
    }
  }
  return copyLink(url)
}

/** Browsers have no clipboard without a secure connection; the link on the screen can be copied by hand. */
export async function copyLink(url: string): Promise<LinkOutcome> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
