import type { BodyOf, ReplyOf, understandStory } from '@nightlight/contract'
import { isNamedThing } from '@nightlight/storyteller'
import { type KnownPerson, labelOf, understand } from '@nightlight/understanding'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import { type OwnChild, ownChildren } from '../../children/index.ts'
import type { StoryWriter } from '../write/story-writer.ts'
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
  const { facts, notUnderstood } = understand([{ from: 'wish', text }], people)
  // Of these the storyteller has something to say, whatever happened with them.
  const left = notUnderstood.filter(({ said }) => !isNamedThing(said))
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
    ...leftBy(writer, family, body),
  }
}

/** Asked of the writer with what decides on a plot: whom the story is for, who comes along, and the words. */
function leftBy(writer: StoryWriter, family: readonly OwnChild[], body: Details) {
  const { storyTheme: theme, storyLength: length, ignoredFacts, customSupportingCharacters } = body
  const chosen = (ids: readonly number[]) => family.filter(({ id }) => ids.includes(id))
  const heroes = chosen(body.mainCharacterIds)
  if (!writer.leavesOut || !theme || !length || heroes.length === 0) return {}
  const leftForAnother = writer.leavesOut({
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
    toldBefore: [],
    narration: null,
  })
  return { leftForAnother: [...leftForAnother] }
}
