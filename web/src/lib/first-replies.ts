declare global {
  /** Calls that `public/theme.js` has made while the app was loading, by their URL. */
  var firstReplies: Record<string, Promise<Response>> | undefined
  /** Whether there was a session's cookie before these calls, from the same place. */
  var cameWithSession: boolean | undefined
}

/** From when the app runs, however long it took to load. What is not asked for by then was not for the first screen, and may have changed. */
const keptMs = 3_000
const startedAt = performance.now()

/**
 * The reply to a call that was made while the app was loading. Each is handed out once, and none after a call that may have changed
 * something, as signing out does.
 */
export function takeFirstReply(method: string, url: string): Promise<Response> | undefined {
  if (method !== 'GET' || performance.now() - startedAt > keptMs) globalThis.firstReplies = undefined
  const reply = globalThis.firstReplies?.[url]
  if (reply) delete globalThis.firstReplies?.[url]
  return reply
}
