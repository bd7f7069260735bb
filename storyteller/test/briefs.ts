import { isOlderPlot, isToddlerPlot } from '../src/age-bands.ts'
import type { Brief, Detail, StoryLength } from '../src/brief.ts'
import type { StoryFact } from '../src/facts.ts'
import { plots } from '../src/plots.ts'

/** Names as people type them, and as people type them who want to see what happens. */
export const hostileNames = [
  '{x} -> END # <b>',
  '<script>alert(1)</script>',
  'O’Brien-Łukasz',
  "D'Arcy",
  'مريم',
  'נועה',
  '👩🏽‍🚀 Zoë',
  '~ VAR = 1',
  '=== s1',
  '$& $1 \\n',
  '* [choice] // */',
  'toString',
]

const children = ['Mia', 'Tom', 'Ada', 'Leo'].map((name, index) => ({ name, age: 3 + index }))

const companions = [
  { name: 'Granny Jo', relationship: 'grandmother' },
  { name: 'Biscuit', relationship: 'dog' },
  { name: 'Sam', relationship: 'best friend' },
  { name: 'Mr Floppy', relationship: 'stuffed rabbit' },
  { name: 'Bea', relationship: 'little sister' },
  { name: 'Dad', relationship: 'father' },
  { name: 'Nugget', relationship: 'hamster' },
  { name: 'Clover', relationship: 'pony' },
  { name: 'The Moth Man', relationship: 'imaginary' },
]

/** Casts of every size and kind, each in a few seeds, for one plot. */
export function briefs(plot: string, length: StoryLength): Brief[] {
  const own = plots.find(({ id }) => id === plot)
  if (!own) throw new Error(`There is no plot ${plot}`)
  const casts: Partial<Brief>[] = [
    { children: children.slice(0, 1) },
    { children: children.slice(0, 1), companions: companions.slice(0, 1), details: 'a blue blanket.' },
    { children: children.slice(0, 2), relationship: 'siblings' },
    {
      children: children.slice(0, 2).map(noted),
      companions: companions.slice(1, 3),
      relationship: 'friends',
    },
    { children: children.slice(0, 3), companions: companions.slice(3, 6), relationship: 'cousins' },
    {
      children: children.slice(0, 4).map(noted),
      companions: companions.slice(2, 8),
      relationship: 'siblings',
      details: 'the sea',
    },
    {
      children: children.slice(1, 2),
      companions: companions.slice(8),
      details: 'Please make it about Tom. He is brave!',
    },
    {
      children: hostileNames.slice(0, 2).map((name) => ({ name, age: 5 })),
      companions: companions.slice(6, 8),
    },
    {
      children: [{ name: 'Zoë Wren', age: 6, interests: ['dinosaurs', 'my dog is called Rex!'] }],
      companions: hostileNames.slice(2, 5).map((name) => ({ name, relationship: 'friend' })),
    },
    { children: children.map((child) => ({ ...child, interests: ['football'] })), relationship: 'friends' },
  ]
  return casts.flatMap((cast, index) =>
    ['one', 'two', 'three'].map((seed, nth) => {
      const kind = own.head.kinds[(index * 3 + nth) % (own.head.kinds.length + 1)]
      const brief = {
        seed: `${seed}-${index}`,
        theme: own.theme ?? 'adventure',
        length,
        children,
        companions: [],
        plot,
        ...(kind && { facts: [wishedKind(kind)] }),
        ...cast,
      }
      const ages = agesFor(own.head.ages)
      if (ages) return withAges(ages, brief)
      return seed === 'two' ? olderBy(5, brief) : brief
    }),
  )
}

/** A wish that names a kind of what a plot is about, by the first of its words. */
export const wishedKind = ({
  words: [word = ''],
}: (typeof plots)[number]['head']['kinds'][number]): StoryFact => ({
  id: 'kind',
  from: 'wish',
  said: word.replace('*', ''),
  kind: 'event',
  about: 'play',
  polarity: 'yes',
  sensitivity: 'plain',
  sure: 1,
})

/** For a plot that is only told to listeners of some ages. */
function agesFor(ages: Parameters<typeof isToddlerPlot>[0]): readonly number[] | null {
  if (isToddlerPlot(ages)) return [2, 1, 3, 2]
  return isOlderPlot(ages) ? [10, 12, 11, 10] : null
}

const withAges = (ages: readonly number[], brief: Brief): Brief => ({
  ...brief,
  children: brief.children.map((child, index) => ({ ...child, age: ages[index] ?? child.age })),
})

/** With what a parent noted about the first few children. */
const noted = <T extends object>(child: T, index: number) => ({
  ...child,
  details: ([
    [
      { text: 'Plays the violin', category: 'core' },
      { text: 'best friend is Ana', category: 'core' },
      { text: 'curly brown hair', category: 'appearance' },
    ],
    [
      { text: 'is learning to swim', category: 'core' },
      { text: 'sleeps with a knitted whale', category: 'occasional' },
      { text: 'favourite colour is green', category: 'fun_fact' },
    ],
    [{ text: 'has two cats', category: 'core' }],
  ][index] ?? []) as Detail[],
})

/** The same cast for the other register. */
const olderBy = (years: number, brief: Brief): Brief => ({
  ...brief,
  children: brief.children.map((child) => ({ ...child, age: child.age + years })),
})
