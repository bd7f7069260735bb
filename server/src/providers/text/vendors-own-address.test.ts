import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkRequest } from '../../../test/vendors/contracts.ts'
import { anthropicModel } from './anthropic/index.ts'
import type { Ask } from './language-model.ts'
import { openaiModel } from './openai/index.ts'
import { costOf } from './prices.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Nothing goes out: the requests are caught on their way. */
function catchRequests() {
  const caught: { url: string; headers: Headers; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    caught.push({ url: String(url), headers: new Headers(init.headers), body: String(init.body) })
    return Response.json({ error: { message: 'caught' } }, { status: 503 })
  })
  return caught
}

const ask: Ask = {
  system: 'You write.',
  messages: [{ role: 'user', text: 'Write.' }],
  schema: {
    name: 'section',
    json: {
      type: 'object',
      properties: { text: { type: 'string' } },
      required: ['text'],
      additionalProperties: false,
    },
  },
  maxTokens: 100,
  signal: new AbortController().signal,
}
const settings = { baseUrl: null, apiKey: 'sk-own', model: 'any-model', timeoutMs: 10_000 }

describe('at the vendor’s own URL', () => {
  it('OpenAI is called with its newest parameters, and asked not to store anything', async () => {
    vi.stubEnv('OPENAI_ORG_ID', 'org-of-somebody')
    vi.stubEnv('OPENAI_BASE_URL', 'https://elsewhere.example')
    const caught = catchRequests()
    const model = openaiModel(settings)
    await expect(model.complete(ask)).rejects.toMatchObject({ kind: 'broken', status: 503 })
    await expect(model.stream(ask)).rejects.toMatchObject({ kind: 'broken' })
    await expect(model.moderate?.('text', ask.signal)).rejects.toMatchObject({ kind: 'broken' })
    expect(caught.map(({ url }) => url)).toEqual([
      'https://api.openai.com/v1/chat/completions',
      'https://api.openai.com/v1/chat/completions',
      'https://api.openai.com/v1/moderations',
    ])
    const body = JSON.parse(caught[0]?.body ?? '')
    expect(body).toMatchObject({ store: false, max_completion_tokens: 100 })
    expect(body).not.toHaveProperty('max_tokens')
    expect(caught[0]?.headers.get('authorization')).toBe('Bearer sk-own')
    expect(caught[0]?.headers.has('openai-organization')).toBe(false)
    for (const { url, body } of caught) expect(checkRequest(new URL(url).pathname.slice(3), body)).toBeNull()
  })

  it('Anthropic is called with a schema', async () => {
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'token-of-somebody')
    vi.stubEnv('ANTHROPIC_BASE_URL', 'https://elsewhere.example')
    const caught = catchRequests()
    const model = anthropicModel(settings)
    await expect(model.complete(ask)).rejects.toMatchObject({ kind: 'broken' })
    await expect(model.stream(ask)).rejects.toMatchObject({ kind: 'broken' })
    for (const { url, headers, body } of caught) {
      expect(url).toBe('https://api.anthropic.com/v1/messages')
      expect(headers.get('authorization')).toBe('Bearer sk-own')
      expect(JSON.parse(body).output_config.format).toEqual({ type: 'json_schema', schema: ask.schema.json })
      expect(checkRequest('/messages', body)).toBeNull()
    }
  })

  it('a model has a price if it is known', () => {
    const usage = { tokensIn: 1_000_000, tokensOut: 100_000 }
    const at = (model: string, baseUrl: string | null = null) =>
      costOf(openaiModel({ ...settings, model, baseUrl }), usage)
    expect(at('gpt-5.4-mini')).toBeCloseTo(1.2)
    expect(at('gpt-5.4-mini-2026-03-17')).toBeCloseTo(1.2)
    expect(at('somebody’s-model')).toBeNull()
    expect(at('constructor')).toBeNull()
    expect(at('gpt-5.4-mini', 'http://localhost:8080/v1')).toBe(0)
  })
})
