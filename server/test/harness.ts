import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, ReplyOf } from '@nightlight/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type Deps, type Overrides, openDeps } from '../src/deps.ts'
import { workOnMail } from '../src/modules/mail/index.ts'
import { workOnStories } from '../src/modules/stories/index.ts'
import { seedVoices } from '../src/modules/voices/index.ts'
import { addRequestId } from '../src/platform/observability/log.ts'
import { freshDatabase } from './databases/index.ts'
import { fakeIllustrator, fakeSpeech } from './fake-providers.ts'
import { findInLog, personalDataInRequest } from './personal-data.ts'
import { personalDataInDatabase } from './stored-personal-data.ts'

export { buildApp, readConfig }

/**
 * The real app on a database of its own, with its workers, in this process. Pictures and voices are fakes, unless a test is about
 * them.
 */
export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly log: string[]
  /** A browser without cookies. */
  visitor(): Browser
  /** @throws when the log contains personal data */
  close(): Promise<void>
}

export async function startApp(
  options: {
    environment?: Record<string, string>
    overrides?: Overrides
    working?: boolean
    /** Use the real illustrator and voices. */
    realEngines?: boolean
  } = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-test-'))
  const config = readConfig({ DATA_DIR: folder, PORT: '3000', ...options.environment })
  const log: string[] = []
  const sent = new Set<string>()
  const logger = pino(
    { level: 'debug', mixin: addRequestId },
    { write: (line: string) => void log.push(line) },
  )
  const database = options.overrides?.database ?? (await freshDatabase())
  const fakes = options.realEngines ? {} : { illustrator: fakeIllustrator, builtinSpeech: fakeSpeech() }
  const deps = await openDeps(config, logger, { ...fakes, ...options.overrides, database })
  await seedVoices(deps.db, deps.builtinSpeech)
  const app = await buildApp(deps)
  if (options.working !== false) await workOnStories(deps)
  if (options.working !== false) await workOnMail(deps)
  return {
    app,
    deps,
    log,
    visitor: () => new Browser(app, sent),
    async close() {
      // A test may have broken the database.
      const kept = await personalDataInDatabase(deps.db).catch(() => new Set<string>())
      await app.close()
      await deps.close()
      await rm(folder, { recursive: true, force: true })
      const logged = findInLog(log.join('\n'), new Set([...kept, ...sent]))
      if (logged.length > 0) throw new Error(`The log has personal data: ${logged.slice(0, 5).join(' | ')}`)
    },
  }
}

export interface Answer<T> {
  readonly status: number
  /** Where the contract promises no body, a failure has one all the same. */
  readonly body: (T extends null ? unknown : T) & { message?: string; code?: string; field?: string }
  readonly raw: LightMyRequestResponse
}

/** Keeps cookies and calls endpoints of the contract. What it sends is not validated, because tests send invalid data too. */
export class Browser {
  readonly #app: FastifyInstance
  readonly #sent: Set<string>
  readonly #cookies = new Map<string, string>()
  /** Each browser has an address of its own, because rate limits count by address. */
  readonly #remoteAddress = nextAddress()

  /** @param sent collects the personal data in requests */
  constructor(app: FastifyInstance, sent = new Set<string>()) {
    this.#app = app
    this.#sent = sent
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  async call<E extends Endpoint>(
    endpoint: E,
    sent: {
      params?: Record<string, unknown>
      query?: Record<string, string>
      body?: unknown
      headers?: Record<string, string>
    } = {},
  ): Promise<Answer<ReplyOf<E>>> {
    personalDataInRequest(sent.body, this.#sent)
    const url = endpoint.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(sent.params?.[name])))
    const raw = await this.request({
      method: endpoint.method,
      url,
      ...(sent.query && { query: sent.query }),
      ...(sent.body !== undefined && { payload: sent.body as object }),
      ...(sent.headers && { headers: sent.headers }),
    })
    return { status: raw.statusCode, body: parsed(raw) as Answer<ReplyOf<E>>['body'], raw }
  }

  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await this.#app.inject({
      remoteAddress: this.#remoteAddress,
      ...options,
      headers: { ...options.headers, ...(cookie && { cookie }) },
    })
    for (const set of response.cookies) {
      if (set.value === '') this.#cookies.delete(set.name)
      else this.#cookies.set(set.name, set.value)
    }
    return response
  }
}

let addresses = 0

function nextAddress(): string {
  addresses++
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

function parsed(raw: LightMyRequestResponse): unknown {
  if (!String(raw.headers['content-type'] ?? '').includes('json')) return raw.body || null
  return raw.json()
}
