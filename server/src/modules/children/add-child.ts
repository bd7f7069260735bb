import { type addChild as addChildCall, type BodyOf, plans } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { type ChildRow, countChildren, insertChild, lockAccount } from './children.queries.ts'
import { recordConsent } from './consent.ts'

/** Adds a profile where the plan has room for one more. */
export async function addChild(
  db: Kysely<Schema>,
  account: Account,
  child: BodyOf<typeof addChildCall>,
): Promise<ChildRow> {
  const { childProfiles, name } = plans[account.tier]
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id)
    if ((await countChildren(trx, account.id)) >= childProfiles)
      throw new ChildLimitReached(childProfiles, name)
    await recordConsent(trx, account, child.consent?.wording)
    return insertChild(trx, account.id, {
      name: child.name,
      age: child.age,
      pronouns: child.pronouns,
      storyLanguage: child.storyLanguage,
      hairColor: child.hairColor || null,
      eyeColor: child.eyeColor || null,
      hasGlasses: child.hasGlasses,
      hairStyle: child.hairStyle || null,
      skinTone: child.skinTone || null,
      otherFeatures: child.otherFeatures || null,
      interests: child.interests || null,
      fears: child.fears || null,
      grownUps: child.grownUps || null,
      spokenName: child.spokenName || null,
      lookSeed: child.lookSeed || null,
    })
  })
}

class ChildLimitReached extends ExpectedError {
  constructor(limit: number, plan: string) {
    super(403, 'child_limit_reached', `The ${plan} plan has room for ${limit} child profiles.`, {
      upgradeRequired: limit < plans.moonbeam.childProfiles,
    })
  }
}
