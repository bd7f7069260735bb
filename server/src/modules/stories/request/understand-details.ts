import type { BodyOf, understandStory } from '@nightlight/contract'
import { isNamedThing } from '@nightlight/storyteller'
import { type KnownPerson, labelOf, understand } from '@nightlight/understanding'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import { ownChildren } from '../../children/index.ts'
import { profileRelationship } from './request-story.ts'

/** What a story would know of the details, so that a parent can see and correct it. Ids of children of other families name nobody. */
export async function understandDetails(
  db: Kysely<Schema>,
  owner: Account,
  {
    text,
    mainCharacterIds,
    supportingCharacterIds,
    customSupportingCharacters,
  }: BodyOf<typeof understandStory>,
) {
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
  return {
    facts: facts.map((fact) => ({
      id: fact.id,
      said: fact.said,
      label: labelOf(fact),
      about: fact.about,
      kind: fact.kind,
      sensitivity: fact.sensitivity,
    })),
    // Of these the storyteller has something to say, whatever happened with them.
    notUnderstood: notUnderstood.flatMap(({ said }) => (isNamedThing(said) ? [] : [said])),
  }
}
