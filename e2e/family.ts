import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { request } from '@playwright/test'
import { limits } from '../scripts/test-limits.mjs'
import { address, dataDir } from './address.ts'

export const password = 'lantern light'

export interface Wishes {
  readonly plan?: 'firefly' | 'starlight' | 'moonbeam'
  readonly children?: readonly { name: string; age: number; [field: string]: unknown }[]
  /** Stories about the first child, without narration, one after the other. */
  readonly stories?: number
  /** Of the stories. */
  readonly narrated?: boolean
  readonly admin?: boolean
}

export interface Family {
  readonly username: string
  readonly id: number
  readonly children: readonly { id: number; name: string }[]
  readonly storyIds: readonly string[]
  /** Speaks for the family, with its cookies. */
  readonly api: APIRequestContext
}

let count = 0

/** Registers a family through the API, with what a test needs it to have. */
export async function aFamily(wishes: Wishes = {}): Promise<Family> {
  const api = await request.newContext({ baseURL: address })
  const username = `family-${process.pid}-${++count}-${Date.now() % 100_000}`
  const { id } = await send(api, 'post', '/api/register', {
    username,
    password,
    confirmPassword: password,
    timeZone: 'Europe/London',
  })
  if (wishes.plan) await givePlan(id, wishes.plan)
  const children: { id: number; name: string }[] = []
  for (const child of wishes.children ?? []) {
    children.push(await send(api, 'post', '/api/user/children', child))
  }
  const storyIds: string[] = []
  for (let story = 0; story < (wishes.stories ?? 0); story++) {
    const made = await send(api, 'post', '/api/stories/generate', {
      mainCharacterIds: [children[0]?.id],
      storyTheme: 'adventure',
      storyLength: 'short',
      // The shortest one there is: a voice has soon read it.
      ...(wishes.narrated && { minutes: 3 }),
      generateAudio: wishes.narrated ?? false,
    })
    storyIds.push(made.id)
  }
  return { username, id, children, storyIds, api }
}

/** Signs the family in, in this browser. */
export async function signInAs(context: BrowserContext, family: Family): Promise<void> {
  const { cookies } = await family.api.storageState()
  await context.addCookies(cookies)
}

let admin: Promise<APIRequestContext> | undefined

export async function givePlan(id: number, subscriptionLevel: string): Promise<void> {
  admin ??= becomeAdmin()
  await send(await admin, 'put', `/api/admin/users/${id}/plan`, { subscriptionLevel })
}

/** The first administrator registers through the link that the server printed. */
export async function becomeAdmin(): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: address })
  const known = await api.post('/api/auth/login', { data: { username: 'the-admin', password } })
  if (known.ok()) return api
  const file = join(dataDir(), 'setup-code')
  if (!existsSync(file)) throw new Error('The server has printed no link for its first administrator')
  const setup = readFileSync(file, 'utf8')
  await send(api, 'post', '/api/register', {
    username: 'the-admin',
    password,
    confirmPassword: password,
    setup,
  })
  return api
}

async function send(api: APIRequestContext, method: 'post' | 'put', url: string, data: object) {
  const answer = await api[method](url, { data, timeout: limits.makesStory })
  if (!answer.ok()) throw new Error(`${method} ${url}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}
