import { intents } from '@nightlight/understanding'
import { expect, it } from 'vitest'
import { isOlderPlot, isToddlerPlot } from './age-bands.ts'
import { readHead, withoutHead } from './plot-head.ts'
import { plots } from './plots.ts'

const text = `# about: first-day; learned(ride|bike)
# also: nervous
# wants: child
# role hider: toy, pet = a rabbit called Button
# kind bus: bus|coach
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-6
# needs: walking
# happens: runaway, lost
# holds: dark(kind), thunder

=== title
A story
-> DONE
`

it('reads all that a plot says about itself', () => {
  expect(readHead(text)).toEqual({
    about: [
      { intent: 'first-day', words: [] },
      { intent: 'learned', words: ['ride', 'bike'] },
    ],
    also: [{ intent: 'nervous', words: [] }],
    tellsLine: false,
    tellsSentence: false,
    tellsReport: false,
    showsDeeds: null,
    tellsEntries: null,
    entriesNeed: [],
    tellsTogether: false,
    storyWords: [],
    happens: ['runaway', 'lost'],
    tellsThings: false,
    tellsTale: false,
    tellsQuestion: false,
    taleWords: [],
    wants: 'child',
    roles: [{ name: 'hider', sources: ['toy', 'pet'], otherwise: 'a rabbit called Button' }],
    kinds: [{ name: 'bus', words: ['bus', 'coach'] }],
    names: [['Mrs Pendle', 'Mrs Quill', 'Mrs Otter']],
    ages: { from: 3, to: 6 },
    form: 'prose',
    when: null,
    isBadNews: false,
    never: [],
    needs: ['walking'],
    holds: [
      { what: 'dark', isKind: true },
      { what: 'thunder', isKind: false },
    ],
  })
})

it('reads what a wished-for story has to tell', () => {
  expect(readHead("# tells: tale(afraid|can't)\n=== title")).toMatchObject({
    tellsTale: true,
    tellsQuestion: false,
    tellsLine: false,
    taleWords: ['afraid', "can't"],
  })
  expect(readHead('# tells: sentence\n=== title')).toMatchObject({ tellsSentence: true, taleWords: [] })
  expect(readHead('# tells: report\n=== title')).toMatchObject({ tellsReport: true, tellsLine: true })
})

it('asks nothing of a plot without a head', () => {
  expect(readHead('=== title\nA story')).toMatchObject({ about: [], wants: 'other', roles: [], names: [] })
})

it.each([
  '# abuot: nervous',
  '# happens: nothing',
  '# ages: 6-3',
  '# form: opera',
  '# needs: wings',
  '# role hider: toy',
  'about: x',
])('refuses the line %j and quotes it', (line) => {
  expect(() => readHead(`${line}\n=== title`)).toThrow(line)
})

it('keeps the number of lines when a head is taken off', () => {
  const body = withoutHead(text)
  expect(body.split('\n').length).toBe(text.split('\n').length)
  expect(body).not.toContain('#')
})

it.each(plots)('$id declares what it needs', ({ id, theme, isAboutLife, head }) => {
  for (const { intent } of [...head.about, ...head.also]) expect(Object.keys(intents), id).toContain(intent)
  if (isAboutLife) expect(head.tellsLine || head.tellsThings || head.about.length > 0, id).toBe(true)
  else if (theme === null) expect(isToddlerPlot(head.ages) || isOlderPlot(head.ages), id).toBe(true)
  for (const alternatives of head.names) expect(new Set(alternatives).size, id).toBeGreaterThanOrEqual(3)
})

it('reads what a plot that plays out a wish is for and needs', () => {
  const of = (value: string) => {
    const { tellsEntries, entriesNeed, storyWords } = readHead(`# tells: ${value}\n=== title`)
    return storyWords.length > 0 ? [tellsEntries, entriesNeed, storyWords] : [tellsEntries, entriesNeed]
  }
  expect(of('entries')).toEqual(['any', []])
  expect(of('entries(asked)')).toEqual(['asked', []])
  expect(of('entries(done|saying|several)')).toEqual(['done', ['saying', 'several']])
  expect(() => of('entries(done|singing)')).toThrow('# tells: entries(done|singing)')
})
