import {
  appearanceFeatures,
  type DetectedLooks,
  eyeColours,
  hairColours,
  hairStyles,
  skinTones,
} from '@nightlight/contract'
import { z } from 'zod'
import { type PhotoReader, PhotosNotRead } from '../../modules/characters/index.ts'
import { type ModelSettings, nameAtStart, nameForParents } from '../text/language-model.ts'
import { type FailureKind, ModelFailed } from '../text/model-failed.ts'
import { askFor } from '../text/model-writer/ask-model.ts'
import { openaiModel } from '../text/openai/index.ts'
import { costOf } from '../text/prices.ts'

/** The words that it may reply with, which profiles and pictures know, and a way to abstain. */
const wordOf = (words: readonly string[]) => z.enum([...words, unsure])
const unsure = 'cannot tell'

const Answer = z.object({
  one_person_is_clear: z.boolean(),
  hair_colour: wordOf(hairColours.map(({ name }) => name)),
  hair_style: wordOf(hairStyles),
  eye_colour: wordOf(eyeColours),
  skin_tone: wordOf(skinTones.map(({ name }) => name)),
  glasses: z.enum(['yes', 'no', unsure]),
  features: z.array(z.enum(appearanceFeatures)),
})

/** A model that accepts images, at OpenAI or any server with its chat completions. */
export function openaiPhotoReader(
  settings: ModelSettings,
  { backoffMs }: { backoffMs: number },
): PhotoReader {
  const model = openaiModel(settings)
  return {
    vendor: model.vendor,
    async read(photos, { signal, onCall }) {
      const line = {
        model,
        signal,
        backoffMs,
        room: { factor: 1 },
        onCall: ({ endpoint, ...usage }: { endpoint: string; tokensIn: number; tokensOut: number }) =>
          onCall({ provider: model.id, endpoint, ...usage, costUsd: costOf(model, usage) }),
      }
      try {
        const images = photos.map(
          (photo) => `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`,
        )
        const messages = [{ role: 'user' as const, text: user }]
        const answer = await askFor(line, Answer, { endpoint: 'photos', system, messages, images, maxTokens })
        return looksIn(answer.value)
      } catch (error) {
        if (!(error instanceof ModelFailed)) throw error
        throw new PhotosNotRead(error.kind, noteOn(nameForParents(model), error))
      }
    },
  }
}

/** Reasoning models count their thoughts as output. */
const maxTokens = 2000

const system = `You help an illustrator draw a child for a bedtime story.
You are shown photos that a parent chose of one child. Say only what is plainly visible, in the words that the answer allows.
Do not guess who the child is, and say nothing about anybody else, about places, or about what the child might be like.
Where the photos disagree, go by the clearest of them. Where something cannot be seen, answer "${unsure}".`

const user =
  'Describe the child in these photos. If no single child can be seen clearly, set one_person_is_clear to false.'

function looksIn(answer: z.infer<typeof Answer>): DetectedLooks | null {
  if (!answer.one_person_is_clear) return null
  const wordOrNull = (word: string) => (word === unsure ? null : word)
  return {
    hairColor: wordOrNull(answer.hair_colour),
    hairStyle: wordOrNull(answer.hair_style),
    eyeColor: wordOrNull(answer.eye_colour),
    skinTone: wordOrNull(answer.skin_tone),
    hasGlasses: answer.glasses === unsure ? null : answer.glasses === 'yes',
    features: [...new Set(answer.features)],
  }
}

const noteOn = (reader: string, { kind }: ModelFailed): string =>
  `${nameAtStart(reader)} ${reasons[kind] ?? 'sent an answer that could not be understood.'}`

const reasons: Partial<Record<FailureKind, string>> = {
  timeout: 'did not answer in time.',
  unreachable: 'could not be reached.',
  busy: 'has too much to do at the moment.',
  broken: 'has trouble of its own at the moment.',
  refused: 'would not look at these photos.',
  rejected: 'did not accept the photos.',
}
