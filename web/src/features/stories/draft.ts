import {
  cadences,
  lengthOfMinutes,
  minutesAsked,
  plans,
  type StoryLength,
  storyLengths,
  type Tier,
  themes,
} from '@nightlight/contract'
import { forget, recall, remember } from '../../lib/storage.ts'
import type { StoryForm } from './story-form.ts'

type Draft = Partial<Omit<StoryForm, 'generateAudio'>>

const keyOf = (userId: number) => `nightlight-draft-${userId}`

/** The form as it was left, for this user in this browser. Narration is not part of it: it is on whenever the form opens. */
export const keepDraft = (userId: number, { generateAudio: _, ...form }: StoryForm): void =>
  remember(keyOf(userId), form)

export const dropDraft = (userId: number): void => forget(keyOf(userId))

export const loadDraft = (userId: number, now: Present): Draft => readDraft(recall(keyOf(userId)), now)

interface Present {
  readonly tier: Tier
  readonly childIds: readonly number[]
}

/** What can still be used of it: children may have been deleted and the plan may have changed since. */
export function readDraft(kept: unknown, { tier, childIds }: Present): Draft {
  if (typeof kept !== 'object' || kept === null) return {}
  const draft = kept as Record<string, unknown>
  const main = idsAmong(draft.mainCharacterIds, childIds)
  const plan = plans[tier]
  return {
    ...(main.length > 0 && { mainCharacterIds: main }),
    ...(plan.supportingCharacters && {
      supportingCharacterIds: idsAmong(draft.supportingCharacterIds, childIds),
      customSupportingCharacters: asList(draft.customSupportingCharacters).flatMap(
        (entry) => character(entry) ?? [],
      ),
      ...among('newCharacter', character(draft.newCharacter)),
    }),
    ...among('storyTheme', oneOf(themes, draft.storyTheme)),
    ...among(
      'storyLength',
      oneOf(storyLengths, draft.storyLength, (length) => plan.lengths.includes(length)),
    ),
    ...among('minutes', minutesOf(draft.minutes, plan.lengths)),
    ...among('narrationCadence', oneOf(cadences, draft.narrationCadence)),
    ...among('additionalDetails', text(draft.additionalDetails)),
    ...among('selectedVoiceId', text(draft.selectedVoiceId)),
    ...among('selectedVoiceProviderId', text(draft.selectedVoiceProviderId)),
  }
}

const among = <K extends keyof Draft, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const idsAmong = (value: unknown, known: readonly number[]): number[] =>
  asList(value).filter((id): id is number => known.includes(id as number))

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const oneOf = <T extends string>(
  known: readonly T[],
  value: unknown,
  allowed: (one: T) => boolean = () => true,
) => known.find((one) => one === value && allowed(one))

function minutesOf(value: unknown, lengths: readonly StoryLength[]): number | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return undefined
  const isOffered = value >= minutesAsked.least && value <= minutesAsked.most
  return isOffered && lengths.includes(lengthOfMinutes(value)) ? value : undefined
}

function character(value: unknown): StoryForm['newCharacter'] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, relationship, description } = value as Record<string, unknown>
  if (typeof name !== 'string' || typeof relationship !== 'string') return undefined
  return { name, relationship, description: text(description) ?? '' }
}
