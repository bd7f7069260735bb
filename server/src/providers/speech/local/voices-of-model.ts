import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { ProviderVoice } from '../../../modules/voices/index.ts'
import type { ModelFolder } from './find-models.ts'
import {
  capital,
  eveningRank,
  kittenSpeaker,
  kokoroName,
  kokoroSpeaker,
  kokoroSpelling,
  type Speaker,
} from './speakers.ts'

export interface LocalVoice extends ProviderVoice {
  readonly model: string
  readonly speaker: number
  /** By whose rules its words are pronounced, in eSpeak's code, where the model does not know by itself. */
  readonly spelling?: string
  /** Rank in the order in which a new installation is offered voices; those without one wait for an administrator. */
  readonly rank: number
}

/** An installation is not offered hundreds of speakers at once. */
const mostOfUnknown = 8

/** Piper's own description of a model, as far as it matters here. */
const PiperCard = z.object({
  language: z.object({ code: z.string().max(35) }).optional(),
  dataset: z.string().max(100).optional(),
  speaker_id_map: z.record(z.string(), z.number().int()).optional(),
})
type PiperCard = z.infer<typeof PiperCard>

/** The voices of a model, in the order of their numbers. @param count speakers, as the engine counted them */
export async function voicesOfModel(model: ModelFolder, count: number): Promise<LocalVoice[]> {
  const card = model.kind === 'vits' ? await piperCard(model) : null
  return Array.from({ length: count }, (_, speaker) => {
    const speakerName = model.kind === 'kokoro' ? kokoroName(speaker, count) : null
    const spelling = speakerName ? kokoroSpelling(speakerName) : undefined
    const { name, gender, language, description } = speakerName
      ? kokoroSpeaker(speakerName)
      : describe(model, speaker, count, card)
    return {
      voiceId: `${model.id}/${speakerName ?? speaker}`,
      name,
      description,
      gender,
      language: language?.replace('_', '-') ?? null,
      tier: 'firefly',
      model: model.id,
      speaker,
      ...(spelling && { spelling }),
      rank: speakerName
        ? eveningRank(speakerName)
        : speaker < mostOfUnknown
          ? 100 + speaker
          : Number.POSITIVE_INFINITY,
    }
  })
}

function describe(model: ModelFolder, speaker: number, count: number, card: PiperCard | null): Speaker {
  if (model.kind === 'kitten') return kittenSpeaker(speaker)
  const reference = model.references[speaker]
  const own = reference ? basename(reference, '.wav') : nameIn(card, speaker)
  const ofModel = titled(card?.dataset ?? nameOfFolder(model.id))
  const name = count === 1 && !reference ? ofModel : own ? titled(own) : `${ofModel} ${speaker + 1}`
  const language = card?.language?.code ?? /\b([a-z]{2}_[A-Z]{2})\b/.exec(model.id)?.[1] ?? null
  return { name: name.slice(0, 100), gender: null, language, description: null }
}

const nameIn = (card: PiperCard | null, speaker: number): string | null =>
  Object.entries(card?.speaker_id_map ?? {}).find(([, number]) => number === speaker)?.[0] ?? null

/** vits-piper-en_GB-cori-high → cori */
const nameOfFolder = (id: string): string =>
  id
    .replace(/^(vits-piper|vits|matcha-icefall|matcha|sherpa-onnx)-/, '')
    .replace(/^[a-z]{2}_[A-Z]{2}-/, '')
    .replace(/-(x_low|low|medium|high|int8|fp16)$/, '')

const titled = (name: string): string =>
  name
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map(capital)
    .join(' ')

/** Files beside the model are somebody else's: what does not fit is as if it were not there. */
async function piperCard({ folder }: ModelFolder): Promise<PiperCard | null> {
  try {
    const name = (await readdir(folder)).find((file) => file.endsWith('.onnx.json'))
    if (!name) return null
    const parsed = PiperCard.safeParse(JSON.parse(await readFile(join(folder, name), 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
