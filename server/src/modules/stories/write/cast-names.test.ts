import { describe, expect, it } from 'vitest'
import { CastNames } from './cast-names.ts'

const cast = (children: string[], companions: string[] = []) =>
  new CastNames([
    ...children.map((name, index) => ({ mark: `{HERO_${index + 1}}`, name })),
    ...companions.map((name, index) => ({ mark: `{FRIEND_${index + 1}}`, name })),
  ])

describe('names of a cast', () => {
  it('are hidden where they are names, but not within other words', () => {
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
  ])('of any kind are hidden and revealed unchanged: %s', (name) => {
    const names = cast([name])
    const text = names.reveal('One day {HERO_1} came.')
    expect(text).toBe(`One day ${name} came.`)
    expect(names.hide(text)).toBe('One day {HERO_1} came.')
  })

  it('form the possessive as the embedded storyteller does', () => {
    const names = cast(['James', 'Mia'])
    expect(names.reveal("{HERO_1}'s boat and {HERO_2}’s kite")).toBe('James’s boat and Mia’s kite')
  })

  it('get the right article, and a capital letter where a sentence begins with a companion', () => {
    const names = cast(['Ada', 'Eugene'], ['grandma'])
    expect(names.reveal('a {HERO_1} moment, an {HERO_2} moment, A {HERO_1}')).toBe(
      'an Ada moment, a Eugene moment, An Ada',
    )
    expect(names.reveal('{FRIEND_1} smiled. “{FRIEND_1},” said Ada to {FRIEND_1}. {FRIEND_1} slept.')).toBe(
      'Grandma smiled. “Grandma,” said Ada to grandma. Grandma slept.',
    )
  })

  it('from elsewhere get marks of their own, each name once', () => {
    const names = cast(['Mia']).with(['Mr Button', 'mia', 'Mr Button'])
    expect(names.all.map(({ mark }) => mark)).toEqual(['{HERO_1}', '{NAME_1}'])
    expect(names.reveal('{NAME_1}, {NAME_2}')).toBe('Mr Button, {NAME_2}')
  })
})

describe('in another language', () => {
  const cast = (language: 'es' | 'tr' | 'zh') =>
    new CastNames(
      [
        { mark: '{HERO_1}', name: 'Ana' },
        { mark: '{FRIEND_1}', name: '米娅' },
      ],
      language,
    )

  it('leaves the words beside a name as they are', () => {
    expect(cast('es').reveal('Dio un beso a {HERO_1}.')).toBe('Dio un beso a Ana.')
  })

  it('hides a name with whatever ending it has, and beside letters of another script', () => {
    expect(cast('tr').hide('Ana’nın topu Anaya geldi.')).not.toContain('Ana')
    expect(cast('zh').hide('小熊和Ana睡了，米娅也睡了。')).toBe('小熊和{HERO_1}睡了，{FRIEND_1}也睡了。')
  })
})
