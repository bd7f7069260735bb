import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { firstNameIn } from './first-name.ts'

type Db = Kysely<Schema>

/** Locked until commit, so that of two simultaneous invitations or new members the second one counts the first. */
export const lockOwner = (db: Db, ownerId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'isAdmin', 'status', 'subscriptionLevel'])
    .where('id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()

/** Of the owner's stories, those that the member has requested and that are there. */
const storiesMade = sql<number>`(select count(*)::integer from stories where stories.user_id = family_members.owner_id
  and stories.made_by = family_members.member_id and stories.status = 'ready' and stories.deleted_at is null)`

export const selectMembers = (db: Db, ownerId: number) =>
  db
    .selectFrom('familyMembers')
    .innerJoin('users', 'users.id', 'familyMembers.memberId')
    .select(['familyMembers.id', 'familyMembers.mayCreate', 'familyMembers.createdAt'])
    .select(firstNameIn('users').as('firstName'))
    .select(storiesMade.as('storiesMade'))
    .where('familyMembers.ownerId', '=', ownerId)
    .orderBy('familyMembers.id')
    .execute()

/** First names of those who have joined a family, but for one. */
export const selectNames = (db: Db, ownerId: number, exceptId: number) =>
  db
    .selectFrom('familyMembers')
    .innerJoin('users', 'users.id', 'familyMembers.memberId')
    .select(firstNameIn('users').as('firstName'))
    .where('familyMembers.ownerId', '=', ownerId)
    .where('familyMembers.memberId', '!=', exceptId)
    .orderBy('familyMembers.id')
    .execute()

/** The memberships of an account, with the fields of the owner that decide whether the family is open. */
const memberships = (db: Db, memberId: number) =>
  db
    .selectFrom('familyMembers')
    .innerJoin('users as owners', 'owners.id', 'familyMembers.ownerId')
    .select([
      'familyMembers.id',
      'familyMembers.ownerId',
      'familyMembers.mayCreate',
      'familyMembers.createdAt',
    ])
    .select(['owners.isAdmin', 'owners.status', 'owners.subscriptionLevel'])
    .select(firstNameIn('owners').as('firstName'))
    .where('familyMembers.memberId', '=', memberId)

export type MembershipRow = Awaited<ReturnType<typeof selectMemberships>>[number]

export const selectMemberships = (db: Db, memberId: number) =>
  memberships(db, memberId).orderBy('familyMembers.id').execute()

export const selectMembership = (db: Db, memberId: number, id: number) =>
  memberships(db, memberId).where('familyMembers.id', '=', id).executeTakeFirst()

export const selectMembershipWith = (db: Db, memberId: number, ownerId: number) =>
  memberships(db, memberId).where('familyMembers.ownerId', '=', ownerId).executeTakeFirst()

/** The owner with everything that a story request needs. */
export const selectOwner = (db: Db, ownerId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'isAdmin', 'status', 'subscriptionLevel', 'timeZone'])
    .where('id', '=', ownerId)
    .executeTakeFirst()

/** Does nothing for somebody who is already a member. */
export const insertMember = (db: Db, member: { ownerId: number; memberId: number; mayCreate: boolean }) =>
  db
    .insertInto('familyMembers')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const updateMember = (db: Db, ownerId: number, id: number, mayCreate: boolean) =>
  db
    .updateTable('familyMembers')
    .set({ mayCreate })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .returning('id')
    .executeTakeFirst()

/** @param party the owner who removes a member, or the member who leaves */
export const deleteMember = (db: Db, party: { ownerId: number } | { memberId: number }, id: number) =>
  db
    .deleteFrom('familyMembers')
    .where('id', '=', id)
    .$if('ownerId' in party, (q) => q.where('ownerId', '=', 'ownerId' in party ? party.ownerId : 0))
    .$if('memberId' in party, (q) => q.where('memberId', '=', 'memberId' in party ? party.memberId : 0))
    .returning(['ownerId', 'memberId'])
    .executeTakeFirst()

/** Deletes the reading positions of a member in stories that they cannot open any more. */
export const deletePositionsOfMember = (
  db: Db,
  { ownerId, memberId }: { ownerId: number; memberId: number },
) =>
  db
    .deleteFrom('readingPositions')
    .where('userId', '=', memberId)
    .where((q) =>
      q.exists(
        q
          .selectFrom('stories')
          .select('stories.id')
          .whereRef('stories.id', '=', 'readingPositions.storyId')
          .where('stories.userId', '=', ownerId),
      ),
    )
    .execute()
