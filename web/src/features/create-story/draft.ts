import {
  Cadence,
  lengthForMinutes,
  plans,
  StoryLanguage,
  StoryLength,
  StoryRequest,
  Theme,
  type Tier,
} from '@nightlight/contract'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { draftKey } from '../../lib/account-items.ts'
import { loadItem, removeItem, saveItem } from '../../lib/storage.ts'
import type { StoryValues } from './story-values.ts'

type Draft = Partial<Omit<StoryValues, 'generateAudio'>>

/** The user, and the family if the story is for one that the user is a member of. */
export interface DraftOwner {
  readonly userId: number
  readonly familyId?: number | undefined
}

const keyOf = ({ userId, familyId }: DraftOwner) =>
  draftKey(userId, familyId === undefined ? '' : `-family-${familyId}`)

/** The form as the user left it in this browser. Narration is not part of it: it is on whenever the form opens. */
export const saveDraft = (owner: DraftOwner, { generateAudio: _, ...values }: StoryValues): void =>
  saveItem(keyOf(owner), values)

/** What is in the form has been requested. It stays until the story is there, as the story can fail, and until it is changed. */
export const markRequested = (owner: DraftOwner, storyId: string): void =>
  saveItem(keyOf(owner), { ...Requested.safeParse(loadItem(keyOf(owner))).data, requestedAs: storyId })

/** Empties the form, if it still contains what this story was requested with. */
export function clearRequested(owner: DraftOwner, storyId: string): void {
  if (Requested.safeParse(loadItem(keyOf(owner))).data?.requestedAs !== storyId) return
  removeItem(keyOf(owner))
  cleared += 1
  for (const listener of listeners) listener()
}

const Requested = z.looseObject({ requestedAs: z.optional(z.string()) })

let cleared = 0
const listeners = new Set<() => void>()

/** Another number whenever a draft was cleared. */
export const useClearedDrafts = (): number => useSyncExternalStore(onCleared, () => cleared)

function onCleared(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const loadDraft = (owner: DraftOwner, available: Available): Draft =>
  readDraft(loadItem(keyOf(owner)), available)

interface Available {
  readonly tier: Tier
  readonly childIds: readonly number[]
}

const Character = z.object({
  name: z.string(),
  relationship: z.string(),
  description: z.catch(z.string(), ''),
  spokenName: z.catch(z.optional(z.string()), undefined),
})

/** Invalid parts are dropped. */
const StoredDraft = z.object({
  mainCharacterIds: validEntries(z.number()),
  supportingCharacterIds: validEntries(z.number()),
  customSupportingCharacters: validEntries(Character),
  newCharacter: validOrUndefined(Character),
  storyTheme: validOrUndefined(Theme),
  storyLength: validOrUndefined(StoryLength),
  minutes: validOrUndefined(StoryRequest.shape.minutes),
  language: validOrUndefined(StoryLanguage),
  narrationCadence: validOrUndefined(Cadence),
  additionalDetails: validOrUndefined(z.string()),
  ignoredFacts: validEntries(z.string()),
  selectedVoiceId: validOrUndefined(z.string()),
  selectedVoiceProviderId: validOrUndefined(z.string()),
})

/** The part of the draft that is still valid: children may have been deleted and the plan may have changed since. */
export function readDraft(stored: unknown, { tier, childIds }: Available): Draft {
  const draft = StoredDraft.safeParse(stored).data
  if (!draft) return {}
  const { supportingCharacters, lengths } = plans[tier]
  const existing = (ids: readonly number[]) => ids.filter((id) => childIds.includes(id))
  const main = existing(draft.mainCharacterIds)
  const { storyLength, minutes } = draft
  return withoutUndefined({
    ...draft,
    mainCharacterIds: main.length > 0 ? main : undefined,
    supportingCharacterIds: supportingCharacters ? existing(draft.supportingCharacterIds) : undefined,
    customSupportingCharacters: supportingCharacters ? draft.customSupportingCharacters : undefined,
    newCharacter: supportingCharacters ? draft.newCharacter : undefined,
    storyLength: storyLength && lengths.includes(storyLength) ? storyLength : undefined,
    minutes: minutes && lengths.includes(lengthForMinutes(minutes)) ? minutes : undefined,
  })
}

function validOrUndefined<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined)
}

/** The valid entries of a list; none if it is not a list. */
function validEntries<Schema extends z.ZodMiniType>(entry: Schema) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries) => entries.flatMap((item) => entry.safeParse(item).data ?? [])),
  )
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const withoutUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
