import { generateStory, getStory, type Story, storyQuota } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { goodAnswer, goodOutline, goodSection } from '../../../../test/vendors/good-writer.ts'
import {
  type Heard,
  type Played,
  startTextVendor,
  type TextVendor,
} from '../../../../test/vendors/text-vendor.ts'
import type { Artist } from '../../../modules/pictures/index.ts'
import type { StoryWriter } from '../../../modules/stories/index.ts'
import { anthropicModel } from '../anthropic/index.ts'
import { embeddedStoryteller } from '../embedded-storyteller.ts'
import type { ModelSettings } from '../language-model.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

const adapters = { openai: openaiModel, anthropic: anthropicModel }
const patience = { backoffMs: 1, storyMs: 60_000 }

/** Pictures are not what is tested here. */
const plainArtist: Artist = {
  id: 'plain',
  draw: async () => ({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
    width: 8,
    height: 6,
  }),
}

let test: TestApp
let vendor: TextVendor
/** The writer of the next story. */
let writer: StoryWriter

const settings = (change: Partial<ModelSettings> = {}): ModelSettings => ({
  baseUrl: vendor.url,
  apiKey: 'sk-test',
  model: 'moon-1',
  timeoutMs: 20_000,
  ...change,
})

beforeAll(async () => {
  vendor = await startTextVendor()
  const current: StoryWriter = {
    id: 'current',
    get credit() {
      return writer.credit ?? { writer: '', model: null }
    },
    sends: (brief) => writer.sends?.(brief) ?? [],
    write: (brief, sitting) => writer.write(brief, sitting),
  }
  const overrides = { writer: current, houseWriter: embeddedStoryteller(), artist: plainArtist }
  test = await startApp({ overrides })
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})
beforeEach(() => {
  vendor.play(goodAnswer)
})

/** Plays a fault the first so many times, and is well after that. */
const ill = (times: number, fault: Played | ((heard: Heard) => Played)) => {
  let left = times
  return (heard: Heard): Played => {
    if (heard.asks === 'moderation' || left <= 0) return goodAnswer(heard)
    left--
    return typeof fault === 'function' ? fault(heard) : fault
  }
}

const always = Number.POSITIVE_INFINITY

async function tell(family: Family, wish: object = {}): Promise<{ story: Story; heard: readonly Heard[] }> {
  const before = vendor.heard.length
  const story = await aStory(family, await aChild(family, { name: 'Zephyrine', age: 5 }), wish)
  return { story, heard: vendor.heard.slice(before) }
}

const usageOf = ({ id }: Story) =>
  test.deps.db
    .selectFrom('apiUsage')
    .select(['userId', 'apiName', 'endpoint', 'tokensUsed', 'tokensIn', 'tokensOut', 'estimatedCost'])
    .where('storyId', '=', id)
    .orderBy('id')
    .execute()

const isByHouse = (story: Story) => {
  expect(story.receipt?.writer).toBe('Nightlight')
  expect(story.content).toContain('Zephyrine')
  expect(story.content).not.toMatch(/[{}]/)
  expect(story.storyImages).toHaveLength(story.storyStructure.sections.length + 1)
}

describe.each(['openai', 'anthropic'] as const)('a story by %s', (provider) => {
  const use = (change: Partial<ModelSettings> = {}) => {
    writer = modelWriter(adapters[provider](settings(change)), patience)
  }

  it('has its names put in at home, and a receipt', async () => {
    use()
    const { story, heard } = await tell(await aFamily(test))
    expect(story.notes).toEqual([])
    expect(story.title).toBe('The Lamp of Zephyrine')
    expect(story.content).toContain('Zephyrine’s boots')
    expect(story.content).toContain('“Look,” said Zephyrine.')
    expect(story.content).not.toMatch(/[{}"']/)
    expect(story.storyStructure.sections).toHaveLength(4)
    expect(story.storyImages.map(({ description }) => description)).toContain(
      'Zephyrine walking in the forest at dusk, with a fox',
    )
    expect(heard.map(({ asks }) => asks).filter((asks) => asks !== 'moderation')).toEqual([
      'outline',
      'section',
      'section',
      'section',
      'section',
    ])
    expect(story.receipt).toMatchObject({ writer: new URL(vendor.url).host, model: 'moon-1', costUsd: 0 })
    expect(story.receipt?.checks.filter(({ passed }) => !passed)).toEqual([])
    expect(story.receipt?.sentTo[0]?.what).toContain('the child’s age, without the name')
    const rows = (await usageOf(story)).filter(({ endpoint }) => !endpoint?.startsWith('moderation'))
    expect(rows).toHaveLength(5)
    expect(rows[0]).toMatchObject({
      apiName: provider,
      endpoint: 'outline moon-1',
      tokensIn: 900,
      tokensOut: 300,
    })
    expect(rows[0]).toMatchObject({ tokensUsed: 1200, estimatedCost: '0.000000' })
  })

  it.each([
    ['429 and when to come back', { status: 429, headers: { 'retry-after': '0' } }],
    ['429 in milliseconds', { status: 429, headers: { 'retry-after-ms': '1' } }],
    ['500', { status: 500 }],
    ['529', { status: 529 }],
    ['what is no JSON', { say: 'Once upon a time' }],
    ['another shape', { say: '{"story": true}' }],
    ['half an answer', { say: '{"paragraphs": ["The lamp', finish: 'length' }],
    [
      'a cut stream',
      { cut: true, say: '{"title": "x", "paragraphs": ["The lamp was small and round and'.repeat(9) },
    ],
  ] as const)('comes through %s', async (_, fault) => {
    use()
    vendor.play(ill(1, (heard) => ('cut' in fault && heard.asks === 'outline' ? { status: 503 } : fault)))
    const { story } = await tell(await aFamily(test))
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
  })

  it('comes through a stream that stops in the middle, and one that falls silent', async () => {
    use({ timeoutMs: 400 })
    let cuts = 0
    vendor.play((heard) => {
      if (heard.asks !== 'section' || cuts >= 2) return goodAnswer(heard)
      cuts++
      return cuts === 1 ? { cut: true, say: JSON.stringify(goodSection(heard.user)) } : { hang: true }
    })
    const { story } = await tell(await aFamily(test))
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
    expect(
      (await usageOf(story)).filter(
        ({ tokensUsed, endpoint }) => tokensUsed === 0 && endpoint?.startsWith('section'),
      ),
    ).toHaveLength(2)
  })

  it.each([
    ['has trouble', { status: 500 }, /had trouble of its own/],
    ['is overrun', { status: 429, headers: { 'retry-after': '3600' } }, /had too much to do/],
    ['does not know us', { status: 401 }, /did not accept/],
    ['says no', { refuse: true }, /did not want to write/],
    ['talks nonsense', { say: 'Once upon a time' }, /could not be read/],
    ['is cut short', { say: '{', finish: 'length' }, /stopped in the middle/],
  ] as const)('is told by our own storyteller when the vendor %s', async (_, fault, note) => {
    use()
    vendor.play(ill(always, fault))
    const { story } = await tell(await aFamily(test))
    isByHouse(story)
    expect(story.notes).toEqual([expect.stringMatching(note)])
    expect(story.receipt?.sentTo).toHaveLength(1)
  })

  it('is told by our own storyteller when nothing is heard', async () => {
    use({ timeoutMs: 30 })
    vendor.play(() => ({ hang: true }))
    const { story } = await tell(await aFamily(test))
    isByHouse(story)
    expect(story.notes[0]).toMatch(/did not answer in time/)
  })

  it('is told by our own storyteller when nobody is there', async () => {
    use({ baseUrl: 'http://127.0.0.1:9' })
    const { story } = await tell(await aFamily(test))
    isByHouse(story)
    expect(story.notes[0]).toMatch(/could not be reached/)
  })
})

describe('what a model writes', () => {
  const inSection = (change: (text: string) => string, from = 0, times = always) => {
    let left = times
    let sections = 0
    return (heard: Heard): Played => {
      if (heard.asks !== 'section') return goodAnswer(heard)
      if (sections++ < from || left <= 0) return goodAnswer(heard)
      left--
      const { paragraphs } = goodSection(heard.user)
      return {
        say: JSON.stringify({
          paragraphs: paragraphs.map((text, place) => (place === 0 ? change(text) : text)),
        }),
      }
    }
  }

  beforeEach(() => {
    writer = modelWriter(openaiModel(settings()), patience)
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
    vendor.play(inSection(change, 1, 1))
    const { story, heard } = await tell(await aFamily(test))
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
    const asked = heard
      .filter(({ asks }) => asks === 'section')
      .map(({ user }) => /Write section (\d)/.exec(user)?.[1])
    expect(asked).toEqual(['1', '2', '2', '3', '4'])
    const again = heard.filter(({ asks }) => asks === 'section')[2]
    expect(again?.user).toContain('Mend this')
    expect(again?.user).toContain(reason)
  })

  it('is given up after two repairs, and nothing of it is left', async () => {
    vendor.play(inSection((text) => `${text} Blood was everywhere.`, 2))
    const { story, heard } = await tell(await aFamily(test))
    isByHouse(story)
    expect(story.notes[0]).toMatch(/did not pass our review/)
    expect(story.content).not.toContain('lamp, and the light fell')
    expect(heard.filter(({ asks }) => asks === 'section')).toHaveLength(5)
    for (const { url } of story.storyImages) expect(url).toMatch(/-2\.svg$/)
    const narrated = await test.deps.db
      .selectFrom('narrations')
      .select('id')
      .where('storyId', '=', story.id)
      .execute()
    expect(narrated).toEqual([])
  })

  it('is given up where the plan ignores the wish', async () => {
    vendor.play((heard) =>
      heard.asks === 'outline'
        ? { say: JSON.stringify({ ...goodOutline(heard.user), sections: [] }) }
        : goodAnswer(heard),
    )
    const { story } = await tell(await aFamily(test))
    isByHouse(story)
  })

  it('is sent back where the vendor’s own moderation objects', async () => {
    let judged = 0
    vendor.play((heard) => {
      if (heard.asks !== 'moderation') return goodAnswer(heard)
      judged++
      return { moderation: judged === 2 ? ['violence'] : [] }
    })
    const { story, heard } = await tell(await aFamily(test))
    expect(story.receipt?.model).toBe('moon-1')
    expect(
      heard.filter(({ asks }) => asks === 'section').map(({ user }) => /\(violence\)/.test(user)),
    ).toEqual([false, false, true, false, false])
  })

  it('needs no moderation where there is none', async () => {
    vendor.play((heard) => (heard.asks === 'moderation' ? { status: 404 } : goodAnswer(heard)))
    const { story, heard } = await tell(await aFamily(test))
    expect(story.receipt?.model).toBe('moon-1')
    expect(heard.filter(({ asks }) => asks === 'moderation')).toHaveLength(1)
  })

  it('comes from a server that knows no schemas, too', async () => {
    vendor.play((heard) =>
      heard.raw.includes('response_format')
        ? { status: 400 }
        : { say: `Sure!\n\`\`\`json\n${(goodAnswer(heard) as { say: string }).say}\n\`\`\`` },
    )
    const { story } = await tell(await aFamily(test))
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
  })
})

describe('names', () => {
  it('never leave the house, in no byte', async () => {
    writer = modelWriter(openaiModel(settings()), patience)
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const names = [
      'Zephyrine',
      'O’Brien-Łukasz',
      'Quillon',
      'Granny Josephat',
      'Mr Buttonsworth',
      'Wilhelmina',
      'Pikachoo',
    ]
    const hero = await aChild(family, { name: 'Zephyrine', age: 5, interests: 'trains, Pikachoo' })
    const second = await aChild(family, { name: 'O’Brien-Łukasz', age: 7 })
    const friend = await aChild(family, { name: 'Quillon', age: 6 })
    const before = vendor.heard.length
    const story = await aStory(family, hero, {
      mainCharacterIds: [hero.id, second.id],
      supportingCharacterIds: [friend.id],
      customSupportingCharacters: [
        {
          name: 'Granny Josephat',
          relationship: 'Zephyrine’s grandmother',
          description: 'lives with Wilhelmina',
        },
      ],
      additionalDetails: 'zephyrine lost her bear Mr Buttonsworth. Josephat found it with QUILLON.',
      storyLength: 'medium',
    })
    expect([story.receipt?.model, story.notes]).toEqual(['moon-1', []])
    for (const name of names.slice(0, 4)) expect(story.content).toContain(name)
    const sent = vendor.heard.slice(before).map(({ raw }) => raw.toLowerCase())
    expect(sent.length).toBeGreaterThan(6)
    const parts = names
      .flatMap((name) => [name, ...name.split(/[ -]/)])
      .filter((part) => !/^(granny|mr)$/i.test(part))
    for (const raw of sent) for (const part of parts) expect(raw).not.toContain(part.toLowerCase())
    const logged = test.log.join('\n')
    for (const part of parts) expect(logged).not.toContain(part)
    expect(logged).not.toContain('light fell on')
    expect(logged).not.toContain('sk-test')
  })
})

describe('a story that is stopped in the middle', () => {
  it('is gone on with where it was, with the same pictures and no section twice', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Zephyrine', age: 5 })
    const model = modelWriter(openaiModel(settings()), patience)
    const stopped = Promise.withResolvers<void>()
    let handedIn = 0
    writer = {
      ...model,
      write: (brief, sitting) =>
        model.write(brief, {
          ...sitting,
          async onSection(section) {
            await sitting.onSection(section)
            if (++handedIn === 2) await stopped.promise
          },
        }),
    }
    const before = vendor.heard.length
    const body = {
      mainCharacterIds: [child.id],
      storyTheme: 'space',
      storyLength: 'short',
      generateAudio: false,
    }
    const headers = { prefer: 'respond-async' }
    const { id } = (await family.browser.call(generateStory, { body, headers })).body
    const rowOf = () =>
      test.deps.db
        .selectFrom('stories')
        .select(['status', 'storyStructure', 'edition', 'outline', 'content'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await rowOf()).storyStructure.sections.length, { timeout: 20_000 }).toBe(2)
    const half = (await family.browser.call(getStory, { params: { id } })).body
    expect(half.progress).toMatchObject({ status: 'generating', step: 'generating' })
    expect(half.progress?.percent).toBeGreaterThan(0)
    // Another worker takes the job over, as it does when the first one was killed.
    const sameWork = { name: 'write-story', retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 }
    await test.deps.jobs.enqueue(test.deps.db, sameWork, { storyId: id })
    await expect.poll(async () => (await rowOf()).status, { timeout: 20_000 }).toBe('ready')
    const row = await rowOf()
    expect(row.storyStructure.sections).toHaveLength(4)
    expect(row.edition).toBe(1)
    const asked = vendor.heard.slice(before).filter(({ asks }) => asks !== 'moderation')
    expect(
      asked.map(({ asks, user }) => (asks === 'outline' ? 'outline' : /Write section (\d)/.exec(user)?.[1])),
    ).toEqual(['outline', '1', '2', '3', '4'])
    expect(
      vendor.heard
        .slice(before)
        .map(({ raw }) => raw)
        .join(),
    ).not.toContain('Zephyrine')
    const quota = (await family.browser.call(storyQuota)).body
    expect(quota).toMatchObject({ used: 1 })
    // The first one was only slow: what it brings now is not wanted any more.
    stopped.resolve()
    await expect
      .poll(
        async () => (await test.deps.jobs.statistics()).find(({ name }) => name === 'write-story')?.active,
        { timeout: 20_000 },
      )
      .toBe(0)
    expect((await rowOf()).content).toBe(row.content)
  })
})

describe('a house where no writer can write', () => {
  it('says so, and gives the quota back', { timeout: 180_000 }, async () => {
    const broken: StoryWriter = {
      id: 'broken',
      write: () => Promise.reject(new Error('on purpose')),
    }
    const house = await startApp({ overrides: { writer: broken, artist: plainArtist } })
    try {
      const family = await aFamily(house)
      const child = await aChild(family)
      const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short' }
      const headers = { prefer: 'respond-async' }
      const { id } = (await family.browser.call(generateStory, { body, headers })).body
      const look = async () => (await family.browser.call(getStory, { params: { id } })).body
      await expect.poll(async () => (await look()).status, { timeout: 120_000, interval: 250 }).toBe('failed')
      expect((await look()).progress?.message).toMatch(/could not be written/)
      expect((await family.browser.call(storyQuota)).body).toMatchObject({ used: 0 })
    } finally {
      await house.close()
    }
  })
})
