import { type Plan, plans } from '@nightlight/contract'
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
 * Chooses what a story uses of the info items about a child: none where the plan allows names only; otherwise every core item
 * and, in rotation, one occasional item, one fun fact and one about the child's appearance.
 * @param items the least used first
 */
export function chooseDetails(
  items: readonly InfoRow[],
  personalisation: Plan['personalisation'],
): InfoRow[] {
  if (personalisation === 'names') return []
  const allowed = items.filter(({ section }) => personalisation === 'everything' || !isPrivate(section))
  const core = allowed.filter(({ category }) => category === 'core')
  const rotating = (['occasional', 'fun_fact', 'appearance'] as const).flatMap(
    (category) => allowed.find((item) => item.category === category) ?? [],
  )
  return [...core, ...rotating]
}

export const detailOf = ({ infoText, category, section }: InfoRow): Detail => ({
  text: infoText,
  category,
  section,
})

/** Only the Moonbeam plan has stories about the whole family and school. */
const isPrivate = (section: InfoRow['section']) => section === 'family' || section === 'education'
