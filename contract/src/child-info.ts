import * as z from 'zod/mini'
import { Child } from './children.ts'
import { endpoint } from './endpoint.ts'
import type { Tier } from './plans.ts'
import { isoDateTime, lines, requiredLine, rowId } from './text.ts'

/** How a story uses an item; in the order of the info manager. */
export const infoCategories = ['core', 'occasional', 'fun_fact', 'appearance'] as const
export type InfoCategory = (typeof infoCategories)[number]

export const infoSections = ['appearance', 'interests', 'family', 'favorites', 'education'] as const
export type InfoSection = (typeof infoSections)[number]

export interface InfoSectionRules {
  /** The lowest tier that may add to this section. */
  readonly tier: Tier
  /** The category of every item of this section. */
  readonly category: InfoCategory
  /** The maximum number of items, for every tier but Moonbeam. */
  readonly cap: number
}

export const infoSectionRules: Readonly<Record<InfoSection, InfoSectionRules>> = {
  appearance: { tier: 'starlight', category: 'appearance', cap: 10 },
  interests: { tier: 'starlight', category: 'core', cap: 8 },
  family: { tier: 'starlight', category: 'core', cap: 5 },
  favorites: { tier: 'starlight', category: 'fun_fact', cap: 10 },
  education: { tier: 'moonbeam', category: 'core', cap: 8 },
}

/** The plan from which on stories use what is noted about a child, in a section or in none. Only Moonbeam’s are about family and school. */
export const infoUsedFrom = (section: InfoSection | null): 'starlight' | 'moonbeam' =>
  section === 'family' || section === 'education' ? 'moonbeam' : 'starlight'

/** The maximum number of items in a section; null is unlimited. */
export const infoCap = (tier: Tier, section: InfoSection): number | null =>
  tier === 'moonbeam' ? null : infoSectionRules[section].cap

const infoLength = { min: 2, max: 2000 } as const

const fields = {
  infoText: lines('Info', infoLength.max).check(
    z.minLength(infoLength.min, 'Info must be at least 2 characters long'),
  ),
  category: z.enum(infoCategories, 'Please select a category'),
}

export const InfoChanges = z.object(fields)
export type InfoChanges = z.infer<typeof InfoChanges>

export const NewInfo = z
  .object({
    ...fields,
    /** The section of the Enhanced Profile in which it was entered; null for the info manager. */
    section: z.nullish(z.enum(infoSections)),
  })
  .check(
    z.refine(({ section, category }) => !section || infoSectionRules[section].category === category, {
      path: ['category'],
      message: 'Please select a category',
    }),
  )
export type NewInfo = z.infer<typeof NewInfo>

export const InfoItem = z.object({
  id: z.number(),
  childProfileId: z.number(),
  infoText: z.string(),
  category: z.enum(infoCategories),
  section: z.nullable(z.enum(infoSections)),
  usageCount: z.number(),
  lastUsed: z.nullable(isoDateTime),
  createdAt: isoDateTime,
})
export type InfoItem = z.infer<typeof InfoItem>

/** The items that legacy text is split into: its parts between commas, and a part that is too long for one item into several. */
export function legacyInfoParts(text: string | null): string[] {
  return (text ?? '')
    .split(',')
    .flatMap((part) => part.match(/\S[\s\S]{0,1999}(?=\s|$)|\S{1,2000}/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length >= infoLength.min)
}

const params = z.object({ id: rowId })
const itemParams = z.object({ infoId: rowId })

export const listInfo = endpoint({
  method: 'GET',
  url: '/api/user/children/:id/info',
  summary: 'The info items of a child, oldest first',
  params,
  replies: { 200: z.array(InfoItem) },
})

export const addInfo = endpoint({
  method: 'POST',
  url: '/api/user/children/:id/info',
  summary: 'Add an item; a section of the Enhanced Profile has a tier and a cap',
  params,
  body: NewInfo,
  replies: { 201: InfoItem },
})

export const importInfo = endpoint({
  method: 'POST',
  url: '/api/user/children/:id/info/import',
  summary: 'Turn the legacy text into core items, unless the child has items already; returns all items',
  params,
  replies: { 200: z.array(InfoItem) },
})

export const changeInfo = endpoint({
  method: 'PUT',
  url: '/api/user/children/info/:infoId',
  summary: 'Change the text and the category of an item',
  params: itemParams,
  body: InfoChanges,
  replies: { 200: InfoItem },
})

export const removeInfo = endpoint({
  method: 'DELETE',
  url: '/api/user/children/info/:infoId',
  summary: 'Delete an item',
  params: itemParams,
  replies: { 204: z.null() },
})

export const chooseDefaultVoice = endpoint({
  method: 'POST',
  url: '/api/user/children/:id/default-voice',
  summary: 'Choose the voice that narrates for a child; it must be approved, active and within the tier',
  params,
  body: z.object({ voiceId: requiredLine('Voice', 200), providerId: requiredLine('Provider', 80) }),
  replies: { 200: Child },
})
