import * as z from 'zod/mini'
import { endpoint, file } from './endpoint.ts'
import { StoryLanguage } from './languages.ts'
import { Narration } from './narration.ts'
import { ReadingPosition } from './reading-position.ts'
import { Cadence, childrenRelationships, minutesRange, StoryLength, Theme } from './story-options.ts'
import { isoDateTime, line, lines, requiredLine, rowIdInBody } from './text.ts'

export const CustomCharacter = z.object({
  name: requiredLine('Name', 80),
  relationship: requiredLine('Relationship', 80),
  description: z.optional(line('Description', 300)),
  /** How the name is pronounced, where it is not pronounced as it is written. */
  spokenName: z.optional(line('Say the name as', 120)),
})
export type CustomCharacter = z.infer<typeof CustomCharacter>

/** How many characters fit into the pictures. */
export const maxMainCharacters = 4
export const maxSupportingCharacters = 6

export const StoryRequest = z.object({
  mainCharacterIds: z
    .array(rowIdInBody)
    .check(
      z.minLength(1, 'At least one main character must be selected'),
      z.maxLength(maxMainCharacters, `Please choose at most ${maxMainCharacters} main characters`),
    ),
  supportingCharacterIds: z._default(z.array(rowIdInBody).check(z.maxLength(maxSupportingCharacters)), []),
  customSupportingCharacters: z._default(
    z.array(CustomCharacter).check(z.maxLength(maxSupportingCharacters)),
    [],
  ),
  charactersRelationship: z.optional(z.enum(childrenRelationships)),
  storyTheme: Theme,
  storyLength: StoryLength,
  /** The length in minutes of narration by the chosen voice at the chosen pace, instead of `storyLength`. */
  minutes: z.optional(z.number().check(z.int(), z.minimum(minutesRange.min), z.maximum(minutesRange.max))),
  additionalDetails: z.optional(lines('Additional details', 2000)),
  /** The ids of facts, as `understandStory` returns them, that were understood from the details and are not meant. */
  ignoredFacts: z.optional(z.array(line('Ignored fact', 300)).check(z.maxLength(100))),
  generateAudio: z._default(z.boolean(), true),
  selectedVoiceId: z.optional(line('Voice', 200)),
  selectedVoiceProviderId: z.optional(line('Provider', 80)),
  narrationCadence: z._default(Cadence, 'bedtime-story'),
  /** Where it is not given, the story language of the first main character, as far as it can be kept; else English. */
  language: z.optional(StoryLanguage),
  /** A family that the account is a member of: the story is about its children, counts against its quota and belongs to it. */
  familyId: z.optional(rowIdInBody),
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

const PartProgress = z.object({ done: z.number(), total: z.number() })

/** A complete snapshot of a story that is being made: a client that missed earlier ones misses nothing. */
export const StoryProgress = z.object({
  storyId: z.string(),
  status: z.enum(storyStatuses),
  step: z.enum(storySteps),
  /** 0 to 100, computed from finished work, never from elapsed time. */
  percent: z.number(),
  title: z.nullable(z.string()),
  /** The first lines, as soon as they are written. */
  opening: z.nullable(z.string()),
  /** Of title and opening; absent from earlier servers. */
  language: z.optional(StoryLanguage),
  /** Of the text. It grows where what was there is taken back, and again where another one takes its place; absent from earlier servers. */
  edition: z.optional(z.number()),
  thumbnailUrl: z.nullable(z.string()),
  pictures: z.nullable(PartProgress),
  /** null when no narration was requested. Continues after `complete`, until the last section is recorded. */
  narration: z.nullable(PartProgress),
  /**
   * Nothing more will happen by itself: the story failed, or it is ready and its narration, if requested, failed or is joined into one
   * file. The last section is recorded before that file exists.
   */
  settled: z.boolean(),
  /** Why it failed, as a sentence for the user. */
  message: z.nullable(z.string()),
})
export type StoryProgress = z.infer<typeof StoryProgress>

export const StoryCard = z.object({
  id: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  audioUrl: z.nullable(z.string()),
  /** Minutes of narration at the chosen pace. */
  duration: z.number(),
  favorite: z.boolean(),
  isSample: z.boolean(),
  childrenIncluded: z.array(z.object({ id: z.nullable(z.number()), name: z.string() })),
  createdAt: isoDateTime,
  excerpt: z.string(),
  theme: z.nullable(z.string()),
  /** In which its text is, and its title. */
  language: StoryLanguage,
  /** 2 for the second story of a series; null outside of a series. */
  night: z.nullable(z.number()),
  /** The first name of the member who requested it, visible to the family only; null where that was the owner. */
  madeBy: z.nullable(z.string()),
  /** Relatives whose readings have arrived and wait for the owner, who alone sees them. */
  waitingReadings: z.array(z.string()),
  status: z.enum(storyStatuses),
  /** Until its owner has read and approved it, nobody else sees it, and it is not read aloud. */
  awaitsParent: z.boolean(),
  /** Only while it is being made, or when it failed. */
  progress: z.nullable(StoryProgress),
  /** Where the reader's account stopped in it, on any device; null where it never began. */
  place: z.nullable(z.object({ section: z.number(), positionMs: z.nullable(z.number()), at: isoDateTime })),
  /** The series that it is a night of, visible to the family only. */
  partOf: z.nullable(z.object({ id: z.number(), title: z.string() })),
  /** First names of relatives whose readings of it can be heard, visible to the family only. */
  readBy: z.array(z.string()),
})
export type StoryCard = z.infer<typeof StoryCard>

export const StoryImage = z.object({
  url: z.string(),
  description: z.string(),
  /** The same picture as bitmaps, narrowest first, for `srcset`. */
  bitmaps: z.array(z.object({ url: z.string(), width: z.number() })),
  width: z.number(),
  height: z.number(),
  /** The main colour of the picture, shown until it has loaded. */
  colour: z.string(),
  /** The picture at a width of 16 pixels, as a `data:` URL of under 300 bytes, shown until it has loaded. */
  placeholder: z.optional(z.string()),
})
export type StoryImage = z.infer<typeof StoryImage>

export const StorySection = z.object({ text: z.string(), imageIndex: z.optional(z.number()) })
export type StorySection = z.infer<typeof StorySection>

/** Something that the family told, and what became of it. */
export const FactReceipt = z.object({
  /** The parent's own words. */
  said: z.string(),
  from: z.enum(['wish', 'note', 'profile', 'companion']),
  kind: z.string(),
  /** In a few words: 'first day'; empty for words that were not understood. */
  about: z.string(),
  /** As on its chip in the form: 'first day of school · tomorrow'; absent in older receipts and for words that were not understood. */
  label: z.optional(z.string()),
  /**
   * `shaped`: the story is about it. `told`: it has a part in the story. `kept-out`: as asked. `waits`: for another night. `left-out`: see
   * `why`.
   */
  outcome: z.enum(['told', 'shaped', 'kept-out', 'waits', 'left-out']),
  /** Of what was left out; `detail` of words that only say where, when or with whom; `in-part` of what the story is about in part: the same feeling, another event. */
  why: z.nullable(
    z.enum([
      'in-part',
      'no-story',
      'not-this-time',
      'tender',
      'private',
      'unsure',
      'unavoidable',
      'not-found',
      'not-understood',
      'detail',
      'not-checked',
    ]),
  ),
  /** Index of the section that tells it first; null where none does. */
  section: z.nullable(z.number()),
  /** Of what was told in the words in which it was typed: read out and played, said before the story begins, or what happens in it; absent for all else, and in older receipts. */
  how: z.optional(z.enum(['played', 'quoted', 'happens'])),
})
export type FactReceipt = z.infer<typeof FactReceipt>

/** How a story was made. */
export const StoryReceipt = z.object({
  /** 'Nightlight', or the name of the model's provider. */
  writer: z.string(),
  model: z.nullable(z.string()),
  /** The checks that the story went through before it was shown. */
  checks: z.array(
    z.object({
      name: z.string(),
      /** null for what was not checked: see `detail`. */
      passed: z.nullable(z.boolean()),
      detail: z.string(),
    }),
  ),
  /** The grade is null where the story is not in English; words are characters in Chinese and Japanese. */
  readingLevel: z.object({ gradeLevel: z.nullable(z.number()), wordsPerSentence: z.number() }),
  /** Words that are probably new to the youngest listener, at most twelve; none where the story is not in English. */
  newWords: z.array(z.string()),
  /** What was sent to which external service. */
  sentTo: z.array(
    z.object({
      provider: z.string(),
      what: z.array(z.string()),
      /** The parent's words as they left, with '[child 1]' and '[a place]' for names; absent where no words of theirs were sent. */
      words: z.optional(z.array(z.string())),
    }),
  ),
  /** null where the price is unknown. */
  costUsd: z.nullable(z.number()),
  /** What became of everything the family told; absent in receipts from before it was noted. */
  facts: z.optional(z.array(FactReceipt)),
  /** What the story has and its pictures cannot show; absent where everything can be shown, and in older receipts. */
  notDrawn: z.optional(z.array(z.string())),
})
export type StoryReceipt = z.infer<typeof StoryReceipt>

export const Story = z.extend(StoryCard, {
  content: z.string(),
  storyImages: z.array(StoryImage),
  storyStructure: z.object({ sections: z.array(StorySection) }),
  /** Of the text, as in its progress; absent from earlier servers. */
  edition: z.optional(z.number()),
  storyLength: z.nullable(StoryLength),
  narration: z.nullable(Narration),
  /** What did not go as requested, as sentences for the user: 'Your chosen voice was not available …'. */
  notes: z.array(z.string()),
  /** Visible to the owner only; null for stories from before there were receipts. */
  receipt: z.nullable(StoryReceipt),
  /** Whether the reader may change, share and delete it. */
  isOwner: z.boolean(),
  isShared: z.boolean(),
  /** It waits because a parent wants to read every story of one of its children first; else nobody could check it. */
  waitsForYes: z.boolean(),
  /** For the eyes of whoever reads: at most two for a section, by its index; empty where nobody has asked for them. Not for others. */
  marginQuestions: z.array(z.array(z.string())),
  /** When sharing ends by itself, visible to the owner only; null if its owner ends it. */
  sharedUntil: z.nullable(z.string()),
  /** The first name of the owner, visible to members of the family only. */
  familyOf: z.nullable(z.string()),
  /** Visible to the family only. */
  series: z.nullable(
    z.object({
      id: z.number(),
      title: z.string(),
      nights: z.array(z.object({ id: z.string(), title: z.string(), night: z.number() })),
    }),
  ),
  /** Where the reader's account stopped, on any device; null for a visitor. */
  readingPosition: z.nullable(ReadingPosition),
})
export type Story = z.infer<typeof Story>

const params = z.object({ id: z.uuid() })

/** UUIDs of version 7 increase with time, so the last id of a page is the cursor of the next one. */
export const StoryListQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1000),
  before: z.optional(z.uuid()),
})

export const generateStory = endpoint({
  method: 'POST',
  url: '/api/stories/generate',
  summary: 'Create a story. Replies when it is ready, or at once with `Prefer: respond-async`',
  body: StoryRequest,
  replies: { 200: z.object({ id: z.string() }), 202: z.object({ id: z.string() }) },
})

/** What was understood of the details of a story that could be requested. */
export const UnderstoodFact = z.object({
  /** Stays the same while other words change. */
  id: z.string(),
  /** The parent’s own words. */
  said: z.string(),
  /** A few words for a chip: 'first day of school · tomorrow'. */
  label: z.string(),
  /** What it is about: 'first-day', 'lost-tooth', 'leave-out'. */
  about: z.string(),
  kind: z.string(),
  /** `tender`: told only by a story that was written for it. `private`: never told. */
  sensitivity: z.enum(['plain', 'tender', 'private']),
})
export type UnderstoodFact = z.infer<typeof UnderstoodFact>

export const understandStory = endpoint({
  method: 'POST',
  url: '/api/stories/understand',
  summary: 'What is understood of the details of a story, before it is requested',
  body: z.extend(
    z.pick(StoryRequest, {
      supportingCharacterIds: true,
      customSupportingCharacters: true,
      familyId: true,
    }),
    {
      mainCharacterIds: z._default(z.array(rowIdInBody).check(z.maxLength(maxMainCharacters)), []),
      text: lines('Text', 2000),
      /** With these it is also said what the story would leave for another one. */
      storyTheme: z.optional(Theme),
      storyLength: z.optional(StoryLength),
      ignoredFacts: StoryRequest.shape.ignoredFacts,
    },
  ),
  replies: {
    200: z.object({
      facts: z.array(UnderstoodFact),
      /** Words of which nobody knows what they mean: they stay with the story and will not shape it. */
      notUnderstood: z.array(z.string()),
      /** Words that are known and say more of a fact, as where it was: a story may leave them out. */
      details: z.array(z.string()),
      /**
       * Of what no fact says, the words that the story would tell all the same, as it would be told now. They are in neither of the lists before. Absent without theme and
       * length, and where the writer cannot say.
       */
      willBeTold: z.optional(z.array(z.string())),
      /**
       * Ids of facts for which one story of that length has no room, as it would be planned now. Absent without theme and length, and where
       * the writer cannot say.
       */
      leftForAnother: z.optional(z.array(z.string())),
    }),
  },
})

export const listStories = endpoint({
  method: 'GET',
  url: '/api/stories',
  summary: "The account's stories, newest first; for a visitor, the samples",
  query: StoryListQuery,
  replies: { 200: z.array(StoryCard) },
})

export const listOwnStories = endpoint({
  method: 'GET',
  url: '/api/user/stories',
  summary: "The account's stories, newest first",
  query: StoryListQuery,
  replies: { 200: z.array(StoryCard) },
})

export const getStory = endpoint({
  method: 'GET',
  url: '/api/stories/:id',
  summary: 'One story with its text, pictures and narration',
  params,
  replies: { 200: Story },
})

export const storyRequest = endpoint({
  method: 'GET',
  url: '/api/stories/:id/request',
  summary: 'What an own story was requested with, as far as it still exists, to request it again',
  params,
  replies: {
    200: z.extend(StoryRequest, {
      /** Empty if the children have no profile any more. */
      mainCharacterIds: z.array(z.number()),
    }),
  },
})

export const deleteStory = endpoint({
  method: 'DELETE',
  url: '/api/stories/:id',
  summary: 'Delete a story with its pictures and audio',
  params,
  replies: { 204: z.null() },
})

/** How long a deleted story can be restored. */
export const restorableMinutes = 10

export const restoreStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/restore',
  summary: 'Restore a story that was deleted in the last ten minutes',
  params,
  replies: { 204: z.null() },
})

/** How long everybody who has the link may read a shared story. */
export const shareDurations = ['hour', 'week', 'unlimited'] as const
export type ShareDuration = (typeof shareDurations)[number]

/** Without a duration, a story that is shared keeps its end, and any other one is shared until its owner stops that. */
export const shareStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/share',
  summary: 'Share a story with everybody who has the link',
  params,
  body: z.optional(z.nullable(z.object({ duration: z.optional(z.enum(shareDurations)) }))),
  replies: {
    200: z.object({ url: z.string(), isShared: z.boolean(), sharedUntil: z.nullable(z.string()) }),
  },
})

export const stopSharingStory = endpoint({
  method: 'DELETE',
  url: '/api/stories/:id/share',
  summary: 'Revoke the share link',
  params,
  replies: { 204: z.null() },
})

export const approveStory = endpoint({
  method: 'POST',
  url: '/api/stories/:id/approve',
  summary: 'The owner has read a story that could not be checked, and approves it',
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

/** The URLs of stored files are part of a story and are never reused. */
export const storyFile = file({
  url: '/media/stories/:id/*',
  summary: 'A picture, a narration or a reading of a story, for everybody who may read the story',
  params: z.object({
    id: z.uuid(),
    '*': z
      .string()
      .check(
        z.regex(
          /^(pictures|narration\/\d+|readings\/\d+\/[a-z0-9-]+)\/[a-z0-9-]+\.(svg|webp|mp3)$/,
          'File not found',
        ),
      ),
  }),
  contentTypes: ['image/svg+xml', 'image/webp', 'audio/mpeg'],
})

/** Server-sent events named `progress`, each with a `StoryProgress`; `end` after the last one. */
export const storyProgress = endpoint({
  method: 'GET',
  url: '/api/stories/:id/progress',
  summary: 'Follow the progress of a story',
  params,
  replies: {},
})
