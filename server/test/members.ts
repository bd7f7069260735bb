import { acceptInvitation, inviteToFamily } from '@nightlight/contract'
import { expect } from 'vitest'
import { aFamily, type Family } from './factories.ts'
import type { TestApp } from './harness.ts'

let count = 0

/** An invitation as it is mailed. */
export async function anInvitation(
  test: TestApp,
  owner: Family,
  email = `guest-${++count}@example.org`,
  mayCreate = false,
) {
  const invited = await owner.browser.call(inviteToFamily, { body: { email, mayCreate } })
  expect(invited.status).toBe(201)
  const mail = await test.deps.db
    .selectFrom('outgoingMails')
    .select(['recipient', 'userId', 'subject', 'textContent'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = /\/family\/join\?token=([\w-]+)/.exec(mail.textContent)?.[1] ?? ''
  return { id: invited.body.id, token, mail }
}

export interface Member extends Family {
  /** Id of the membership. */
  readonly familyId: number
}

/** Another account that has accepted an invitation. Requires an app that does not send its mails. */
export async function aMember(
  test: TestApp,
  owner: Family,
  { mayCreate = false }: { mayCreate?: boolean } = {},
): Promise<Member> {
  const { token } = await anInvitation(test, owner, undefined, mayCreate)
  const guest = await aFamily(test)
  const joined = await guest.browser.call(acceptInvitation, { body: { token } })
  expect(joined.status).toBe(200)
  return { ...guest, familyId: joined.body.id }
}

export async function rename(test: TestApp, { user }: Family, fullName: string): Promise<void> {
  await test.deps.db.updateTable('users').set({ fullName }).where('id', '=', user.id).execute()
}
