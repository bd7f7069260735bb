import { mediaRoot } from '@nightlight/contract'

/** The URL of a stored file. The route that serves it decides who may have it. */
export const mediaUrl = (key: string): string => `${mediaRoot}${key}`

/** The key of the stored file at a URL; null if the URL is of something else. */
export const mediaKey = (url: string): string | null =>
  url.startsWith(mediaRoot) ? url.slice(mediaRoot.length) : null
