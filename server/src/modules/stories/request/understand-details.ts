import type { BodyOf, ReplyOf, understandStory } from '@nightlight/contract'
import { isNamedThing } from '@nightlight/storyteller'
import { type KnownPerson, labelOf, type NotUnderstood, restOf, understand } from '@nightlight/understanding'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import { type OwnChild, ownChildren } from '../../children/index.ts'
import { tellingOf } from '../write/fact-receipts.ts'
import type { Draft, StoryWriter } from '../write/story-writer.ts'
import type { Brief } from './brief.ts'
import { factsOf } from './facts-of.ts'
import { selectRecentStories } from './recent-stories.queries.ts'
import { companionOf, customCompanion, heroOf, profileRelationship } from './request-story.ts'

type Details = BodyOf<typeof understandStory>

/** What a story would know of the details, so that a parent can see and correct it. Ids of children of other families name nobody. */
export async function understandDetails(
  { db, writer }: { db: Kysely<Schema>; writer: StoryWriter },
  owner: Account,
  body: Details,
): Promise<ReplyOf<typeof understandStory>> {
  const { text, mainCharacterIds, supportingCharacterIds, customSupportingCharacters } = body
  const chosen = [...mainCharacterIds, ...supportingCharacterIds]
  const family = chosen.length > 0 ? await ownChildren(db, owner) : []
  const people: KnownPerson[] = [
    ...family
      .filter(({ id }) => chosen.includes(id))
      .map(({ id, name }) =>
        mainCharacterIds.includes(id)
          ? { name, role: 'child' as const }
          : { name, role: 'companion' as const, relationship: profileRelationship },
      ),
    ...customSupportingCharacters.map(({ name, relationship }) => ({
      name,
      relationship,
      role: 'companion' as const,
    })),
  ]
  const understood = understand([{ from: 'wish', text }], people)
  const { facts } = understood
  const brief = await briefOf(db, owner, family, body)
  const rest = restOf(text, understood, people)
  const telling = brief && writer.preview ? tellingIn(brief, writer.preview(brief), rest) : undefined
  // Where it is not known which story it will be: of named things the storyteller has something to say, whatever happened with them.
  const isTold = (said: string) => telling?.includes(said) ?? isNamedThing(bare(said))
  const left = rest.filter(({ said }) => !isTold(said))
  return {
    facts: facts.map((fact) => ({
      id: fact.id,
      said: fact.said,
      label: labelOf(fact),
      about: fact.about,
      kind: fact.kind,
      sensitivity: fact.sensitivity,
    })),
    notUnderstood: left.flatMap(({ said, isDetail }) => (isDetail ? [] : [said])),
    details: left.flatMap(({ said, isDetail }) => (isDetail ? [said] : [])),
    ...(telling && { willBeTold: telling }),
    ...(brief && writer.leavesOut && { leftForAnother: [...writer.leavesOut(brief)] }),
  }
}

const bare = (said: string) => said.replace(/^(?:an?|the|her|his|their|our|my|some) /i, '')

/** What of the words that no fact has the story says all the same. */
function tellingIn(brief: Brief, story: Draft, rest: readonly NotUnderstood[]): string[] {
  const { named } = factsOf(brief)
  return rest.flatMap(({ said }) => (tellingOf(said, named, story) ? [said] : []))
}

/** What decides on a plot: whom the story is for, who comes along, and the words. Undefined until all of it is chosen. */
async function briefOf(
  db: Kysely<Schema>,
  owner: Account,
  family: readonly OwnChild[],
  body: Details,
): Promise<Brief | undefined> {
  const { storyTheme: theme, storyLength: length, ignoredFacts, customSupportingCharacters } = body
  const chosen = (ids: readonly number[]) => family.filter(({ id }) => ids.includes(id))
  const heroes = chosen(body.mainCharacterIds)
  if (!theme || !length || heroes.length === 0) return undefined
  return {
    seed: 'preview',
    theme,
    length,
    children: heroes.map((child) => heroOf(child, false)),
    companions: [
      ...chosen(body.supportingCharacterIds).map(companionOf),
      ...customSupportingCharacters.map(customCompanion),
    ],
    details: body.text,
    ...(ignoredFacts && { ignoredFacts }),
    ...(await selectRecentStories(db, owner.id, heroes, theme)),
    narration: null,
  }
}
