/** For a story that nobody waits for: nothing was begun, and nobody hears how far it is. */
export const unwatched = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => undefined,
  onSection: async () => undefined,
  onCall: async () => undefined,
}
