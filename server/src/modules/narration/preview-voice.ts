import { createHmac } from 'node:crypto'
import { ExpectedError } from '../../platform/errors.ts'
import type { Files } from '../../platform/files.ts'
import type { SpeechProvider } from './speech-provider.ts'

export interface Preview {
  readonly providerId: string
  readonly voiceId: string
  readonly text: string
  readonly speed: number
  readonly pauseMs: number
}

/**
 * Speaks a short text and returns where it can be heard. The name of the file is a keyed digest of what was asked for, so
 * that the second preview of the same is there at once, and nobody can guess what others listened to.
 */
export async function previewVoice(
  deps: { files: Files; speakers: ReadonlyMap<string, SpeechProvider>; key: string },
  preview: Preview,
  signal: AbortSignal,
): Promise<string> {
  const provider = deps.speakers.get(preview.providerId)
  if (!provider) throw new ExpectedError(503, 'unavailable', 'This voice cannot be heard at the moment.')
  const name = createHmac('sha256', deps.key).update(JSON.stringify(preview)).digest('hex').slice(0, 40)
  const file = `previews/${name}.mp3`
  if (!(await deps.files.find(file))) {
    const take = await provider.record({ ...preview, signal })
    await deps.files.put(file, take.mp3, 'audio/mpeg')
  }
  return `/media/${file}`
}
