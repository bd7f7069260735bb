import {
  approvedVoices,
  approveStory,
  type Child,
  changeChild,
  continueStory,
  familyStories,
  generateStory,
  getInstallation,
  getStory,
  shareStory,
} from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { aMember } from '../../../../test/members.ts'
import { germanResponse } from '../../../../test/vendors/german-writer.ts'
import { editorsAnswer } from '../../../../test/vendors/good-writer.ts'
import { type ModelApp, startModelApp, timeouts } from '../../../../test/vendors/model-app.ts'
import type { VendorRequest } from '../../../../test/vendors/text-vendor.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

/** Makes one of the built-in voices one that speaks a language, for those who ask the catalogue. */
async function teach({ deps }: TestApp, language: string | null) {
  const { voiceId } = await deps.db
    .selectFrom('approvedVoices')
    .select('voiceId')
    .where('isDefault', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await deps.db.updateTable('approvedVoices').set({ language }).where('voiceId', '=', voiceId).execute()
  return voiceId
}

/** Section 2 without the sentence that was objected to. */
const anew = (request: VendorRequest) =>
  (germanResponse(request) as { say: string }).say.replace(
    'ging weiter, immer 2 Schritte und dann noch einen halben',
    'ging leise weiter, bis zur alten Brücke am Bach',
  )

describe('with a language model', () => {
  let app: ModelApp
  let family: Family
  let child: Child
  let german: string
  beforeAll(async () => {
    app = await startModelApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.vendor.respondWith(germanResponse)
    app.use(
      modelWriter(openaiModel(app.settings()), {
        ...timeouts,
        readsAgain: true,
        languages: ['en', 'de', 'ar'],
      }),
    )
    german = await teach(app.test, 'de-DE')
    family = await aFamily(app.test, { subscriptionLevel: 'moonbeam' })
    child = await aChild(family, { name: 'Zephyrine', age: 5, storyLanguage: 'de' })
  })

  it('a story is told in the language of the child, by a voice that speaks it, and read by an editor', async () => {
    const before = app.vendor.requests.length
    const story = await aStory(family, child, { generateAudio: true })
    expect(story).toMatchObject({ language: 'de', title: 'Die Lampe am Ende des Weges', awaitsParent: false })
    expect([story.notes, story.receipt?.model]).toEqual([[], 'moon-1'])
    expect(story.content).toContain('Zephyrine hob die Lampe hoch')
    expect(story.narration?.voiceId).toBe(german)
    const requests = app.vendor.requests.slice(before)
    expect(requests.find(({ kind }) => kind === 'outline')?.user).toContain('Plan a short story in German')
    expect(requests.find(({ kind }) => kind === 'section')?.user).toMatch(/^Write section 1 of 4 in German:/)
    expect(requests.find(({ kind }) => kind === 'editor')?.user).toContain('Read this story in German')
    expect(requests[0]?.system).toContain('every sentence of the text')
    expect(requests.map(({ raw }) => raw).join()).not.toContain('Zephyrine')
  })

  it('its receipt says what was checked by whom, and what was not', async () => {
    const { receipt } = await aStory(family, child, { additionalDetails: 'A story about a lost tooth' })
    const checks = new Map(receipt?.checks.map(({ name, passed, detail }) => [name, { passed, detail }]))
    expect(checks.get('Fit for bedtime')).toEqual({
      passed: true,
      detail: `Read by the service set up here (moon-1), as an editor: nothing found. Our rules read English only`,
    })
    expect(checks.get('Language')).toEqual({ passed: true, detail: 'German' })
    expect(checks.get('Reading level')?.detail).toContain('which words are hard is known in English only')
    expect(checks.get('What you told us')?.passed).toBeNull()
    expect(receipt?.facts?.[0]).toMatchObject({ outcome: 'left-out', why: 'not-checked' })
    expect(receipt?.newWords).toEqual([])
    expect(receipt?.readingLevel.gradeLevel).toBeNull()
  })

  it('what its editor objects to is told otherwise, also in an earlier section, before anybody sees it', async () => {
    let readings = 0
    app.vendor.respondWith((request) =>
      request.kind === 'editor' && readings++ === 0
        ? {
            say: JSON.stringify(
              editorsAnswer(request.said, [
                { kind: 'threat', quote: 'immer 2 Schritte und dann noch einen halben' },
              ]),
            ),
          }
        : request.kind === 'section' && request.user.startsWith('Write section 2 of 4 again')
          ? { say: anew(request) }
          : germanResponse(request),
    )
    const before = app.vendor.requests.length
    const story = await aStory(family, child)
    const requests = app.vendor.requests.slice(before)
    expect(requests.map(({ kind }) => kind).slice(-3)).toEqual(['editor', 'section', 'editor'])
    expect(requests.at(-2)?.user).toContain('“immer 2 Schritte und dann noch einen halben”')
    expect([story.language, story.notes, story.receipt?.model]).toEqual(['de', [], 'moon-1'])
    expect(story.content).toContain('ging leise weiter')
    expect(story.content).not.toContain('immer 2 Schritte')
  })

  it('a story that no editor could read waits for its owner, and is neither heard nor shared before', async () => {
    app.vendor.respondWith((request) => {
      // What is passed by the vendor's moderation was not read by an editor.
      if (request.kind === 'moderation') return { moderation: [] }
      return request.kind === 'editor' ? { say: 'I would rather not.' } : germanResponse(request)
    })
    const { id } = await aStory(family, child, { generateAudio: true })
    const params = { id }
    const { browser } = family
    const waiting = (await browser.call(getStory, { params })).body
    expect(waiting).toMatchObject({ awaitsParent: true, narration: null, audioUrl: null })
    const checkOf = (called: string) => waiting.receipt?.checks.find(({ name }) => name === called)
    expect(checkOf('Fit for bedtime')?.passed).toBeNull()
    expect(checkOf('Read twice')?.detail).toContain('Every section was passed by the moderation of')
    expect((await browser.call(shareStory, { params })).status).toBe(409)
    const member = await aMember(app.test, family)
    const cards = async () =>
      (await member.browser.call(familyStories, { params: { id: member.familyId } })).body.map(
        (card) => card.id,
      )
    expect(await cards()).not.toContain(id)
    expect((await member.browser.call(getStory, { params })).status).toBe(404)
    const other = await aFamily(app.test)
    expect((await other.browser.call(approveStory, { params })).status).toBe(404)
    expect((await browser.call(approveStory, { params })).status).toBe(204)
    expect((await browser.call(getStory, { params })).body).toMatchObject({ awaitsParent: false })
    expect((await browser.call(getStory, { params })).body.narration?.voiceId).toBe(german)
    expect(await cards()).toContain(id)
    expect((await browser.call(shareStory, { params })).status).toBe(200)
  })

  it('an English sentence in it is sent back', async () => {
    let isMended = false
    app.vendor.respondWith((request) => {
      const answer = germanResponse(request)
      if (request.kind !== 'section' || !('say' in answer)) return answer
      if (request.user.includes('It is not in German')) isMended = true
      const isFirst = request.user.startsWith('Write section 1 of 4 in German:')
      return isFirst
        ? { say: answer.say.replace('Die Stiefel', 'Then the little fox fell asleep. Die Stiefel') }
        : answer
    })
    const story = await aStory(family, child)
    expect([isMended, story.language, story.content.includes('fox')]).toEqual([true, 'de', false])
  })

  it('where the model does not write it, our own storyteller does, in English, by an English voice, and says so', async () => {
    app.vendor.respondWith(() => ({ status: 500 }))
    const story = await aStory(family, child, {
      generateAudio: true,
      selectedVoiceProviderId: 'builtin',
      selectedVoiceId: german,
    })
    expect(story).toMatchObject({ language: 'en', awaitsParent: false })
    expect(story.notes).toEqual([
      'The language model had trouble of its own, so our own storyteller wrote this story. It is in English, since our own storyteller does not know German.',
    ])
    expect(story.narration?.voiceId).not.toBe(german)
    expect(story.receipt?.checks.every(({ passed }) => passed)).toBe(true)
  })

  it('another night stays in the language of the first', async () => {
    const { id } = await aStory(family, child)
    await family.browser.call(changeChild, { params: { id: child.id }, body: { storyLanguage: 'en' } })
    const before = app.vendor.requests.length
    const next = await family.browser.call(continueStory, { params: { id }, body: {} })
    const story = (await family.browser.call(getStory, { params: { id: next.body.id } })).body
    expect([story.language, story.notes]).toEqual(['de', []])
    const plan = app.vendor.requests.slice(before).find(({ kind }) => kind === 'outline')?.user
    expect(plan).toContain('night 2 of a series')
    // The end of the last night is in German, where names are not known by their capitals.
    expect(plan).not.toContain('how the last night ended')
  })

  it('a request may name another language, and a voice has to speak it', async () => {
    const body = { mainCharacterIds: [child.id], storyTheme: 'adventure', storyLength: 'short' } as const
    const voice = { selectedVoiceProviderId: 'builtin', selectedVoiceId: german }
    const wrongVoice = await family.browser.call(generateStory, {
      body: { ...body, ...voice, language: 'ar' },
    })
    expect([wrongVoice.status, wrongVoice.body]).toMatchObject([
      400,
      { fields: [{ field: 'selectedVoiceId', message: 'This voice does not speak Arabic.' }] },
    ])
    const unknown = await family.browser.call(generateStory, { body: { ...body, language: 'ja' } })
    expect(unknown.body).toMatchObject({
      fields: [{ field: 'language', message: 'Stories in Japanese are not told on this server.' }],
    })
  })

  it('without a voice that speaks it, a story is for reading, and says so', async () => {
    await teach(app.test, null)
    const story = await aStory(family, child, { generateAudio: true })
    expect(story).toMatchObject({ language: 'de', narration: null })
    expect(story.notes).toEqual([
      'No voice here speaks German, so this story is for reading, not for listening.',
    ])
  })

  it('the installation says in which languages stories are told, and each voice which of them it speaks', async () => {
    expect((await family.browser.call(getInstallation)).body.storyLanguages).toEqual(['en', 'de', 'ar'])
    const voices = (await family.browser.call(approvedVoices)).body
    expect(voices.find(({ voiceId }) => voiceId === german)?.languages).toEqual(['de'])
    expect(voices.find(({ voiceId }) => voiceId !== german)?.languages).toEqual(['en'])
  })
})

describe('without a language model', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startApp()
  })
  afterAll(() => test.close())

  it('stories are English, as ever', async () => {
    const family = await aFamily(test)
    expect((await family.browser.call(getInstallation)).body.storyLanguages).toEqual(['en'])
    const child = await aChild(family)
    expect(child.storyLanguage).toBe('en')
    const story = await aStory(family, child)
    expect(story).toMatchObject({ language: 'en', awaitsParent: false, notes: [] })
  })

  it('another language is refused where it is asked for, and replaced where it is a child’s', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { storyLanguage: 'uk' })
    const story = await aStory(family, child)
    expect([story.language, story.notes]).toEqual([
      'en',
      ['Stories in Ukrainian need a language model, and none is set up here, so this one is in English.'],
    ])
    const body = {
      mainCharacterIds: [child.id],
      storyTheme: 'adventure',
      storyLength: 'short',
      language: 'uk',
    } as const
    const refused = await family.browser.call(generateStory, { body })
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        fields: [
          {
            field: 'language',
            message: 'Stories in Ukrainian need a language model, and none is set up here.',
          },
        ],
      },
    ])
  })
})
