import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodOutline, goodResponse, goodSection } from '../../../../test/vendors/good-writer.ts'
import {
  always,
  expectEmbeddedStory,
  type ModelApp,
  startModelApp,
  timeouts,
} from '../../../../test/vendors/model-app.ts'
import type { VendorBehaviour, VendorRequest } from '../../../../test/vendors/text-vendor.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

let app: ModelApp
beforeAll(async () => {
  app = await startModelApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.vendor.respondWith(goodResponse)
})

describe('what a model writes', () => {
  const inSection = (change: (text: string) => string, from = 0, times = always) => {
    let left = times
    let sections = 0
    return (request: VendorRequest): VendorBehaviour => {
      if (request.kind !== 'section') return goodResponse(request)
      if (sections++ < from || left <= 0) return goodResponse(request)
      left--
      const { paragraphs } = goodSection(request.user, request.said)
      return {
        say: JSON.stringify({
          paragraphs: paragraphs.map((text, place) => (place === 0 ? change(text) : text)),
        }),
      }
    }
  }

  beforeEach(() => {
    app.use(modelWriter(openaiModel(app.settings()), timeouts))
  })

  it.each([
    ['a weapon', (text: string) => `${text} There was a gun in the grass.`, 'weapons: gun'],
    [
      'another language',
      (text: string) =>
        text.replace(
          /[\s\S]*/,
          'Der kleine Fuchs war müde und wollte nach Hause in sein Bett gehen, {HERO_1}. '.repeat(9),
        ),
      'Language',
    ],
    [
      'a machine’s words',
      (text: string) => `As an AI language model, I like this. ${text}`,
      'words of a machine',
    ],
    ['somebody unknown', (text: string) => `${text} {HERO_9} came too.`, '{HERO_9} unknown'],
    ['far too much', (text: string) => `${text} The lamp shone on and on by the path.`.repeat(9), 'Length'],
    ['a doubled word', (text: string) => `${text} It was the the lamp.`, 'Said twice'],
  ])('is sent back for %s, with the reason and alone', async (_, change, reason) => {
    app.vendor.respondWith(inSection(change, 1, 1))
    const { story, requests } = await app.requestStory()
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
    const asked = requests
      .filter(({ kind }) => kind === 'section')
      .map(({ user }) => /Write section (\d)/.exec(user)?.[1])
    expect(asked).toEqual(['1', '2', '2', '3', '4'])
    const again = requests.filter(({ kind }) => kind === 'section')[2]
    expect(again?.user).toContain('Mend this')
    expect(again?.user).toContain(reason)
    // The answer that is sent back is in view.
    expect(JSON.parse(again?.shown ?? '')).toHaveProperty('paragraphs')
  })

  it('is given up after two repairs, and none of it is kept', async () => {
    app.vendor.respondWith(inSection((text) => `${text} Blood was everywhere.`, 2))
    const { story, requests } = await app.requestStory()
    expectEmbeddedStory(story)
    expect(story.notes[0]).toMatch(/did not pass our review/)
    expect(story.content).not.toContain('lamp, and the light fell')
    expect(requests.filter(({ kind }) => kind === 'section')).toHaveLength(5)
    for (const { url } of story.storyImages) expect(url).toMatch(/-3\.svg$/)
    const narrated = await app.test.deps.db
      .selectFrom('narrations')
      .select('id')
      .where('storyId', '=', story.id)
      .execute()
    expect(narrated).toEqual([])
  })

  it('is given up if the outline ignores the request', async () => {
    app.vendor.respondWith((request) =>
      request.kind === 'outline'
        ? { say: JSON.stringify({ ...goodOutline(request.said), sections: [] }) }
        : goodResponse(request),
    )
    const { story } = await app.requestStory()
    expectEmbeddedStory(story)
  })

  it('is repaired if the vendor’s own moderation objects', async () => {
    let judged = 0
    app.vendor.respondWith((request) => {
      if (request.kind !== 'moderation') return goodResponse(request)
      judged++
      return { moderation: judged === 2 ? ['violence'] : [] }
    })
    const { story, requests } = await app.requestStory()
    expect(story.receipt?.model).toBe('moon-1')
    expect(
      requests.filter(({ kind }) => kind === 'section').map(({ user }) => /\(violence\)/.test(user)),
    ).toEqual([false, false, true, false, false])
  })

  it('is accepted without moderation if the server has none', async () => {
    app.vendor.respondWith((request) =>
      request.kind === 'moderation' ? { status: 404 } : goodResponse(request),
    )
    const { story, requests } = await app.requestStory()
    expect(story.receipt?.model).toBe('moon-1')
    expect(requests.filter(({ kind }) => kind === 'moderation')).toHaveLength(1)
  })

  it('is accepted from a server without schemas too', async () => {
    app.vendor.respondWith((request) => {
      if (request.kind === 'moderation') return { status: 404 }
      return request.raw.includes('response_format')
        ? { status: 400 }
        : { say: `Sure!\n\`\`\`json\n${(goodResponse(request) as { say: string }).say}\n\`\`\`` }
    })
    const { story } = await app.requestStory()
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
  })
})
