import {
  languageNames,
  lengthForMinutes,
  maxSupportingCharacters,
  plans,
  type StoryLanguage,
  type StoryRequest,
} from '@nightlight/contract'
import { childsPronounIn } from '@nightlight/understanding'
import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Schema } from '../../../platform/database/schema.ts'
import { DiskFull } from '../../../platform/disk.ts'
import { ExpectedError, InvalidInput, UpgradeRequired } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { featuresOf, type InfoRow, type OwnChild, ownChildren } from '../../children/index.ts'
import { readingRateOf, rememberCompanions } from '../../narration/index.ts'
import { refuseUnapproved, reserveStory } from '../../plans/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { approvedVoice, refuseOtherLanguage, voiceIn } from '../../voices/index.ts'
import { insertStory } from '../stories.queries.ts'
import { languagesWritten, type WriterDeps } from '../write/story-writer.ts'
import { writeStory } from '../write/write-story.job.ts'
import type { Appearance, Brief, Companion, Hero } from './brief.ts'
import { detailOf, detailsFor } from './choose-details.ts'
import { selectRecentStories } from './recent-stories.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'config' | 'disk'> &
  Pick<SpeechDeps, 'speakers'> &
  Pick<WriterDeps, 'writer'>

/**
 * Requests a story: checks the request against the family and the plan, reserves the quota and enqueues the writing, all in one
 * transaction.
 * @param madeBy the member of the family who requests it, if that is not the account
 * @param joinSeries finds the story's place in its series, if it belongs to one
 * @returns the story's id, at once; the story is still to be written
 */
export async function requestStory(
  deps: Deps,
  account: Account,
  request: StoryRequest,
  madeBy: number | null = null,
  joinSeries?: (trx: Transaction<Schema>) => Promise<NonNullable<Brief['series']>>,
): Promise<{ id: string }> {
  // It could be saved, and would wait until somebody makes room.
  if (await deps.disk.isFull()) throw new DiskFull()
  refuseUnapproved(deps.config, account)
  refuseAbovePlan(account, request)
  // A series keeps whoever was in it from the beginning.
  if (!joinSeries) refuseTooManyFriends(request)
  const family = await ownChildren(deps.db, account)
  const heroes = pickChildren(family, request.mainCharacterIds, 'mainCharacterIds')
  const friends = pickChildren(family, request.supportingCharacterIds, 'supportingCharacterIds')
  const [first] = heroes
  const { language, notes } = languageFor(deps, request, first)
  const narration = request.generateAudio ? await chooseVoice(deps, account, request, language, first) : null
  if (request.generateAudio && !narration) notes.push(noVoiceNote(language))
  const lettersPerSecond = narration && (await readingRateOf(deps, narration, narration.cadence, language))
  const details = await detailsFor(deps.db, account, heroes)
  const recentStories = await selectRecentStories(deps.db, account.id, heroes, request.storyTheme)
  const id = uuidv7()
  const brief = makeBrief(account, request, {
    seed: id,
    language,
    heroes,
    friends,
    narration,
    lettersPerSecond,
    details,
    recentStories,
  })
  const childrenIncluded = heroes.map((child) => ({ id: child.id, name: child.name }))
  await deps.db.transaction().execute(async (trx) => {
    await reserveStory(trx, account, id)
    const series = await joinSeries?.(trx)
    const fullBrief = series ? withSeries(brief, series) : brief
    await insertStory(trx, {
      id,
      userId: account.id,
      madeBy,
      isSample: false,
      brief: fullBrief,
      childrenIncluded,
      notes,
      waitsForYes: heroes.some((child) => child.waitForYes),
    })
    // For another night nobody has typed them again, and the family may have removed one since.
    if (!joinSeries)
      await rememberCompanions(trx, account.id, request.customSupportingCharacters, {
        changesKnown: madeBy === null,
      })
    await deps.jobs.enqueue(trx, writeStory, { storyId: id })
  })
  return { id }
}

/** Plots of the series come first in the list of those that are not to be repeated. */
const withSeries = (brief: Brief, series: NonNullable<Brief['series']>): Brief => ({
  ...brief,
  series,
  toldBefore: [...series.plots, ...brief.toldBefore.filter((plot) => !series.plots.includes(plot))],
})

function refuseAbovePlan(account: Account, request: StoryRequest): void {
  const plan = plans[account.tier]
  if (!plan.lengths.includes(lengthOf(request))) {
    const field = request.minutes === undefined ? 'storyLength' : 'minutes'
    throw new UpgradeRequired(field, `The ${plan.name} plan tells short stories.`)
  }
  const withFriends = request.supportingCharacterIds.length + request.customSupportingCharacters.length > 0
  if (withFriends && !plan.supportingCharacters) {
    const field =
      request.supportingCharacterIds.length > 0 ? 'supportingCharacterIds' : 'customSupportingCharacters'
    throw new UpgradeRequired(field, 'Supporting characters come with the Starlight plan.')
  }
}

function refuseTooManyFriends({ supportingCharacterIds, customSupportingCharacters }: StoryRequest): void {
  if (supportingCharacterIds.length + customSupportingCharacters.length <= maxSupportingCharacters) return
  throw new InvalidInput(
    'customSupportingCharacters',
    `Please choose at most ${maxSupportingCharacters} supporting characters`,
  )
}

/** Minutes are more exact, so they win. */
const lengthOf = ({ minutes, storyLength }: StoryRequest) =>
  minutes === undefined ? storyLength : lengthForMinutes(minutes)

/** The children with these ids, in this order, each once. A child of another family is treated as one that does not exist. */
function pickChildren(family: readonly OwnChild[], ids: readonly number[], field: string): OwnChild[] {
  return [...new Set(ids)].map((id) => {
    const child = family.find((each) => each.id === id)
    if (!child) throw new InvalidInput(field, 'This child profile was not found.')
    return child
  })
}

/** The language that was asked for, or that of the first child as far as it can be kept. @returns a note where it cannot */
function languageFor(
  { writer }: Deps,
  { language: requested }: StoryRequest,
  first: OwnChild | undefined,
): { language: StoryLanguage; notes: string[] } {
  const languages = languagesWritten(writer)
  const language = requested ?? first?.storyLanguage ?? 'en'
  if (language === 'en' || languages.includes(language)) return { language, notes: [] }
  const stories = `Stories in ${languageNames[language]}`
  const reason =
    languages.length > 1 ? 'are not told on this server' : 'need a language model, and none is set up here'
  if (requested) throw new InvalidInput('language', `${stories} ${reason}.`)
  return { language: 'en', notes: [`${stories} ${reason}, so this one is in English.`] }
}

const noVoiceNote = (language: StoryLanguage) =>
  `No voice here speaks ${languageNames[language]}, so this story is for reading, not for listening.`

/** @returns null where no voice speaks the language */
async function chooseVoice(
  deps: Deps,
  account: Account,
  request: StoryRequest,
  language: StoryLanguage,
  first?: OwnChild,
) {
  const { selectedVoiceId: voiceId, selectedVoiceProviderId: providerId } = request
  if (!voiceId) {
    const voice = await voiceIn(language, deps, account, first)
    if (!voice && language === 'en') throw new ExpectedError(503, 'unavailable', 'No voice is available.')
    return voice && { ...voice, cadence: request.narrationCadence }
  }
  const voice = await approvedVoice(deps.db, account, { providerId, voiceId })
  refuseOtherLanguage(voice, language, deps.speakers, 'selectedVoiceId')
  return { providerId: voice.providerId, voiceId: voice.voiceId, cadence: request.narrationCadence }
}

function makeBrief(
  account: Account,
  request: StoryRequest,
  parts: {
    seed: string
    language: StoryLanguage
    heroes: OwnChild[]
    friends: OwnChild[]
    narration: Brief['narration']
    lettersPerSecond: number | null
    details: InfoRow[]
    recentStories: Pick<Brief, 'toldBefore' | 'openingsTold' | 'linesTold'>
  },
): Brief {
  const heroIds = new Set(parts.heroes.map((child) => child.id))
  const friends = parts.friends.filter((child) => !heroIds.has(child.id))
  const children = parts.heroes.map((child) => ({
    ...heroOf(child, plans[account.tier].personalisation !== 'names'),
    details: parts.details.filter((item) => item.childProfileId === child.id).map(detailOf),
  }))
  const companions = [...friends.map(companionOf), ...request.customSupportingCharacters.map(customCompanion)]
  return {
    seed: parts.seed,
    theme: request.storyTheme,
    length: lengthOf(request),
    ...(parts.language !== 'en' && { language: parts.language }),
    ...(request.minutes !== undefined && { minutes: request.minutes }),
    ...(parts.lettersPerSecond !== null && { lettersPerSecond: parts.lettersPerSecond }),
    children:
      parts.language === 'en' ? withPronoun(children, companions, request.additionalDetails) : children,
    companions,
    ...(request.charactersRelationship && { relationship: request.charactersRelationship }),
    ...(request.additionalDetails && { details: request.additionalDetails }),
    ...(request.ignoredFacts && request.ignoredFacts.length > 0 && { ignoredFacts: request.ignoredFacts }),
    ...parts.recentStories,
    narration: parts.narration,
  }
}

/** An only child whose profile says no pronoun is spoken of in the story as the parent speaks of it in the wish. */
function withPronoun<Child extends Hero>(
  children: readonly Child[],
  companions: readonly Companion[],
  wish: string | undefined,
): Child[] {
  const [child, another] = children
  if (!child || another || child.pronouns || !wish) return [...children]
  const known = companions.map(({ name }) => ({ name, role: 'companion' as const }))
  const pronouns = childsPronounIn(wish, [{ name: child.name, role: 'child' }, ...known])
  return pronouns === null ? [child] : [{ ...child, pronouns }]
}

export function heroOf(child: OwnChild, withInterests: boolean): Hero {
  return {
    id: child.id,
    name: child.name,
    age: child.age,
    ...(child.pronouns !== 'name' && { pronouns: child.pronouns }),
    interests: withInterests ? splitList(child.interests) : [],
    ...(child.grownUps && { grownUps: splitList(child.grownUps.replace(/ and |[&+/]/gi, ',')) }),
    // On every plan: keeping out what a child is afraid of is not a paid extra.
    fears: splitList(child.fears),
    appearance: appearanceOf(child),
  }
}

/** 'trains, the moon' */
const splitList = (text: string | null) =>
  (text ?? '')
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean)

/** Of a companion with a profile to the children of the story: nobody has said what it is. */
export const profileRelationship = 'friend'

export function companionOf(child: OwnChild): Companion {
  return {
    id: child.id,
    name: child.name,
    relationship: profileRelationship,
    age: child.age,
    appearance: appearanceOf(child),
  }
}

export function customCompanion(character: StoryRequest['customSupportingCharacters'][number]): Companion {
  const { name, relationship, description, spokenName } = character
  return { name, relationship, ...(description && { description }), ...(spokenName && { spokenName }) }
}

function appearanceOf(child: OwnChild): Appearance {
  const otherFeatures = featuresOf(child)
  return {
    hasGlasses: child.hasGlasses,
    ...(child.hairColor && { hairColor: child.hairColor }),
    ...(child.eyeColor && { eyeColor: child.eyeColor }),
    ...(child.hairStyle && { hairStyle: child.hairStyle }),
    ...(child.skinTone && { skinTone: child.skinTone }),
    ...(otherFeatures && { otherFeatures }),
    ...(child.lookSeed && { lookSeed: child.lookSeed }),
    ...(child.characterApproved && child.characterSeed && { characterSeed: child.characterSeed }),
  }
}
