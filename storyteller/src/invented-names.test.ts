import { expect, it } from 'vitest'
import { sample } from '../../scripts/test-sampling.mjs'
import { briefs } from '../test/briefs.ts'
import { inventedNames, renamed } from './invented-names.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'

const horace = ['Horace', 'Humphrey', 'Barnaby']

it.each([
  [['Mia'], 'Horace'],
  [['Horace'], 'Humphrey'],
  [['HORACE'], 'Humphrey'],
  [['Horaz'], 'Humphrey'],
  [['loves Horace the hamster', 'Humfrey'], 'Barnaby'],
  [['Otto'], 'Horace'],
])('with %j in the family, Horace is called %s', (family, name) => {
  expect(renamed('“Good evening, Horace,” said Horace’s aunt.', inventedNames([horace], family))).toBe(
    `“Good evening, ${name},” said ${name}’s aunt.`,
  )
})

it('ignores titles, and gives no name to two', () => {
  const names = inventedNames(
    [
      ['Mrs Pendle', 'Mrs Quill', 'Mrs Otter'],
      ['Dot', 'Quill', 'Fern'],
    ],
    ['Mrs Pendle', 'Dotty'],
  )
  expect(Object.fromEntries(names)).toEqual({ 'Mrs Pendle': 'Mrs Quill', Dot: 'Fern' })
})

const withNames = plots.filter(({ head }) => head.names.length > 0)

it.each(sample(withNames, 0.2).map(({ id, head }) => [id, head] as const))(
  'tells no story in which somebody of the family shares a name with somebody invented: %s',
  (id, head) => {
    for (const [original = ''] of head.names) {
      const name = original.replace(
        /^(?:Mrs|Mr|Miss|Ms|Dr|Sir|Lady|Captain|Doctor|Princess|Prince|King|Queen) /,
        '',
      )
      const [brief] = briefs(id, 'long')
      if (!brief) throw new Error('No brief')
      const text = (child: string) =>
        tellStory({ ...brief, children: [{ name: child, age: 6 }] })
          .sections.map((section) => section.text)
          .join(' ')
          .replaceAll(child, 'X')
      expect(text(`${name}`), name).not.toMatch(new RegExp(`\\b${original}\\b`))
    }
  },
)
