import {
  addChild,
  type Child,
  generateStory,
  getStory,
  type NewChild,
  register,
  type Story,
  type SubscriptionLevel,
  type User,
} from '@nightlight/contract'
import { expect } from 'vitest'
import type { Browser, TestApp } from './harness.ts'

let count = 0

export interface Family {
  readonly user: User
  readonly browser: Browser
}

/** A registered account, signed in. Its names are unique, so that a search of the logs finds each of them. */
export async function aFamily(
  test: TestApp,
  account: {
    subscriptionLevel?: SubscriptionLevel
    isAdmin?: boolean
    status?: 'pending' | 'approved' | 'rejected'
  } = {},
): Promise<Family> {
  const browser = test.visitor()
  const username = `parent-${++count}-${Math.random().toString(36).slice(2, 8)}`
  const body = { username, password: 'lantern light', confirmPassword: 'lantern light' }
  const answer = await browser.call(register, { body })
  expect(answer.status).toBe(201)
  if (Object.keys(account).length > 0) {
    await test.deps.db.updateTable('users').set(account).where('id', '=', answer.body.id).execute()
  }
  return { user: answer.body, browser }
}

export async function aChild(family: Family, child: Partial<NewChild> = {}): Promise<Child> {
  const answer = await family.browser.call(addChild, { body: { name: 'Juniper', age: 5, ...child } })
  expect(answer.status).toBe(201)
  return answer.body
}

/** A finished story about the child. */
export async function aStory(family: Family, child: Child, request: object = {}): Promise<Story> {
  const body = {
    mainCharacterIds: [child.id],
    storyTheme: 'adventure',
    storyLength: 'short',
    generateAudio: false,
    ...request,
  }
  const created = await family.browser.call(generateStory, { body })
  expect([created.status, created.body.message]).toEqual([200, undefined])
  const story = await family.browser.call(getStory, { params: { id: created.body.id } })
  expect(story.status).toBe(200)
  return story.body
}
