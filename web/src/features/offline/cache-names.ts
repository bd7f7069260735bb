/** The cache of offline stories, of one account at a time. */
export const offlineCache = 'nightlight-kept'

/** The cache of the app itself, one per release. */
export const shellPrefix = 'nightlight-shell-'

/** Message that tells a waiting release to activate at once. */
export const skipWaitingMessage = 'take over'
