import {
  accountData,
  changeChild,
  changeSentence,
  childScreen,
  continueStory,
  familyOverview,
  forgetSpokenName,
  generateStory,
  keepSpokenName,
  listSpokenNames,
  maxSpokenNames,
  narrateStoryAgain,
  openChildScreen,
  type Story,
} from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import type { Recording, SpeechProvider } from '../voices/index.ts'

const spoken: string[] = []
const speaker: SpeechProvider = {
  id: 'builtin',
  name: 'Built-in voices',
  listVoices: async () => test.deps.builtinSpeech.listVoices(),
  async record({ text }): Promise<Recording> {
    spoken.push(text)
    const mp3 = await encodeMp3([new Float32Array(6000)], { sampleRate: 24_000, channels: 1, bitrate: 64 })
    return { mp3, durationMs: 250, words: [[0, 1, 0, 100]], gainDb: 0 }
  },
}

let test: TestApp
beforeAll(async () => {
  test = await startApp({ overrides: { speakers: new Map([[speaker.id, speaker]]) } })
})
afterAll(() => test.close())
beforeEach(() => {
  spoken.length = 0
})

const keep = ({ browser }: Family, name: string, said: string) =>
  browser.call(keepSpokenName, { body: { name, said } })
const namesOf = async ({ browser }: Family) => (await browser.call(listSpokenNames)).body
const narrate = async ({ browser }: Family, story: Story, voiceId = 'builtin-luna') => {
  spoken.length = 0
  const body = { providerId: 'builtin', voiceId, options: {} }
  const answer = await browser.call(narrateStoryAgain, { params: { id: story.id }, body })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  return spoken.join('\n')
}
const oma = { name: 'Wilhelmine', relationship: 'Grandmother' }
const withOma = (spokenName?: string) => ({
  customSupportingCharacters: [{ ...oma, ...(spokenName && { spokenName }) }],
})
const onStarlight = () => aFamily(test, { subscriptionLevel: 'starlight' })

describe('how names are said', () => {
  it('is remembered for the family, sorted by name, and once for each name whatever its capitals', async () => {
    const family = await aFamily(test)
    expect(await namesOf(family)).toEqual([])
    expect((await keep(family, 'Wilma', 'VIL-mah')).body).toEqual({ name: 'Wilma', said: 'VIL-mah' })
    await keep(family, ' Ödön ', 'ER-dern')
    expect((await keep(family, 'ÖDÖN', 'ER-DERN')).status).toBe(200)
    expect(await namesOf(family)).toEqual([
      { name: 'ÖDÖN', said: 'ER-DERN' },
      { name: 'Wilma', said: 'VIL-mah' },
    ])
    const exported = (await family.browser.call(accountData)).body.spokenNames
    expect(exported).toMatchObject([{ name: 'Wilma', said: 'VIL-mah' }, { name: 'ÖDÖN' }])
  })

  it('is forgotten by name, or by saying nothing', async () => {
    const family = await aFamily(test)
    await keep(family, 'Wilma', 'VIL-mah')
    await keep(family, 'Bruno', 'BROO-no')
    const tried = `previews/${family.user.id}/${'0'.repeat(40)}.mp3`
    await test.deps.files.put(tried, new Uint8Array([1]), 'audio/mpeg')
    const forgotten = await family.browser.call(forgetSpokenName, { body: { name: 'wilma' } })
    expect(forgotten.status).toBe(204)
    expect(await test.deps.files.find(tried)).toBeNull()
    expect((await keep(family, 'Bruno', ' ')).status).toBe(204)
    expect(await namesOf(family)).toEqual([])
    expect((await keep(family, 'Bruno', '')).status).toBe(404)
  })

  it('is seen and changed by no other family, and by nobody without a sign-in', async () => {
    const family = await aFamily(test)
    const other = await aFamily(test)
    await keep(family, 'Wilma', 'VIL-mah')
    expect(await namesOf(other)).toEqual([])
    const body = { name: 'Wilma' }
    expect((await other.browser.call(forgetSpokenName, { body })).status).toBe(404)
    await keep(other, 'Wilma', 'WILL-mah')
    expect(await namesOf(family)).toEqual([{ name: 'Wilma', said: 'VIL-mah' }])
    expect((await test.visitor().call(listSpokenNames)).status).toBe(401)
    expect((await test.visitor().call(keepSpokenName, { body: { ...body, said: 'a' } })).status).toBe(401)
  })

  it('cannot be changed on a child’s screen', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    await keep(family, 'Wilma', 'VIL-mah')
    await family.browser.call(openChildScreen, { params: { id: child.id }, body: { pin: '2468' } })
    expect((await family.browser.call(childScreen)).status).toBe(200)
    const refused = await keep(family, 'Wilma', 'no')
    expect([refused.status, 'code' in refused.body && refused.body.code]).toEqual([403, 'child_screen'])
    const body = { name: 'Wilma' }
    expect((await family.browser.call(forgetSpokenName, { body })).status).toBe(403)
    expect((await family.browser.call(listSpokenNames)).status).toBe(403)
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', /./],
    [{ name: 'x'.repeat(81) }, 'name', 'Name must be at most 80 characters'],
    [{ name: 'turn\u202Earound' }, 'name', 'Name contains characters that cannot be used'],
    [{ said: 'x'.repeat(121) }, 'said', 'Say the name as must be at most 120 characters'],
    [{ said: 'a\u0007b' }, 'said', 'Say the name as contains characters that cannot be used'],
    [{ said: undefined }, 'said', /./],
    [{ said: ['a'] }, 'said', /./],
  ])('is refused for %j, and the response names the field', async (wrong, field, message) => {
    const family = await aFamily(test)
    const body = { name: 'Wilma', said: 'VIL-mah', ...wrong }
    const response = await family.browser.call(keepSpokenName, { body })
    expect(response).toMatchObject({ status: 400, body: { field, message: expect.stringMatching(message) } })
    expect(await namesOf(family)).toEqual([])
  })

  it('has room for two hundred names; a story with one more is told all the same', async () => {
    const family = await onStarlight()
    const rows = Array.from({ length: maxSpokenNames }, (_, index) => ({
      ...{ userId: family.user.id, name: `Cousin ${index}`, said: 'KUZ-in' },
    }))
    await test.deps.db.insertInto('spokenNames').values(rows).execute()
    expect(await keep(family, 'Wilma', 'VIL-mah')).toMatchObject({
      status: 400,
      body: { field: 'name', message: 'There is room for 200 names. Please remove one first.' },
    })
    expect((await keep(family, 'cousin 7', 'KOO-zan')).status).toBe(200)
    const story = await aStory(family, await aChild(family), withOma('vil-hel-MEE-neh'))
    expect(await namesOf(family)).toHaveLength(maxSpokenNames)
    expect(await narrate(family, story)).toContain('vil-hel-mee-neh')
  })
})

describe('a story request', () => {
  it('has the family remember how its companions are said, and a later one changes that', async () => {
    const family = await onStarlight()
    const child = await aChild(family)
    await aStory(family, child, withOma())
    expect(await namesOf(family)).toEqual([])
    await aStory(family, child, withOma('vil-hel-MEE-neh'))
    expect(await namesOf(family)).toEqual([{ name: 'Wilhelmine', said: 'vil-hel-MEE-neh' }])
    await aStory(family, child, withOma('WILL-uh-meen'))
    expect(await namesOf(family)).toEqual([{ name: 'Wilhelmine', said: 'WILL-uh-meen' }])
  })

  it('that is refused has nothing remembered', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const body = {
      ...{ mainCharacterIds: [child.id], storyTheme: 'adventure' as const, storyLength: 'short' as const },
      ...withOma('vil-hel-MEE-neh'),
    }
    expect((await family.browser.call(generateStory, { body })).status).toBe(403)
    expect(await namesOf(family)).toEqual([])
  })

  it('of a member adds names to those of the family, and changes none', async () => {
    const owner = await onStarlight()
    const member = await aFamily(test)
    const child = await aChild(owner)
    await keep(owner, 'Wilhelmine', 'vil-hel-MEE-neh')
    const membership = { ownerId: owner.user.id, memberId: member.user.id, mayCreate: true }
    await test.deps.db.insertInto('familyMembers').values(membership).execute()
    const [joined] = (await member.browser.call(familyOverview)).body.joined
    const body = {
      ...{ mainCharacterIds: [child.id], storyTheme: 'adventure' as const, storyLength: 'short' as const },
      ...{ generateAudio: false, familyId: joined?.id ?? 0 },
      customSupportingCharacters: [
        { ...oma, spokenName: 'no' },
        { name: 'Bruno', relationship: 'dog', spokenName: 'BROO-no' },
      ],
    }
    expect((await member.browser.call(generateStory, { body })).status).toBe(200)
    expect(await namesOf(owner)).toEqual([
      { name: 'Bruno', said: 'BROO-no' },
      { name: 'Wilhelmine', said: 'vil-hel-MEE-neh' },
    ])
    expect(await namesOf(member)).toEqual([])
  })

  it('for another night says names as the family says them by now', async () => {
    const family = await onStarlight()
    const story = await aStory(family, await aChild(family), withOma('vil-hel-MEE-neh'))
    await keep(family, 'Wilhelmine', 'WILL-uh-meen')
    const next = await family.browser.call(continueStory, { params: { id: story.id }, body: {} })
    expect(next.status).toBe(200)
    expect(await namesOf(family)).toEqual([{ name: 'Wilhelmine', said: 'WILL-uh-meen' }])
    expect(await narrate(family, { ...story, id: next.body.id })).toContain('will-uh-meen')
  })
})

describe('a narration', () => {
  it('says every name as the family has told it, from its first sound on', async () => {
    const family = await onStarlight()
    await keep(family, 'wilhelmine', 'vil-hel-MEE-neh')
    await keep(family, 'Juniper', 'YOO-nee-per')
    spoken.length = 0
    await aStory(family, await aChild(family), { ...withOma(), generateAudio: true })
    expect(spoken[0]).toContain('yoo-nee-per')
    await expect.poll(() => spoken.join('\n')).toContain('vil-hel-mee-neh')
    expect(spoken.join('\n')).not.toMatch(/Wilhelmine|Juniper/)
  })

  it('says a child as its profile says, and a companion as the request says', async () => {
    const family = await onStarlight()
    const child = await aChild(family, { spokenName: 'JOO-nip-uh' })
    await keep(family, 'JUNIPER', 'no')
    await keep(family, 'Wilhelmine', 'no')
    const sound = await narrate(family, await aStory(family, child, withOma('WILL-uh-meen')))
    expect(sound).toContain('joo-nip-uh')
    expect(sound).toContain('will-uh-meen')
  })

  it('of an earlier story says what the family has changed since, and is recorded again for names in it only', async () => {
    const family = await onStarlight()
    const child = await aChild(family)
    const story = await aStory(family, child, withOma('vil-hel-MEE-neh'))
    expect(await narrate(family, story)).toContain('vil-hel-mee-neh')
    await keep(family, 'Zacharias', 'zack')
    expect(await narrate(family, story)).toBe('')
    await keep(family, 'Wilhelmine', 'WILL-uh-meen')
    expect(await narrate(family, story)).toContain('will-uh-meen')
    await family.browser.call(changeChild, { params: { id: child.id }, body: { spokenName: 'JOO-nip-uh' } })
    expect(await narrate(family, story)).toContain('joo-nip-uh')
  })

  it('of a story with a changed sentence says names the same way on every page', async () => {
    const family = await onStarlight()
    const story = await aStory(family, await aChild(family))
    const { sections } = story.storyStructure
    expect(await narrate(family, story)).toContain('Juniper')
    const was = sections[1]?.text.match(/^[^\n]*?[.!?]”?(?=\s|$)/)?.[0] ?? ''
    const change = (before: string, becomes: string) =>
      family.browser.call(changeSentence, {
        params: { id: story.id },
        body: { section: 1, start: 0, was: before, becomes },
      })
    spoken.length = 0
    expect((await change(was, 'They all looked at the moon.')).body.voice).toBe('recording')
    await narrate(family, story)
    await keep(family, 'Juniper', 'YOO-nee-per')
    spoken.length = 0
    await change('They all looked at the moon.', 'They all looked at the stars.')
    const withName = sections.filter(({ text }, index) => index === 1 || /\bJuniper\b/.test(text))
    await expect.poll(() => spoken).toHaveLength(withName.length)
    expect(spoken.join('\n')).toContain('yoo-nee-per')
    expect(spoken.join('\n')).not.toContain('Juniper')
    expect(withName.length).toBeGreaterThan(1)
  })

  it('never says the names of another family', async () => {
    const other = await aFamily(test)
    await keep(other, 'Juniper', 'no')
    const family = await onStarlight()
    const story = await aStory(family, await aChild(family), withOma())
    expect(await narrate(family, story)).toContain('Juniper')
  })
})
