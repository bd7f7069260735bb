import { describe, expect, it } from 'vitest'
import { CastNames } from './cast-names.ts'

const cast = (children: string[], companions: string[] = []) =>
  new CastNames([
    ...children.map((name, index) => ({ mark: `{HERO_${index + 1}}`, name })),
    ...companions.map((name, index) => ({ mark: `{FRIEND_${index + 1}}`, name })),
  ])

describe('names', () => {
  it('are hidden where they are names and nowhere else', () => {
    const names = cast(['Ann', 'Anna', 'Mia'], ['Granny Jo'])
    expect(names.hide('Anna and Ann’s miaow. Granny Jo met Mia, Miami and Annabel.')).toBe(
      '{HERO_2} and {HERO_1}’s miaow. {FRIEND_1} met {HERO_3}, Miami and Annabel.',
    )
  })

  it.each([
    'O’Brien',
    "D'Arcy",
    '$& $1',
    '{x} [y] (z)',
    'مريم',
    '👩🏽‍🚀 Zoë',
    '<b>',
    'a.b*c|d\\e',
    '-',
    'Łukasz',
  ])('of any kind come and go unharmed: %s', (name) => {
    const names = cast([name])
    const told = names.putIn('One day {HERO_1} came.')
    expect(told).toBe(`One day ${name} came.`)
    expect(names.hide(told)).toBe('One day {HERO_1} came.')
  })

  it('own things as our storyteller writes it', () => {
    const names = cast(['James', 'Mia'])
    expect(names.putIn("{HERO_1}'s boat and {HERO_2}’s kite")).toBe('James’s boat and Mia’s kite')
  })

  it('take the right article, and a capital where a sentence begins with a companion', () => {
    const names = cast(['Ada', 'Eugene'], ['grandma'])
    expect(names.putIn('a {HERO_1} moment, an {HERO_2} moment, A {HERO_1}')).toBe(
      'an Ada moment, a Eugene moment, An Ada',
    )
    expect(names.putIn('{FRIEND_1} smiled. “{FRIEND_1},” said Ada to {FRIEND_1}. {FRIEND_1} slept.')).toBe(
      'Grandma smiled. “Grandma,” said Ada to grandma. Grandma slept.',
    )
  })

  it('that were found elsewhere have marks of their own, and none twice', () => {
    const names = cast(['Mia']).with(['Mr Button', 'mia', 'Mr Button'])
    expect(names.all.map(({ mark }) => mark)).toEqual(['{HERO_1}', '{NAME_1}'])
    expect(names.putIn('{NAME_1}, {NAME_2}')).toBe('Mr Button, {NAME_2}')
  })
})
