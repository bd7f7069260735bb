import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether ffmpeg is installed, as an independent decoder. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

/** Decodes with ffmpeg to mono samples at the file's own rate. From a file, because through a pipe it does not trim the end. */
export function decode(mp3: Uint8Array): Float32Array {
  return asFile(mp3, (file) => {
    const args = ['-hide_banner', '-loglevel', 'error', '-i', file, '-f', 'f32le', '-ac', '1', 'pipe:1']
    const { stdout, stderr, status } = spawnSync('ffmpeg', args, { maxBuffer: 2 ** 30 })
    if (status !== 0 || stderr.length > 0) throw new Error(`ffmpeg: ${stderr}`)
    return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.byteLength))
  })
}

interface Probed {
  readonly format: { readonly tags: Readonly<Record<string, string>> }
  readonly streams: readonly {
    readonly codec_name: string
    readonly width?: number
    readonly height?: number
  }[]
  readonly chapters: readonly { start_time: string; end_time: string; tags: { title: string } }[]
}

/** What ffprobe reads from the tag. */
export function probe(mp3: Uint8Array): Probed {
  return asFile(mp3, (file) => {
    const args = ['-v', 'error', '-show_format', '-show_chapters', '-show_streams', '-of', 'json', file]
    const { stdout, stderr } = spawnSync('ffprobe', args, { encoding: 'utf8' })
    if (stderr) throw new Error(stderr)
    return JSON.parse(stdout)
  })
}

function asFile<T>(mp3: Uint8Array, look: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-sound-'))
  try {
    const file = join(folder, 'sound.mp3')
    writeFileSync(file, mp3)
    return look(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Integrated loudness in LUFS and true peak in dBTP, by ffmpeg's own measure. */
export function measure(mp3: Uint8Array): { loudness: number; peak: number } {
  const args = ['-hide_banner', '-nostats', '-i', 'pipe:0', '-af', 'ebur128=peak=true', '-f', 'null', '-']
  const { stderr } = spawnSync('ffmpeg', args, { input: mp3, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  }
}
