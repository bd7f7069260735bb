import { extname } from 'node:path'

/** Keys are made by our own code; one that leaves the folder is a mistake, and stops here. */
export function validatedKey(key: string): string {
  const fine = /^[a-z0-9._/-]+$/i.test(key) && !key.split('/').includes('..') && !key.startsWith('/')
  if (!fine) throw new Error('A file key may hold letters, digits, dots and dashes only')
  return key
}

/** @throws for what does not end in a slash, so that `stories/1` does not take `stories/10` with it */
export function validatedPrefix(prefix: string): string {
  if (!prefix.endsWith('/')) throw new Error(`Not a folder: ${prefix}`)
  return validatedKey(prefix)
}

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
}

export const contentTypeOf = (key: string): string => contentTypes[extname(key)] ?? 'application/octet-stream'
