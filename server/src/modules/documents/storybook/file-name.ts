/** Windows reserves these for devices, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A title as a file name without extension: letters and digits of any script, with dashes between them. Any other character would
 * cause problems in some file system, and so would a longer name.
 */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '')
  const short = [...plain].slice(0, 60).join('').replace(/-$/, '')
  return short === '' || reserved.test(short) ? `story${short && `-${short}`}` : short
}
