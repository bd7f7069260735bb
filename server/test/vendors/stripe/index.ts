import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { calls } from './calls.ts'
import { findInvented, findObjection } from './contract.ts'
import { decodeForm } from './form.ts'
import { Ledger, Refused } from './ledger.ts'

/** Environment variables of an installation with payments. */
export const keys = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_PUBLIC_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
}

const version = '2026-10-28.endive'

/** `down`: not received. `lost`: done, but the response was lost. `broken`: an internal error of Stripe; nothing was done. */
type Fault = 'down' | 'lost' | 'broken'

/** A local stand-in for Stripe: it keeps a ledger, checks requests, and sends events. */
export interface LocalStripe {
  readonly url: string
  readonly ledger: Ledger
  /** Calls received, such as `POST /v1/subscriptions`. */
  readonly calls: readonly string[]
  /** What was wrong with requests or with our own replies; a test that ends with any has failed. */
  readonly mistakes: readonly string[]
  readonly events: readonly SignedEvent[]
  /** Sets the recipient of events. Without one they are only collected. @param when.before send them before the response of the call */
  send(to: (event: SignedEvent) => Promise<unknown>, when?: { before: boolean }): void
  /** Waits for events that are being delivered. */
  delivered(): Promise<void>
  /** Signs an event again, as Stripe does each time it sends it. @param at seconds since 1970 */
  sign(body: string, at?: number, secret?: string): string
  /** The next calls of this kind fail. */
  fail(call: string, fault: Fault, times?: number): void
  clearFaults(): void
  close(): Promise<void>
}

export interface SignedEvent {
  readonly type: string
  readonly body: string
  readonly signature: string
}

export async function startLocalStripe(): Promise<LocalStripe> {
  const heard: string[] = []
  const wrongs: string[] = []
  const events: SignedEvent[] = []
  const faults: { call: string; fault: Fault; times: number }[] = []
  const answers = new Map<string, { request: string; answer: Promise<Reply> }>()
  const deliveries = new Set<Promise<unknown>>()
  let pendingEvents: SignedEvent[] = []
  let deliver: ((event: SignedEvent) => Promise<unknown>) | null = null
  let before = false
  let eventCount = 0

  const sign = (body: string, at = Math.floor(Date.now() / 1000), secret = keys.STRIPE_WEBHOOK_SECRET) =>
    Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at })

  const ledger = new Ledger((type, object) => {
    const event = {
      id: `evt_local${String(++eventCount).padStart(6, '0')}`,
      object: 'event',
      api_version: version,
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      pending_webhooks: 1,
      type,
      data: { object },
    }
    note(findInvented(event))
    const body = JSON.stringify(event)
    const signed = { type, body, signature: sign(body) }
    events.push(signed)
    pendingEvents.push(signed)
    if (!inCall) void release()
  })
  let inCall = false

  const note = (wrong: string | null) => {
    if (wrong && !wrongs.includes(wrong)) wrongs.push(wrong)
  }

  /** Sends the events since the last time, in order. */
  async function release(): Promise<void> {
    const to = deliver
    const going = pendingEvents
    pendingEvents = []
    if (!to) return
    const sending = (async () => {
      for (const event of going) await to(event)
    })().catch((error) => note(String(error)))
    deliveries.add(sending)
    await sending
    deliveries.delete(sending)
  }

  function perform(call: string, id: string, sent: Record<string, unknown>): Reply {
    const answer = calls[call]
    if (!answer) {
      note(`unknown call ${call}`)
      return refusal(new Refused(404, 'invalid_request_error', `Unrecognized request: ${call}`))
    }
    const [method = '', path = ''] = call.split(' ')
    const objection = findObjection(method, path, sent)
    if (objection) {
      note(objection)
      return refusal(new Refused(400, 'invalid_request_error', objection))
    }
    inCall = true
    try {
      const body = answer({ ledger, id, sent })
      note(findInvented(body))
      return { status: 200, body: JSON.stringify(body) }
    } catch (error) {
      if (error instanceof Refused) return refusal(error)
      throw error
    } finally {
      inCall = false
    }
  }

  /** Idempotency: the same key and the same request get the same reply. */
  async function once(key: string | undefined, request: string, work: () => Promise<Reply>): Promise<Reply> {
    const previous = key && answers.get(key)
    if (previous && previous.request !== request) {
      return refusal(
        new Refused(400, 'idempotency_error', 'Keys for idempotent requests can only be used once.'),
      )
    }
    if (previous) return previous.answer
    const answer = work()
    if (key) answers.set(key, { request, answer })
    return answer
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { call, id, sent, text } = await read(request)
      heard.push(call)
      if (request.headers.authorization !== `Bearer ${keys.STRIPE_SECRET_KEY}`) {
        return respond(response, refusal(new Refused(401, 'invalid_request_error', 'Invalid API Key')))
      }
      if (request.headers['stripe-version'] !== version) note(`spoke ${request.headers['stripe-version']}`)
      const fault = takeFault(faults, call)
      if (fault === 'down') return response.destroy()
      if (fault === 'broken')
        return respond(response, refusal(new Refused(500, 'api_error', 'Something broke.')))
      const key = request.headers['idempotency-key']
      const reply = await once(String(key ?? '') || undefined, `${call} ${text}`, async () =>
        perform(call, id, sent),
      )
      if (before) await release()
      if (fault === 'lost') response.destroy()
      else respond(response, reply)
      await release()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    calls: heard,
    mistakes: wrongs,
    events,
    sign,
    send(to, when = { before: false }) {
      deliver = to
      before = when.before
    },
    async delivered() {
      while (deliveries.size > 0) await Promise.all(deliveries)
    },
    fail: (call, fault, times = 1) => void faults.push({ call, fault, times }),
    clearFaults: () => void faults.splice(0),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Reply {
  readonly status: number
  readonly body: string
}

const refusal = ({ status, error }: Refused): Reply => ({ status, body: JSON.stringify({ error }) })

function respond(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' })
  response.end(body)
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const text = [search.slice(1), Buffer.concat(chunks).toString('utf8')].filter(Boolean).join('&')
  const [, version = '', noun = '', id = '', verb] = pathname.split('/')
  // `/v1/billing_portal/sessions` has no id in it.
  const path =
    id === 'sessions' || !id ? pathname : `/${[version, noun, ':id', verb].filter(Boolean).join('/')}`
  return { call: `${request.method} ${path}`, id, sent: decodeForm(text), text }
}

function takeFault(faults: { call: string; fault: Fault; times: number }[], call: string): Fault | null {
  const found = faults.find((each) => each.call === call && each.times > 0)
  if (!found) return null
  found.times--
  return found.fault
}
