import { afterEach, describe, expect, it } from 'vitest'
import { goodResponse } from '../../../../test/vendors/good-writer.ts'
import { type ModelApp, startModelApp, timeouts } from '../../../../test/vendors/model-app.ts'
import { dialects } from '../../../../test/vendors/text-dialects.ts'
import type { VendorRequest } from '../../../../test/vendors/text-vendor.ts'
import { anthropicModel } from '../anthropic/index.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

interface Sent {
  readonly system?: unknown
  readonly messages: readonly unknown[]
}

/** The body as it was sent, without the marks that say up to where a vendor is to keep it. */
const bodyOf = ({ raw }: VendorRequest): Sent =>
  JSON.parse(raw.slice(raw.indexOf('\n\n') + 2).replaceAll(',"cache_control":{"type":"ephemeral"}', ''))

/** What a vendor reads in this order. */
const read = ({ system, messages }: Sent): string =>
  `${JSON.stringify(system ?? null)}${messages.map((message) => JSON.stringify(message)).join('')}`

const models = {
  openai: (app: ModelApp) => openaiModel(app.settings()),
  anthropic: (app: ModelApp) => anthropicModel(app.settings()),
}

let app: ModelApp
afterEach(() => app.close())

describe.each(['openai', 'anthropic'] as const)('with the SDK of %s', (id) => {
  it('each call of a story begins with every byte of the one before, and each story with the rules of all', async () => {
    app = await startModelApp(dialects[id])
    app.use(modelWriter(models[id](app), timeouts))
    // A section is sent back once, which must not change what was said before.
    let sentBack = 0
    app.vendor.respondWith((request) =>
      request.kind === 'section' && sentBack++ === 1
        ? { say: JSON.stringify({ paragraphs: ['Too short.'] }) }
        : goodResponse(request),
    )
    const stories = [
      await app.requestStory(),
      await app.requestStory({ additionalDetails: 'A blue tractor.' }),
    ]
    for (const { requests } of stories) {
      const calls = requests
        .filter(({ kind }) => kind === 'outline' || kind === 'section')
        .map(bodyOf)
        .map(read)
      expect(calls.length).toBeGreaterThanOrEqual(5)
      for (const [index, call] of calls.slice(1).entries())
        expect(call.startsWith(calls[index] ?? '-')).toBe(true)
    }
    const rules = stories.map(({ requests }) => {
      const { system, messages } = bodyOf(requests[0] as VendorRequest)
      return JSON.stringify(system ?? messages[0])
    })
    expect(rules[0]?.length).toBeGreaterThan(2000)
    expect(rules[1]).toBe(rules[0])
  })
})
