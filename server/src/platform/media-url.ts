import { mediaRoot } from '@nightlight/contract'

/** The address of a stored file. What may be heard or seen at it, the route for such files decides. */
export const mediaUrl = (key: string): string => `${mediaRoot}${key}`

/** The stored file that an address leads to; null for one that leads elsewhere. */
export const mediaKey = (url: string): string | null =>
  url.startsWith(mediaRoot) ? url.slice(mediaRoot.length) : null
