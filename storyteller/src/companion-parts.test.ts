import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isToddlerPlot } from './age-bands.ts'
import type { Brief } from './brief.ts'
import { castingOf } from './casting-roles.ts'
import { companionParts, partWords, sorts } from './companion-parts.ts'
import { Names } from './names.ts'
import { plotFrom, plots } from './plots.ts'
import { roleWords } from './roles.ts'
import { tellStory } from './tell-story.ts'
import { begin, runKnot, setWords } from './telling.ts'

const brief = (...companions: Brief['companions']): Brief => ({
  seed: 'a',
  theme: 'space',
  length: 'short',
  children: [{ name: 'Mia', age: 5 }],
  companions,
})

const string = plotFrom(
  'space/string',
  `# role grownup: parent = the grown-up at the stove

=== title
String
-> DONE

=== s1
{helper_person:“Give me that end,” said {helper}.} # beat
{helper_animal:{helper} lay down on the other end.} # beat
{helper_carried:{helper} was put on the other end.} # beat
{hinderer_person:“Is this in the way?” asked {hinderer}.} # beat
{hinderer_animal:The string was round {hinderer_s} middle.} # beat
{hinderer_carried:{hinderer} sat on it.} # beat
Then {grownup} came. {grownup} had the scissors.
-> DONE
`,
)

function told(tonight: Brief): string[] {
  const names = new Names()
  const telling = begin(castingOf(string, tonight), 1)
  const [[role, filler] = []] = [...castingOf(string, tonight).roles]
  if (!role || !filler) throw new Error('The plot has a role')
  setWords(telling, { ...partWords(tonight, names), ...roleWords(role.name, filler, names) })
  return runKnot(telling, 's1').map(({ text }) => names.putIn(text))
}

describe('companions in a plot’s own scenes', () => {
  it.each([
    ['sister', ['“Give me that end,” said Bo.', '“Is this in the way?” asked Bo.']],
    ['robot', ['“Give me that end,” said Bo.', '“Is this in the way?” asked Bo.']],
    ['cat', ['Bo lay down on the other end.', 'The string was round Bo’s middle.']],
    ['pony', ['Bo lay down on the other end.', 'The string was round Bo’s middle.']],
    ['baby brother', ['Bo was put on the other end.', 'Bo sat on it.']],
    ['toy rabbit', ['Bo was put on the other end.', 'Bo sat on it.']],
    ['snail', ['Bo was put on the other end.', 'Bo sat on it.']],
  ])('gives a %s what such a companion can do', (relationship, lines) => {
    expect(told(brief({ name: 'Bo', relationship })).slice(0, -1)).toEqual(lines)
  })

  it('lets one help and another one be in the way', () => {
    const [helps, hinders] = told(
      brief({ name: 'Bo', relationship: 'cat' }, { name: 'Rex', relationship: 'dog' }),
    )
    expect([helps, hinders].filter((line) => line?.includes('Bo'))).toHaveLength(1)
    expect([helps, hinders].filter((line) => line?.includes('Rex'))).toHaveLength(1)
  })

  it('has no such lines for a child alone', () => {
    expect(told(brief())).toEqual(['Then the grown-up came. The grown-up had the scissors.'])
  })
})

it('lets a parent or a grandparent who comes along play the grown-up of a plot', () => {
  expect(told(brief({ name: 'Mum', relationship: 'mother' })).at(-1)).toBe(
    'Then Mum came. Mum had the scissors.',
  )
  const [filler] = [...castingOf(string, brief({ name: 'Nan', relationship: 'grandmother' })).roles.values()]
  expect(filler).toMatchObject({ name: 'Nan', noun: '', pronoun: 'she', companion: 0 })
})

describe('the plots', () => {
  const forOlder = plots.filter(({ head }) => !isToddlerPlot(head.ages))

  it.each(forOlder)('$id has lines for each sort of companion, in its middle', ({ id, sections }) => {
    const text = readFileSync(new URL(`./plots/${id}.ink`, import.meta.url), 'utf8')
    const knots = text.split(/^=== /m).map((knot) => [knot.slice(0, knot.indexOf('\n')), knot] as const)
    for (const part of companionParts)
      for (const sort of sorts) {
        const places = knots.filter(([, knot]) => knot.includes(`{${part}_${sort}:`)).map(([name]) => name)
        expect(places, `${part} ${sort}`).not.toEqual([])
        expect([sections[0]?.knot, sections.at(-1)?.knot]).not.toContain(places[0])
      }
  })
})

it('gives no second part to a companion whom the wish has given one by name', () => {
  const wish: Brief = {
    ...brief({ name: 'Bea', relationship: 'aunt' }, { name: 'Rex', relationship: 'dog' }),
    facts: [
      {
        id: 'bride',
        from: 'wish',
        said: 'flower girl at Auntie Bea’s wedding',
        kind: 'event',
        about: 'wedding',
        polarity: 'yes',
        sensitivity: 'plain',
        sure: 1,
      },
      {
        id: 'bea',
        from: 'wish',
        said: 'Auntie Bea',
        kind: 'person',
        about: 'person',
        what: { text: 'auntie', head: 'auntie', number: 'one', pronoun: 'she', is: 'person' },
        name: 'Bea',
        polarity: 'yes',
        sensitivity: 'plain',
        sure: 1,
      },
    ],
  }
  for (const seed of ['a', 'b', 'c', 'd']) {
    const story = tellStory({ ...wish, plot: 'life/something-in-my-eye', seed })
    const text = story.sections.map((section) => section.text).join(' ')
    expect(text).toContain('Auntie Bea')
    expect(text).not.toMatch(/(?<!Auntie )\bBea (?:came|helped|held|said|had)\b|said Bea|asked Bea/)
    expect(text).toContain('Rex')
  }
})
