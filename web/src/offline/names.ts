/** Where the stories of this device lie. One account's at a time. */
export const keptCache = 'nightlight-kept'

/** Where the app itself lies; each release in a cache of its own. */
export const shellPrefix = 'nightlight-shell-'

/** Sent to a new release that waits until the last page of the old one is gone. */
export const takeOver = 'take over'
