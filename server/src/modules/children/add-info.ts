import {
  type InfoSection,
  infoCap,
  infoSectionRules,
  legacyInfoParts,
  type NewInfo,
  plans,
  type Tier,
  tierIncludes,
} from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { countInfoInSection, type InfoRow, insertInfo, lockChild, selectInfo } from './child-info.queries.ts'
import type { OwnChild } from './own-child.ts'

type Db = Kysely<Schema>

/** Adds an item if the plan includes the section and has room in it. */
export async function addInfo(db: Db, account: Account, child: OwnChild, item: NewInfo): Promise<InfoRow> {
  const { section } = item
  if (section) refuseAbovePlan(account.tier, section)
  return db.transaction().execute(async (trx) => {
    if (!(await lockChild(trx, child.id))) throw new NotFound('Child')
    if (section) await refuseFull(trx, account.tier, child, section)
    const [added] = await insertInfo(trx, child.id, [item])
    if (!added) throw new NotFound('Child')
    return added
  })
}

/** Turns the legacy text into core items, unless the child already has items. */
export async function importInfo(db: Db, child: OwnChild): Promise<InfoRow[]> {
  const items = legacyInfoParts(child.info).map((infoText) => ({ infoText, category: 'core' as const }))
  return db.transaction().execute(async (trx) => {
    if (!(await lockChild(trx, child.id))) throw new NotFound('Child')
    const present = await selectInfo(trx, child.id)
    if (present.length > 0 || items.length === 0) return present
    return insertInfo(trx, child.id, items)
  })
}

function refuseAbovePlan(tier: Tier, section: InfoSection): void {
  const needed = infoSectionRules[section].tier
  if (tierIncludes(tier, needed)) return
  throw new UpgradeRequired('section', `Requires ${plans[needed].name} subscription`)
}

async function refuseFull(db: Db, tier: Tier, child: OwnChild, section: InfoSection): Promise<void> {
  const cap = infoCap(tier, section)
  if (cap === null || (await countInfoInSection(db, child.id, section)) < cap) return
  const limit = `The ${plans[tier].name} plan has room for ${cap} entries here.`
  throw new UpgradeRequired('section', `${limit} ${plans.moonbeam.name} has no limit.`)
}
