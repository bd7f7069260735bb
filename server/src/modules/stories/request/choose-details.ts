import { type Plan, plans } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import { type InfoRow, type OwnChild, selectInfoByUse } from '../../children/index.ts'
import type { Detail } from './brief.ts'

/** What the plan lets a story know of all that was noted about its children. */
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
 * What a story is told of all that a parent noted about a child: nothing but the name where the plan says so; else every core
 * item, and in turn one of the occasional ones, one fun fact, and one about the looks.
 * @param items the least used first
 */
export function chooseDetails(
  items: readonly InfoRow[],
  personalisation: Plan['personalisation'],
): InfoRow[] {
  if (personalisation === 'names') return []
  const open = items.filter(({ section }) => personalisation === 'everything' || !isPrivate(section))
  const core = open.filter(({ category }) => category === 'core')
  const rotating = (['occasional', 'fun_fact', 'appearance'] as const).flatMap(
    (category) => open.find((item) => item.category === category) ?? [],
  )
  return [...core, ...rotating]
}

export const detailOf = ({ infoText, category, section }: InfoRow): Detail => ({
  text: infoText,
  category,
  section,
})

/** Stories of the whole family and of school come with Moonbeam. */
const isPrivate = (section: InfoRow['section']) => section === 'family' || section === 'education'
