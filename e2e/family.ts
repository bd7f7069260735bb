import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { request } from '@playwright/test'
import { limits } from '../scripts/test-limits.mjs'
import { address, dataDir } from './address.ts'

export const password = 'lantern light'

export interface FamilyOptions {
  readonly plan?: 'firefly' | 'starlight' | 'moonbeam'
  readonly children?: readonly { name: string; age: number; [field: string]: unknown }[]
  /** The number of stories about the first child. */
  readonly stories?: number
  /** Whether the stories are narrated. */
  readonly narrated?: boolean
  readonly admin?: boolean
}

export interface Family {
  readonly username: string
  readonly id: number
  readonly children: readonly { id: number; name: string }[]
  readonly storyIds: readonly string[]
  /** Calls the API with the family's session. */
  readonly api: APIRequestContext
}

let count = 0

/** Registers a family through the API, with the children and stories that a test needs. */
export async function aFamily(options: FamilyOptions = {}): Promise<Family> {
  const api = await request.newContext({ baseURL: address })
  const username = `family-${process.pid}-${++count}-${Date.now() % 100_000}`
  const { id } = await send(api, 'post', '/api/register', {
    username,
    password,
    confirmPassword: password,
    timeZone: 'Europe/London',
  })
  if (options.plan) await givePlan(id, options.plan)
  const children: { id: number; name: string }[] = []
  for (const child of options.children ?? []) {
    children.push(await send(api, 'post', '/api/user/children', child))
  }
  const storyIds: string[] = []
  for (let index = 0; index < (options.stories ?? 0); index++) {
    const story = await send(api, 'post', '/api/stories/generate', {
      mainCharacterIds: [children[0]?.id],
      storyTheme: 'adventure',
      storyLength: 'short',
      // The shortest story, whose narration takes the least time.
      ...(options.narrated && { minutes: 3 }),
      generateAudio: options.narrated ?? false,
    })
    storyIds.push(story.id)
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

/** Registers the first administrator with the code that the server printed, or signs that administrator in. @returns the API with its session */
export async function becomeAdmin(): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: address })
  const login = await api.post('/api/auth/login', { data: { username: 'the-admin', password } })
  if (login.ok()) return api
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
  const response = await api[method](url, { data, timeout: limits.makesStory })
  if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`)
  return response.json()
}
