import { type Brief, type Detail, type StoryLength, themes } from '../src/brief.ts'
import { hashOf, pick } from '../src/random.ts'
import { notes } from './notes.ts'

const childNames = [
  'Mia',
  'Tom',
  'Ada',
  'Leo',
  'Zoë',
  'James',
  'Priya',
  'Noor',
  'Anna-Lise',
  'Kofi',
  'Ines',
  'Bo',
]
const company = [
  ['Granny Jo', 'grandmother'],
  ['Grandpa Abe', 'grandfather'],
  ['Dad', 'father'],
  ['Auntie Flo', 'aunt'],
  ['Bea', 'little sister'],
  ['Milo', 'cousin'],
  ['Sam', 'best friend'],
  ['Omar', 'classmate'],
  ['Biscuit', 'dog'],
  ['Smudge', 'family cat'],
  ['Nugget', 'hamster'],
  ['Clover', 'pony'],
  ['Mr Floppy', 'stuffed rabbit'],
  ['The Moth Man', 'imaginary'],
] as const
const lengths: readonly StoryLength[] = ['short', 'medium', 'long']
const relationships = ['siblings', 'friends', 'cousins', 'unrelated'] as const
const categories = ['core', 'occasional', 'fun_fact', 'appearance'] as const
const sections = ['appearance', 'interests', 'family', 'education', 'favorites', null] as const
const interests = [
  'dinosaurs',
  'football',
  'trains',
  'baking',
  'the sea',
  'space',
  'painting',
  'horses',
  'Lego',
  'bugs',
]

/**
 * Briefs as families send them: every theme and length, one to four children of 2 to 11, nobody to four companions, notes of
 * every kind. A third of them ask for minutes. The same number gives the same briefs.
 */
export const variedBriefs = (count: number): Brief[] =>
  Array.from({ length: count }, (_, index) => briefOf(index))

function briefOf(index: number): Brief {
  const seed = `varied-${index}`
  const draw = (what: string, below: number) => hashOf(`${seed}:${what}`) % below
  const some = <T>(list: readonly T[], count: number, what: string): T[] =>
    [...list].sort((a, b) => hashOf(`${seed}:${what}:${a}`) - hashOf(`${seed}:${what}:${b}`)).slice(0, count)
  const isYoung = index % 2 === 0
  const relationship = pick(relationships, `${seed}:relationship`)
  return {
    seed,
    theme: themes[index % themes.length] ?? 'adventure',
    length: lengths[draw('length', 3)] ?? 'short',
    ...(index % 3 === 2 ? { minutes: 3 + draw('minutes', 10) } : {}),
    children: some(childNames, 1 + ((draw('children', 8) % 5) % 4), 'children').map((name, child) => ({
      name,
      // The youngest listener decides: the first child is it.
      age: isYoung && child === 0 ? 2 + draw('age', 4) : 6 + draw(`age:${child}`, 6),
      interests: some(interests, draw(`interests:${child}`, 3), `interests:${child}`),
      details: some(notes, draw(`notes:${child}`, 5), `notes:${child}`).map(
        (text): Detail => ({
          text,
          category: pick(categories, `${seed}:${text}:category`),
          section: pick(sections, `${seed}:${text}:section`),
        }),
      ),
    })),
    companions: some(company, draw('company', 9) % 5, 'company').map(([name, relationship]) => ({
      name,
      relationship,
    })),
    ...(draw('related', 4) > 0 ? { relationship } : {}),
    ...(draw('details', 3) === 0 ? { details: pick(notes, `${seed}:tonight`) } : {}),
  }
}
