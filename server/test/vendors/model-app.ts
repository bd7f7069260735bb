import type { Story } from '@nightlight/contract'
import { expect } from 'vitest'
import type { StoryWriter } from '../../src/modules/stories/index.ts'
import { embeddedStoryteller } from '../../src/providers/text/embedded-storyteller.ts'
import type { ModelSettings } from '../../src/providers/text/language-model.ts'
import { aChild, aFamily, aStory, type Family } from '../factories.ts'
import { startApp, type TestApp } from '../harness.ts'
import { goodResponse } from './good-writer.ts'
import type { Dialect } from './text-dialects.ts'
import { startTextVendor, type TextVendor, type VendorBehaviour, type VendorRequest } from './text-vendor.ts'

/** The real app with a local language model as its writer. */
export interface ModelApp {
  readonly test: TestApp
  readonly vendor: TextVendor
  /** Sets the writer from now on. */
  use(writer: StoryWriter): void
  settings(change?: Partial<ModelSettings>): ModelSettings
  /** A new family's story about a child called Zephyrine, and the requests to the vendor for it. */
  requestStory(storyRequest?: object): Promise<{
    story: Story
    requests: readonly VendorRequest[]
    family: Family
  }>
  close(): Promise<void>
}

/** @param dialect of the language model */
export async function startModelApp(dialect?: Dialect): Promise<ModelApp> {
  const vendor = await startTextVendor(dialect)
  vendor.respondWith(goodResponse)
  let writer: StoryWriter = embeddedStoryteller()
  const current: StoryWriter = {
    id: 'current',
    get credit() {
      return writer.credit ?? { writer: '', model: null }
    },
    get languages() {
      return writer.languages ?? ['en']
    },
    sends: (brief) => writer.sends?.(brief) ?? [],
    write: (brief, context) => writer.write(brief, context),
  }
  const overrides = { writer: current, embeddedWriter: embeddedStoryteller() }
  const test = await startApp({ overrides })
  return {
    test,
    vendor,
    use(next) {
      writer = next
    },
    settings: (change = {}) => ({
      baseUrl: vendor.url,
      apiKey: 'sk-test',
      model: 'moon-1',
      timeoutMs: 20_000,
      ...change,
    }),
    async requestStory(wish = {}) {
      const before = vendor.requests.length
      const family = await aFamily(test)
      const story = await aStory(family, await aChild(family, { name: 'Zephyrine', age: 5 }), wish)
      return { story, requests: vendor.requests.slice(before), family }
    },
    async close() {
      await test.close()
      await vendor.close()
    },
  }
}

/** No delay between tries, and one section after the other. */
export const timeouts = { inOneAnswer: false, backoffMs: 1, storyMs: 60_000, restMs: 600_000 }

/** Fails the given number of times, and works after that. */
export const failing = (
  times: number,
  fault: VendorBehaviour | ((request: VendorRequest) => VendorBehaviour),
) => {
  let left = times
  return (request: VendorRequest): VendorBehaviour => {
    if (request.kind === 'moderation' || left <= 0) return goodResponse(request)
    left--
    return typeof fault === 'function' ? fault(request) : fault
  }
}

export const always = Number.POSITIVE_INFINITY

export function expectEmbeddedStory(story: Story): void {
  expect(story.receipt?.writer).toBe('Nightlight')
  expect(story.content).toContain('Zephyrine')
  expect(story.content).not.toMatch(/[{}]/)
  expect(story.storyImages).toHaveLength(story.storyStructure.sections.length + 1)
}
