import * as z from 'zod/mini'
import { ConsentInput } from './consent.ts'
import { endpoint, file } from './endpoint.ts'
import { StoryLanguage } from './languages.ts'
import { isoDateTime, line, lines, requiredLine, rowId } from './text.ts'

const age = z
  .number('Age must be a number')
  .check(
    z.int('Age must be a whole number'),
    z.minimum(1, 'Age must be at least 1'),
    z.maximum(18, 'Age must be 18 or under'),
  )

const optionalLine = (label: string, max: number) => z.nullish(line(label, max))

/** How stories speak of a child; `name`: never but by name. */
export const pronounChoices = ['she', 'he', 'they', 'name'] as const
const pronouns = z.enum(pronounChoices, 'Pronouns must be she, he, they or name')
export type PronounChoice = z.infer<typeof pronouns>

const lookSeed = z.string().check(z.regex(/^[0-9a-z-]{1,60}$/, 'The look is not one that was offered'))

/** The optional fields of a profile. */
const details = {
  hairColor: optionalLine('Hair colour', 80),
  eyeColor: optionalLine('Eye colour', 80),
  hairStyle: optionalLine('Hair style', 80),
  skinTone: optionalLine('Skin tone', 80),
  otherFeatures: z.nullish(lines('Other features', 500)),
  interests: z.nullish(lines('Interests', 500)),
  /** What stories must avoid. */
  fears: z.nullish(lines('Fears to avoid', 500)),
  /** What the child calls whoever is at home at bedtime, separated by commas: 'Mummy, Daddy'. */
  grownUps: optionalLine('Grown-ups at bedtime', 80),
  /** How the name is pronounced, where it is not pronounced as it is written. */
  spokenName: optionalLine('Say the name as', 120),
  /** Of the portrait that was chosen: it decides whatever else leaves open about face, hair and skin. */
  lookSeed: z.nullish(lookSeed),
}

export const NewChild = z.object({
  name: requiredLine('Name', 80),
  age,
  pronouns: z._default(pronouns, 'name'),
  storyLanguage: z._default(StoryLanguage, 'en'),
  hasGlasses: z._default(z.boolean(), false),
  ...details,
})
export type NewChild = z.infer<typeof NewChild>

export const ChildChanges = z.partial(
  z.object({
    name: requiredLine('Name', 80),
    age,
    pronouns,
    storyLanguage: StoryLanguage,
    hasGlasses: z.boolean(),
    /** A parent reads every story about the child before it is on the child's shelf or read aloud. */
    waitForYes: z.boolean(),
    /** Two questions beside a page, for whoever reads. */
    marginQuestions: z.boolean(),
    ...details,
  }),
)
export type ChildChanges = z.infer<typeof ChildChanges>

export const Child = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  age: z.number(),
  pronouns,
  /** In which stories are told where this child is the first main character and the request names none. */
  storyLanguage: StoryLanguage,
  hairColor: z.nullable(z.string()),
  eyeColor: z.nullable(z.string()),
  hasGlasses: z.boolean(),
  hairStyle: z.nullable(z.string()),
  skinTone: z.nullable(z.string()),
  otherFeatures: z.nullable(z.string()),
  interests: z.nullable(z.string()),
  fears: z.nullable(z.string()),
  /** What the child calls whoever is at home at bedtime, as a parent typed it. */
  grownUps: z.nullable(z.string()),
  spokenName: z.nullable(z.string()),
  /** Free text from before there were info items. */
  info: z.nullable(z.string()),
  defaultVoiceId: z.nullable(z.string()),
  defaultVoiceProvider: z.nullable(z.string()),
  /** null while there is no character. */
  characterDescription: z.nullable(z.string()),
  /** From which the character is drawn. */
  characterSeed: z.nullable(z.string()),
  /** From which face, hair and skin are drawn, where the profile leaves them open. */
  lookSeed: z.nullable(z.string()),
  waitForYes: z.boolean(),
  marginQuestions: z.boolean(),
  /** The URLs of the photos; only this account can open them. */
  characterPhotos: z.array(z.string()),
  characterApproved: z.boolean(),
  characterCreatedAt: z.nullable(isoDateTime),
  /** What every picture of the character has in common. */
  characterBible: z.nullable(z.record(z.string(), z.unknown())),
  /** What the parent has written about the photos, and what was recognized in them. */
  photoAnalysisResults: z.nullable(z.record(z.string(), z.unknown())),
  sourcePhotos: z.nullable(z.array(z.record(z.string(), z.unknown()))),
  profileVersion: z.number(),
  /** A small drawn portrait that only this account can open. */
  portraitUrl: z.string(),
  createdAt: isoDateTime,
})
export type Child = z.infer<typeof Child>

const params = z.object({ id: rowId })

export const listChildren = endpoint({
  method: 'GET',
  url: '/api/user/children',
  summary: 'The child profiles of the account, oldest first',
  replies: { 200: z.array(Child) },
})

export const addChild = endpoint({
  method: 'POST',
  url: '/api/user/children',
  summary: 'Add a child profile',
  /** Without a consent, the terms of service apply instead, and the record says so. */
  body: z.extend(NewChild, { consent: z.optional(ConsentInput) }),
  replies: { 201: Child },
})

/** How a child can look, in words that a profile stores. */
export const Look = z.object({
  lookSeed,
  hairColor: z.string(),
  hairStyle: z.string(),
  eyeColor: z.string(),
  skinTone: z.string(),
  hasGlasses: z.boolean(),
})
export type Look = z.infer<typeof Look>

export const looksOffered = 6

/** What a parent has said of how a child looks: the portraits that are offered have it. */
export const KnownLooks = z.object({
  hairColor: optionalLine('Hair colour', 80),
  hairStyle: optionalLine('Hair style', 80),
  eyeColor: optionalLine('Eye colour', 80),
  skinTone: optionalLine('Skin tone', 80),
  hasGlasses: z.optional(z.boolean()),
  otherFeatures: z.nullish(lines('Other features', 500)),
})

/** A POST although it changes nothing: the age of a child is not to be part of an address, as addresses are logged by proxies. */
export const suggestLooks = endpoint({
  method: 'POST',
  url: '/api/looks',
  summary: 'Six portraits of children of an age, to choose from. What is known is the same in all of them',
  body: z.object({
    age,
    /** Any letters and digits. Others give other portraits; the same again give the same faces, with what is known by then. */
    seed: z.string().check(z.regex(/^[0-9a-z]{1,20}$/, 'The seed must be up to 20 small letters and digits')),
    known: z._default(KnownLooks, {}),
  }),
  replies: {
    /** `portrait` is an SVG document. */
    200: z.object({ looks: z.array(z.extend(Look, { portrait: z.string() })) }),
  },
})

export const getChild = endpoint({
  method: 'GET',
  url: '/api/user/children/:id',
  summary: 'One child profile',
  params,
  replies: { 200: Child },
})

export const changeChild = endpoint({
  method: 'PATCH',
  url: '/api/user/children/:id',
  summary: 'Change fields of a child profile',
  params,
  body: ChildChanges,
  replies: { 200: Child },
})

export const portraitFile = file({
  url: '/media/children/:id/:version/portrait.svg',
  summary:
    'The drawn portrait of a child. The version of the profile is in the URL, so that it can be cached',
  params: z.object({ id: rowId, version: z.string() }),
  contentTypes: ['image/svg+xml'],
})

export const removeChild = endpoint({
  method: 'DELETE',
  url: '/api/user/children/:id',
  summary: 'Delete a child profile; its stories stay',
  params,
  replies: { 204: z.null() },
})
