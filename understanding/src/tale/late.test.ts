import { expect, it } from 'vitest'
import { type KnownPerson, namedIn, understand } from '../index.ts'

const mia: KnownPerson = { name: 'Mia', role: 'child' }
const taleOf = (text: string) => namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale

it.each([
  [
    'a market that only opens at midnight where you can buy things like yesterdays wind. shes quite specific about this',
    'market',
    'yesterday’s wind',
  ],
  ['a shop that only opens at night', 'shop'],
  ['a story about a sweet shop that opens at midnight', 'sweet shop'],
  ['the midnight market', 'market'],
  ['a market that only opens in the middle of the night and sells dreams', 'market'],
])('a place is only there at night: %s', (text: string, late: string, wares?: string) => {
  expect(taleOf(text)).toMatchObject({ late, ...(wares !== undefined && { wares }) })
})

it.each([
  'we went to the night market on holiday',
  'the shop was shut when we got there at night',
  'a shop for dragons',
  'toys that come alive at night',
  'a library where the books get out at night',
])('a report, or another matter, is no such place: %s', (text) => {
  expect(taleOf(text)?.late).toBeUndefined()
})
