import { UnreadableSound } from '@nightlight/lullaby/wav'
import { SpeechFailed, type VoiceCloning } from '../../../modules/voices/index.ts'
import { decodeSound, type Sound } from '../../../platform/audio/decode-sound.ts'
import type { ModelFolder } from './find-models.ts'

/** So much of a recording is listened to for each sentence. More does not make it more alike, and takes time. */
const referenceSeconds = 20

/** Nothing is prepared: the model gets the recording with each sentence, and the voice is named after the model. */
export const localCloning = (model: Pick<ModelFolder, 'id'>): VoiceCloning => ({
  isHere: true,
  async clone(_, sample) {
    imitated(sample)
    return nameOf(model)
  },
  find: async () => null,
  remove: async () => {},
})

const nameOf = ({ id }: Pick<ModelFolder, 'id'>) => `${id}/recording`

/** The model that a cloned voice needs; undefined where it is not installed any more. */
export function clonedBy(voiceId: string, models: readonly ModelFolder[]) {
  const model = models.find((one) => one.kind === 'pocket' && nameOf(one) === voiceId)
  return model && { model: model.id, speaker: 0 }
}

/** @throws {SpeechFailed} if the file is not a recording */
export function imitated(wav: Uint8Array): Sound {
  try {
    const { pcm, sampleRate } = decodeSound(wav, { kind: 'wav' })
    return { pcm: pcm.slice(0, referenceSeconds * sampleRate), sampleRate }
  } catch (error) {
    if (error instanceof UnreadableSound) throw new SpeechFailed('rejected')
    throw error
  }
}
