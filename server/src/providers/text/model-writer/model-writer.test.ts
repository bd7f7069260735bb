import { accountData, generateStory, getStory, storyQuota } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { startApp } from '../../../../test/harness.ts'
import { goodResponse } from '../../../../test/vendors/good-writer.ts'
import { type ModelApp, startModelApp, timeouts } from '../../../../test/vendors/model-app.ts'
import type { StoryWriter } from '../../../modules/stories/index.ts'
import { defineJob } from '../../../platform/jobs/index.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

const writeJob = defineJob<{ storyId: string }>('write-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
})

let app: ModelApp
beforeAll(async () => {
  app = await startModelApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.vendor.respondWith(goodResponse)
})

describe('names', () => {
  it('are never sent to the vendor', async () => {
    app.use(modelWriter(openaiModel(app.settings()), timeouts))
    const family = await aFamily(app.test, { subscriptionLevel: 'moonbeam' })
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
    const before = app.vendor.requests.length
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
    const sent = app.vendor.requests.slice(before).map(({ raw }) => raw.toLowerCase())
    expect(sent.length).toBeGreaterThan(6)
    const parts = names
      .flatMap((name) => [name, ...name.split(/[ -]/)])
      .filter((part) => !/^(granny|mr)$/i.test(part))
    for (const raw of sent) for (const part of parts) expect(raw).not.toContain(part.toLowerCase())
    // The receipt has the very words that were sent, and no name either.
    const [words = ''] = story.receipt?.sentTo[0]?.words ?? []
    expect(words).toMatch(
      /A parent wishes: \[child 1\] lost her bear \[.*?\]\. .* found it with \[companion 1\]\./,
    )
    const told = words.slice(
      words.indexOf('A parent wishes: '),
      words.indexOf('\n', words.indexOf('A parent wishes: ')),
    )
    const asSent = told
      .replace(/\[child (\d)\]/g, '{HERO_$1}')
      .replace(/\[companion (\d)\]/g, '{FRIEND_$1}')
      .replace(/\[.*?\]/g, '')
    expect(sent[0]?.replace(/\{name_\d\}/g, '')).toContain(asSent.toLowerCase())
    for (const part of parts) expect(words).not.toContain(part)
    const downloaded = (await family.browser.call(accountData)).raw.body
    expect(downloaded).toContain('[child 1] lost her bear')
    const logged = app.test.log.join('\n')
    for (const part of parts) expect(logged).not.toContain(part)
    expect(logged).not.toContain('light fell on')
    expect(logged).not.toContain('sk-test')
  })
})

describe('a story that is interrupted in the middle', () => {
  it('is continued, with the same pictures and no section twice', async () => {
    const family = await aFamily(app.test)
    const child = await aChild(family, { name: 'Zephyrine', age: 5 })
    const model = modelWriter(openaiModel(app.settings()), timeouts)
    const stopped = Promise.withResolvers<void>()
    let handedIn = 0
    app.use({
      ...model,
      write: (brief, context) =>
        model.write(brief, {
          ...context,
          async onSection(section) {
            await context.onSection(section)
            if (++handedIn === 2) await stopped.promise
          },
        }),
    })
    const before = app.vendor.requests.length
    const body = {
      mainCharacterIds: [child.id],
      storyTheme: 'space',
      storyLength: 'short',
      generateAudio: false,
    }
    const headers = { prefer: 'respond-async' }
    const { id } = (await family.browser.call(generateStory, { body, headers })).body
    const rowOf = () =>
      app.test.deps.db
        .selectFrom('stories')
        .select(['status', 'storyStructure', 'edition', 'outline', 'content'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    await expect.poll(async () => (await rowOf()).storyStructure.sections.length).toBe(2)
    const half = (await family.browser.call(getStory, { params: { id } })).body
    expect(half.progress).toMatchObject({ status: 'generating', step: 'generating' })
    expect(half.progress?.percent).toBeGreaterThan(0)
    // Another worker takes the job over, as it does when the first one was killed.
    await app.test.deps.jobs.enqueue(app.test.deps.db, writeJob, { storyId: id })
    await expect.poll(async () => (await rowOf()).status).toBe('ready')
    const row = await rowOf()
    expect(row.storyStructure.sections).toHaveLength(4)
    expect(row.edition).toBe(1)
    const asked = app.vendor.requests.slice(before).filter(({ kind }) => kind !== 'moderation')
    expect(
      asked.map(({ kind: asks, user }) =>
        asks === 'outline' ? 'outline' : /Write section (\d)/.exec(user)?.[1],
      ),
    ).toEqual(['outline', '1', '2', '3', '4'])
    expect(
      app.vendor.requests
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
        async () =>
          (await app.test.deps.jobs.statistics()).find(({ name }) => name === 'write-story')?.active,
      )
      .toBe(0)
    expect((await rowOf()).content).toBe(row.content)
  })
})

describe('an installation whose writers all fail', () => {
  it('reports it, and releases the quota', async () => {
    const poor: StoryWriter = {
      id: 'broken',
      write: () => Promise.reject(new Error('on purpose')),
    }
    const broken = await startApp({ overrides: { writer: poor } })
    try {
      // Tried once: the waits between tries are the queue's matter.
      await broken.deps.jobs.declare([{ ...writeJob, retryLimit: 0 }])
      const family = await aFamily(broken)
      const child = await aChild(family)
      const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short' }
      const headers = { prefer: 'respond-async' }
      const { id } = (await family.browser.call(generateStory, { body, headers })).body
      const look = async () => (await family.browser.call(getStory, { params: { id } })).body
      await expect.poll(async () => (await look()).status).toBe('failed')
      expect((await look()).progress?.message).toMatch(/could not be written/)
      expect((await family.browser.call(storyQuota)).body).toMatchObject({ used: 0 })
    } finally {
      await broken.close()
    }
  })
})
