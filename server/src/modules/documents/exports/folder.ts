import type { ZipEntry } from '../../../platform/zip.ts'

/** One folder contains everything, so that unpacking does not scatter files. */
const root = 'nightlight-library'

export const textFile = (name: string, text: string): ZipEntry => ({
  name: `${root}/${name}`,
  bytes: Buffer.from(text),
  deflate: true,
})

/** Pictures and sound. */
export const mediaFile = (name: string, bytes: Uint8Array): ZipEntry => ({
  name: `${root}/${name}`,
  bytes,
  deflate: false,
})
