import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StoryLanguage } from './languages.ts'
import { rowId } from './text.ts'

/** Four to eight digits: enough where five wrong ones are followed by a quarter of an hour. */
export const childScreenPin = z.string().check(z.regex(/^\d{4,8}$/, 'A PIN has 4 to 8 digits'))

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written like 18:30'))

/** Between which times of day a child's screen plays stories; past midnight where `until` is the earlier one. */
export const ChildScreenHours = z.object({ from: timeOfDay, until: timeOfDay }).check(
  z.refine(({ from, until }) => from !== until, {
    path: ['until'],
    message: 'The hours have to end at another time than they begin',
  }),
)
export type ChildScreenHours = z.infer<typeof ChildScreenHours>

const ofChild = { params: z.object({ id: rowId }) }

export const childScreenSettings = endpoint({
  method: 'GET',
  url: '/api/user/children/:id/screen',
  summary: 'What a child’s own screen would be opened with',
  ...ofChild,
  replies: { 200: z.object({ hasPin: z.boolean(), hours: z.nullable(ChildScreenHours) }) },
})

export const openChildScreen = endpoint({
  method: 'POST',
  url: '/api/user/children/:id/screen',
  summary:
    'Turn this browser into a child’s own screen. Until a parent leaves it, its session can do nothing but play that child’s stories',
  ...ofChild,
  body: z.object({
    /** Replaces the PIN of the account. Needed where it has none yet. */
    pin: z.optional(childScreenPin),
    /** Replaces the hours of this child; null for any time of day. */
    hours: z.optional(z.nullable(ChildScreenHours)),
  }),
  replies: { 204: z.null() },
})

/** What a child may see of a story: its cover, and its title for whoever hears the screen read out. */
export const ChildScreenStory = z.object({
  id: z.string(),
  title: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  language: StoryLanguage,
})
export type ChildScreenStory = z.infer<typeof ChildScreenStory>

export const childScreen = endpoint({
  method: 'GET',
  url: '/api/child-screen',
  summary: 'What this browser shows while it is a child’s own screen',
  replies: {
    200: z.object({
      /** null once the profile of the child has been deleted. */
      name: z.nullable(z.string()),
      /** false outside of its hours: then there are no stories. */
      isOpen: z.boolean(),
      hours: z.nullable(ChildScreenHours),
      stories: z.array(ChildScreenStory),
    }),
  },
})
export type ChildScreen = z.infer<(typeof childScreen)['replies'][200]>

export const leaveChildScreen = endpoint({
  method: 'POST',
  url: '/api/child-screen/leave',
  summary: 'Make this browser the parent’s again, with the PIN or with the password of the account',
  body: z
    .object({
      pin: z.optional(childScreenPin),
      password: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    })
    .check(
      z.refine(({ pin, password }) => (pin === undefined) !== (password === undefined), {
        path: ['pin'],
        message: 'Please enter the PIN or the password',
      }),
    ),
  replies: { 204: z.null() },
})
