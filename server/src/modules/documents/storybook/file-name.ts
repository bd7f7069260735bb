/** Windows keeps these for its devices, whatever follows a dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A title as the name of a file without its ending: letters and digits of any script, dashes between them. Everything else would
 * trouble some file system, and so would more than eighty characters.
 */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '')
  const short = [...plain].slice(0, 60).join('').replace(/-$/, '')
  return short === '' || reserved.test(short) ? `story${short && `-${short}`}` : short
}
