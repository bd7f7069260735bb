import { describe, expect, it } from 'vitest'
import { json } from '../src/platform/database/index.ts'
import { aChild, aFamily } from './factories.ts'
import { startApp } from './harness.ts'
import { canary, findLeaks } from './log-capture.ts'
import { addText, findInLog, personalDataInRequest, personalDataInResponse } from './personal-data.ts'

const line = (value: unknown) => JSON.stringify({ level: 30, msg: value })
const sent = (body: unknown) => {
  const words = new Set<string>()
  personalDataInRequest(body, words)
  return [...words]
}
const returned = (answer: unknown) => {
  const words = new Set<string>()
  personalDataInResponse(answer, words)
  return [...words]
}

describe('the search of logs', () => {
  it.each([
    ['a short name', line('drawn for Mia'), 'Mia'],
    ['a name in another script', line('drawn for Жанна'), 'Жанна'],
    ['a name with quotation marks', line('Jo "the fox"'), 'Jo "the fox"'],
    ['a name in a stack, which is no JSON', 'Error: Jo "the fox"\n    at', 'Jo "the fox"'],
    ['a name in an address', line('GET /api/search?q=Grandma%20Jo'), 'Grandma Jo'],
    ['an e-mail address in lower case', line('no mail to ada@example.org'), 'Ada@Example.org'],
    ['a name within an id of ours', line('family-7:job'), 'family-7'],
  ])('finds %s', (_, log, word) => expect(findInLog(log, [word])).toEqual([word]))

  it('finds the beginning of a truncated sentence', () => {
    const text =
      'Good night. The little fox looked up at the moon and wondered whether it was cold up there. It was.'
    const words = new Set<string>()
    addText(text, words)
    expect(words.size).toBeGreaterThan(0)
    expect(findInLog(line('refused: "The little fox looked up at the moon and won…'), words)).toHaveLength(1)
  })

  it.each([
    ['Mia', 'flying to Miami'],
    ['Ada', 'CanAda'],
    ['Tom', 'Tom2'],
  ])('does not find %s inside another word', (word, log) => {
    expect(findInLog(line(log), [word])).toEqual([])
  })

  it('knows which fields are personal data, and ignores constants of the product', () => {
    const child = { name: 'Mia', age: 5, interests: 'owls and trains', level: 'Easy' }
    expect(sent({ username: 'the-admin', password: 'lantern light', child })).toEqual([
      'the-admin',
      'lantern light',
      'Mia',
      'owls and trains',
    ])
    expect(sent({ name: 'moonbeam', username: 'x1', fullName: '12:34' })).toEqual([])
    expect(returned([{ name: 'write-story', message: 'Not Found', title: 'The Fox' }])).toEqual(['The Fox'])
  })

  it('fails when it does not find the canary', () => {
    const words = new Set([canary, 'Zephyrine'])
    expect(() => findLeaks(line('job done'), words)).toThrow(/misses the canary/)
    expect(() => findLeaks(line(canary), new Set(['Zephyrine']))).toThrow(/misses the canary/)
    expect(findLeaks(line(canary), words)).toEqual([])
    expect(findLeaks(`${line(canary)}\n${line({ child: 'Zephyrine' })}`, words)).toEqual(['Zephyrine'])
  })
})

describe('an app whose log has personal data', () => {
  it('fails to close, and reports what leaked', async () => {
    const test = await startApp({ working: false })
    const family = await aFamily(test)
    await aChild(family, { name: 'Mia' })
    const story = {
      id: crypto.randomUUID(),
      childrenIncluded: json([]),
      title: 'The Fox of Kept Words',
      content: 'A sentence that nobody has ever sent anywhere.',
    }
    await test.deps.db
      .insertInto('stories')
      .values({ userId: family.user.id, ...story })
      .execute()
    for (const word of ['Mia', story.title, story.content])
      test.deps.log.debug({ what: `of ${word}` }, 'said')
    await expect(test.close()).rejects.toThrow(
      /personal data(?=.*\bMia\b)(?=.*The Fox of Kept Words)(?=.*A sentence that nobody)/,
    )
  })
})
