import type { StoryRequest } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import { ownChildren } from '../../children/index.ts'
import { familyNames } from '../../narration/index.ts'
import { approvedVoice } from '../../voices/index.ts'
import type { Brief } from './brief.ts'

/**
 * The request that a story was made from: the same children, companions, theme, length, words and voice, but for what no longer exists.
 * Names are said as the family says them by now.
 * It may have no main character.
 */
export async function requestAgain(
  db: Kysely<Schema>,
  account: Account,
  brief: Brief,
): Promise<StoryRequest> {
  const childIds = new Set((await ownChildren(db, account)).map(({ id }) => id))
  const companionIds = brief.companions.flatMap(({ id }) => id ?? [])
  const customCompanions = brief.companions.filter(({ id }) => id === undefined)
  const saidNow = new Map(
    (await familyNames(db, account)).map(({ name, said }) => [name.toLowerCase(), said]),
  )
  return {
    mainCharacterIds: brief.children.map(({ id }) => id).filter((id) => childIds.has(id)),
    supportingCharacterIds: companionIds.filter((id) => childIds.has(id)),
    customSupportingCharacters: customCompanions.map(({ name, relationship, description, ...before }) => {
      const spokenName = saidNow.get(name.toLowerCase()) ?? before.spokenName
      return { name, relationship, ...(description && { description }), ...(spokenName && { spokenName }) }
    }),
    ...(brief.relationship && { charactersRelationship: brief.relationship }),
    storyTheme: brief.theme,
    storyLength: brief.length,
    ...(brief.language && { language: brief.language }),
    ...(brief.minutes !== undefined && { minutes: brief.minutes }),
    ...(brief.details && { additionalDetails: brief.details }),
    ...(brief.ignoredFacts && { ignoredFacts: [...brief.ignoredFacts] }),
    generateAudio: brief.narration !== null,
    narrationCadence: brief.narration?.cadence ?? 'bedtime-story',
    ...(await voiceOf(db, account, brief)),
  }
}

/** The voice of the story; if it is no longer available, no choice, so that the family's default voice reads. */
async function voiceOf(db: Kysely<Schema>, account: Account, { narration }: Brief) {
  if (!narration) return {}
  const { providerId, voiceId } = narration
  try {
    await approvedVoice(db, account, { providerId, voiceId })
    return { selectedVoiceId: voiceId, selectedVoiceProviderId: providerId }
  } catch (error) {
    if (error instanceof ExpectedError) return {}
    throw error
  }
}
