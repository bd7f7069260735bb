import { KnownLooks, Look, pronounChoices } from '@nightlight/contract'
import * as z from 'zod/mini'
import { newSeed } from '../../children/index.ts'

const knownLooks = z.catch(KnownLooks, {})

const Draft = z.object({
  name: z.string(),
  /** How the name is said, where the built-in voices cannot read its letters. */
  spokenName: z.optional(z.string()),
  age: z.string(),
  /** Of the portraits that are offered. */
  seed: z.string(),
  known: knownLooks,
  look: z.nullable(Look),
  pronouns: z.catch(z.enum(pronounChoices), 'name'),
  /** What the child calls whoever is at home at bedtime. */
  grownUps: z.catch(z.array(z.string()), []),
  username: z.string(),
  /** The child, once it is stored: another attempt changes it instead of adding it again. */
  childId: z.nullable(z.number()),
  /** Whether it is stored as it stands here. */
  isStored: z.catch(z.boolean(), false),
})

/** What a newcomer has typed and chosen so far, except the password, which is never stored. */
export type BeginDraft = z.infer<typeof Draft>

/** What is not named here is what the schema falls back to. */
export const emptyDraft = (seed: string): BeginDraft =>
  Draft.parse({ name: '', age: '', seed, look: null, username: '', childId: null })

const key = 'nightlight-begin'

/** What was typed into fields that the build has drawn, while no app was there to follow. */
export function keepTyped(container: ParentNode): void {
  const typedIn = (field: string) =>
    container.querySelector<HTMLInputElement>(`input[data-field=${field}]`)?.value.trim() ?? ''
  const typed = { name: typedIn('name'), age: typedIn('age') }
  if (typed.name || typed.age) saveBeginDraft({ ...emptyDraft(newSeed()), ...typed })
}

/** In this tab only: it survives a reload, and not the evening. */
export function loadBeginDraft(): BeginDraft | null {
  try {
    return Draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function saveBeginDraft(draft: BeginDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it lasts until the page is left.
  }
}
