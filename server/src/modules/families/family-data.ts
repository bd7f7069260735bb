import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { selectMembers, selectMemberships } from './families.queries.ts'
import { selectInvitations } from './invitations.queries.ts'

/** What an account can download about its family and the families that it has joined. Of other people only first names. */
export async function familyData(db: Kysely<Schema>, accountId: number) {
  const joined = await selectMemberships(db, accountId)
  return {
    members: await selectMembers(db, accountId),
    invitations: await selectInvitations(db, accountId),
    memberOf: joined.map(({ id, firstName, mayCreate, createdAt }) => ({
      id,
      firstName,
      mayCreate,
      createdAt,
    })),
  }
}
