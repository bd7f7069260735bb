import { infoUsedFrom, type Plan, plans } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import { type InfoRow, type OwnChild, selectInfoByUse } from '../../children/index.ts'
import type { Detail } from './brief.ts'

/** The info items about its children that a story may use on the account's plan. */
export async function detailsFor(
  db: Kysely<Schema>,
  account: Account,
  heroes: readonly OwnChild[],
): Promise<InfoRow[]> {
  const ids = heroes.map(({ id }) => id)
  const items = await selectInfoByUse(db, ids)
  const { personalisation } = plans[account.tier]
  return ids.flatMap((id) =>
    chooseDetails(
      items.filter((item) => item.childProfileId === id),
      personalisation,
    ),
  )
}

/**
 * Chooses what a story can use of the info items about a child: none where the plan allows names only; otherwise every core item
 * and then some of each other category, in the order of their use: what a story tells is counted, so that all have their turn.
 * @param items the least used first
 */
export function chooseDetails(
  items: readonly InfoRow[],
  personalisation: Plan['personalisation'],
): InfoRow[] {
  if (personalisation === 'names') return []
  const allowed = items.filter(
    ({ section }) => personalisation === 'everything' || infoUsedFrom(section) === 'starlight',
  )
  const core = allowed.filter(({ category }) => category === 'core')
  const others = (['occasional', 'fun_fact', 'appearance'] as const).flatMap((category) =>
    allowed.filter((item) => item.category === category).slice(0, mostOfCategory),
  )
  return [...core, ...others.toSorted((a, b) => allowed.indexOf(a) - allowed.indexOf(b))]
}

export const detailOf = ({ id, infoText, category, section }: InfoRow): Detail => ({
  id,
  text: infoText,
  category,
  section,
})

/** A story tells fewer. More would be a long list for a language model. */
const mostOfCategory = 3
