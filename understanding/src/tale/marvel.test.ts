import { expect, it } from 'vitest'
import { type KnownPerson, namedIn, understand } from '../index.ts'

const mia: KnownPerson = { name: 'Mia', role: 'child' }
const taleOf = (text: string) => namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale

it.each([
  [
    'a boy who finds a football that always comes back to you, his name’s Idris obviously',
    'a boy who finds a football that always comes back',
    'football',
    'came back',
  ],
  [
    'a kid who finds a button that makes everyone swap voices',
    'a kid who finds a button that makes everyone swap voices',
    'button',
    'made everyone swap voices',
  ],
  [
    'a pencil that makes drawings come true',
    'a pencil that makes drawings come true',
    'pencil',
    'made drawings come true',
  ],
  [
    'a girl whose pencil draws things that come to life',
    'a girl who has a pencil that makes drawings come to life',
    'pencil',
    'made drawings come to life',
  ],
  [
    'a boy with magic boots that can jump over houses',
    'a boy who has magic boots that can jump over houses',
    'boots',
    'jumped over houses',
  ],
  [
    'a hat that makes you invisible',
    'a hat that makes everybody invisible',
    'hat',
    'made everybody invisible',
  ],
  ['a football that scores by itself', 'a football that scores by itself', 'football', 'scored by itself'],
])('a thing does what no such thing does: %s', (text, said, noun, feat) => {
  expect(taleOf(text)).toMatchObject({ text: said, marvel: { noun }, feat })
})

it.each([
  'a lamp that is scared of the dark',
  'a teapot that wants to be a hat',
  'a machine that turns homework into weather',
  'a hat that lost its owner',
  'a digger that can fly',
  'toys that come alive at night',
  'she got a doll that cries',
  'she found a stone that looks like a heart',
  'we have a clock that ticks too loud',
  'she wants a coat that has pockets',
  'bought boots that flash when you walk',
  'wore her glasses that make her look silly',
  'a dress that she wore to the party',
])('another matter, or a report, is no such thing: %s', (text) => {
  expect(taleOf(text)?.marvel).toBeUndefined()
})
