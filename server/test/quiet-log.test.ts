import { describe, expect, it } from 'vitest'
import { json } from '../src/platform/database/index.ts'
import { aChild, aFamily } from './factories.ts'
import { addWord, wordsIn, wordsSent, wordsTold } from './family-words.ts'
import { startApp } from './harness.ts'
import { planted, wordsLeaked } from './heard-log.ts'

const line = (value: unknown) => JSON.stringify({ level: 30, msg: value })
const sent = (body: unknown) => {
  const words = new Set<string>()
  wordsSent(body, words)
  return [...words]
}
const told = (answer: unknown) => {
  const words = new Set<string>()
  wordsTold(answer, words)
  return [...words]
}

describe('the search of logs', () => {
  it.each([
    ['a short name', line('drawn for Mia'), 'Mia'],
    ['a name of another script', line('drawn for Жанна'), 'Жанна'],
    ['a name with quotation marks', line('Jo "the fox"'), 'Jo "the fox"'],
    ['a name in a stack, which is no JSON', 'Error: Jo "the fox"\n    at', 'Jo "the fox"'],
    ['a name in an address', line('GET /api/search?q=Grandma%20Jo'), 'Grandma Jo'],
    ['an e-mail address in small letters', line('no mail to ada@example.org'), 'Ada@Example.org'],
    ['a name within an id of ours', line('family-7:job'), 'family-7'],
  ])('finds %s', (_, log, word) => expect(wordsIn(log, [word])).toEqual([word]))

  it('finds the beginning of a sentence that is cut off', () => {
    const text =
      'Good night. The little fox looked up at the moon and wondered whether it was cold up there. It was.'
    const words = new Set<string>()
    addWord(text, words)
    expect(words.size).toBeGreaterThan(0)
    expect(wordsIn(line('refused: "The little fox looked up at the moon and won…'), words)).toHaveLength(1)
  })

  it.each([
    ['Mia', 'flying to Miami'],
    ['Ada', 'CanAda'],
    ['Tom', 'Tom2'],
  ])('does not take %s for a part of another word', (word, log) => {
    expect(wordsIn(line(log), [word])).toEqual([])
  })

  it('knows what families write and read, and leaves words of ours alone', () => {
    const child = { name: 'Mia', age: 5, interests: 'owls and trains', level: 'Easy' }
    expect(sent({ username: 'the-admin', password: 'lantern light', child })).toEqual([
      'the-admin',
      'lantern light',
      'Mia',
      'owls and trains',
    ])
    expect(sent({ name: 'moonbeam', username: 'x1', fullName: '12:34' })).toEqual([])
    expect(told([{ name: 'write-story', message: 'Not Found', title: 'The Fox' }])).toEqual(['The Fox'])
  })

  it('fails when it does not find what was planted for it', () => {
    const words = new Set([planted, 'Zephyrine'])
    expect(() => wordsLeaked(line('at work'), words)).toThrow(/deaf/)
    expect(() => wordsLeaked(line(planted), new Set(['Zephyrine']))).toThrow(/deaf/)
    expect(wordsLeaked(line(planted), words)).toEqual([])
    expect(wordsLeaked(`${line(planted)}\n${line({ child: 'Zephyrine' })}`, words)).toEqual(['Zephyrine'])
  })
})

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('a house whose log has words of families', () => {
  it('does not close without saying so', async () => {
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
      /words of families(?=.*\bMia\b)(?=.*The Fox of Kept Words)(?=.*A sentence that nobody)/,
    )
  })
})
