import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Narration } from './narration.ts'
import { ReadingPosition } from './reading-position.ts'
import { Cadence, childrenRelationships, minutesAsked, StoryLength, Theme } from './story-options.ts'
import { line, lines, moment, requiredLine, rowIdInBody } from './text.ts'

export const CustomCharacter = z.object({
  name: requiredLine('Name', 80),
  relationship: requiredLine('Relationship', 80),
  description: line('Description', 300).optional(),
})
export type CustomCharacter = z.infer<typeof CustomCharacter>

/** A picture book has room for this many heroes and friends. */
export const maxMainCharacters = 4
export const maxSupportingCharacters = 6

export const StoryRequest = z.object({
  mainCharacterIds: z
    .array(rowIdInBody)
    .min(1, 'At least one main character must be selected')
    .max(maxMainCharacters, `Please choose at most ${maxMainCharacters} main characters`),
  supportingCharacterIds: z.array(rowIdInBody).max(maxSupportingCharacters).default([]),
  customSupportingCharacters: z.array(CustomCharacter).max(maxSupportingCharacters).default([]),
  charactersRelationship: z.enum(childrenRelationships).optional(),
  storyTheme: Theme,
  storyLength: StoryLength,
  /** Read aloud by the chosen voice at the chosen pace: in place of the length. */
  minutes: z.number().int().min(minutesAsked.least).max(minutesAsked.most).optional(),
  additionalDetails: lines('Additional details', 2000).optional(),
  generateAudio: z.boolean().default(true),
  selectedVoiceId: line('Voice', 200).optional(),
  selectedVoiceProviderId: line('Provider', 80).optional(),
  narrationCadence: Cadence.default('bedtime-story'),
  /** A family that the account is a member of: the story is about its children, of its quota, and its own. */
  familyId: rowIdInBody.optional(),
})
export type StoryRequest = z.infer<typeof StoryRequest>

export const storySteps = [
  'generating',
  'creating-image',
  'recording-audio',
  'finalizing',
  'complete',
] as const
export type StoryStep = (typeof storySteps)[number]

export const storyStatuses = ['generating', 'ready', 'failed'] as const

const Counted = z.object({ done: z.number(), total: z.number() })

/** A snapshot of a story in the making, complete in itself: a reader who missed the earlier ones misses nothing. */
export const StoryProgress = z.object({
  storyId: z.string(),
  status: z.enum(storyStatuses),
  step: z.enum(storySteps),
  /** 0 to 100, from work done, never from time passed. */
  percent: z.number(),
  title: z.string().nullable(),
  /** The first lines, as soon as they are written. */
  opening: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  pictures: Counted.nullable(),
  /** null when no narration was asked for. Goes on after `complete`, until the last section is recorded. */
  narration: Counted.nullable(),
  /** Why it failed, for a person. */
  message: z.string().nullable(),
})
export type StoryProgress = z.infer<typeof StoryProgress>

export const StoryCard = z.object({
  id: z.string(),
  title: z.string(),
  thumbnailUrl: z.string().nullable(),
  audioUrl: z.string().nullable(),
  /** Minutes of narration at the chosen pace. */
  duration: z.number(),
  favorite: z.boolean(),
  isSample: z.boolean(),
  childrenIncluded: z.array(z.object({ id: z.number().nullable(), name: z.string() })),
  createdAt: moment,
  excerpt: z.string(),
  theme: z.string().nullable(),
  /** 2 for the second story of a series; null for a story of none. */
  night: z.number().nullable(),
  /** First name of the member who had it made, for the family alone; null where that was the owner. */
  madeBy: z.string().nullable(),
  status: z.enum(storyStatuses),
  /** Only while in the making, or when it failed. */
  progress: StoryProgress.nullable(),
})
export type StoryCard = z.infer<typeof StoryCard>

export const StoryImage = z.object({
  url: z.string(),
  description: z.string(),
  /** The same picture as bitmaps, narrowest first, for `srcset`. */
  bitmaps: z.array(z.object({ url: z.string(), width: z.number() })),
  width: z.number(),
  height: z.number(),
  /** A colour of the picture, shown until it arrives. */
  colour: z.string(),
  /** The picture 16 pixels wide, as a `data:` address of under 300 bytes, shown until it arrives. */
  placeholder: z.string().optional(),
})
export type StoryImage = z.infer<typeof StoryImage>

export const StorySection = z.object({ text: z.string(), imageIndex: z.number().optional() })
export type StorySection = z.infer<typeof StorySection>

/** How a story was made, for those who asked for it. */
export const StoryReceipt = z.object({
  /** 'Nightlight', or whoever runs the model. */
  writer: z.string(),
  model: z.string().nullable(),
  /** What the story was looked over for before it was shown. */
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), detail: z.string() })),
  readingLevel: z.object({ gradeLevel: z.number(), wordsPerSentence: z.number() }),
  /** Words that are likely new to the youngest listener, at most twelve. */
  newWords: z.array(z.string()),
  /** What left the house for it, and to whom. */
  sentTo: z.array(z.object({ provider: z.string(), what: z.array(z.string()) })),
  /** null where the price is not known. */
  costUsd: z.number().nullable(),
})
export type StoryReceipt = z.infer<typeof StoryReceipt>

export const Story = StoryCard.extend({
  content: z.string(),
  storyImages: z.array(StoryImage),
  storyStructure: z.object({ sections: z.array(StorySection) }),
  storyLength: StoryLength.nullable(),
  narration: Narration.nullable(),
  /** What did not go as asked, in plain words: 'Your chosen voice was not available …'. */
  notes: z.array(z.string()),
  /** Only for its owner, and null for a story from before there were receipts. */
  receipt: StoryReceipt.nullable(),
  /** Whether the reader may change, share and delete it. */
  isOwner: z.boolean(),
  isShared: z.boolean(),
  /** First name of the owner, for members of the family alone. */
  familyOf: z.string().nullable(),
  /** For the family alone. */
  series: z
    .object({
      id: z.number(),
      title: z.string(),
      nights: z.array(z.object({ id: z.string(), title: z.string(), night: z.number() })),
    })
    .nullable(),
  /** Where the reader's account stopped, on whichever device; null for a visitor. */
  readingPosition: ReadingPosition.nullable(),
})
export type Story = z.infer<typeof Story>

const params = z.object({ id: z.uuid() })

/** Ids of version 7 rise with time, so the last id of one page is the cursor of the next. */
export const StoryPage = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  before: z.uuid().optional(),
})

export const generateStory = endpoint({
  method: 'POST',
  url: '/api/stories/generate',
  summary: 'Make a story. Answers when it is ready, or at once with `Prefer: respond-async`',
  body: StoryRequest,
  replies: { 200: z.object({ id: z.string() }), 202: z.object({ id: z.string() }) },
})

export const listStories = endpoint({
  method: 'GET',
  url: '/api/stories',
  summary: "The account's stories, newest first; for a visitor, the samples",
  query: StoryPage,
  replies: { 200: z.array(StoryCard) },
})

export const listOwnStories = endpoint({
  method: 'GET',
  url: '/api/user/stories',
  summary: "The account's stories, newest first",
  query: StoryPage,
  replies: { 200: z.array(StoryCard) },
})

export const getStory = endpoint({
  method: 'GET',
  url: '/api/stories/:id',
  summary: 'One story with its text, pictures and narration',
  params,
  replies: { 200: Story },
})

export const deleteStory = endpoint({
  method: 'DELETE',
  url: '/api/stories/:id',
  summary: 'Delete a story with its pictures and sound',
  params,
  replies: { 204: z.null() },
})

/** A deleted story can be brought back for so long. */
export const restorableMinutes = 10

export const restoreStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/restore',
  summary: 'Bring back a story that was deleted in the last ten minutes',
  params,
  replies: { 204: z.null() },
})

export const shareStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/share',
  summary: 'Let everybody who has the link read the story',
  params,
  replies: { 200: z.object({ url: z.string(), isShared: z.boolean() }) },
})

export const stopSharingStory = endpoint({
  method: 'DELETE',
  url: '/api/stories/:id/share',
  summary: 'Close the link again',
  params,
  replies: { 204: z.null() },
})

export const favoriteStory = endpoint({
  method: 'PATCH',
  url: '/api/stories/:id/favorite',
  summary: 'Mark or unmark a favourite',
  params,
  body: z.object({ favorite: z.boolean() }),
  replies: { 200: z.object({ id: z.string(), favorite: z.boolean() }) },
})

/** Server-sent events named `progress`, each with a `StoryProgress`; `end` when nothing more will come. */
export const storyProgress = endpoint({
  method: 'GET',
  url: '/api/stories/:id/progress',
  summary: 'Follow a story in the making',
  params,
  replies: {},
})
