import { describe, expect, it } from 'vitest'
import type { Brief } from '../../../modules/stories/index.ts'
import { namesIn } from './names-in.ts'
import { withholdNames } from './withhold-names.ts'

const brief = (change: Partial<Brief> = {}): Brief => ({
  seed: 's',
  theme: 'animals',
  length: 'short',
  children: [{ id: 1, name: 'Mia', age: 5, interests: ['trains'], appearance: { hasGlasses: false } }],
  companions: [],
  toldBefore: [],
  narration: null,
  ...change,
})

describe('names in a parent’s words', () => {
  it.each([
    ['She loves her bear Mr Button and her friend Rose.', ['Mr Button', 'Rose']],
    ['Theo loves trains. His sister hates them.', ['Theo']],
    ['we went to see zoe and liam', ['zoe', 'liam']],
    ['A trip to Saint Mary School in Little Whinging.', ['Saint Mary School', 'Little Whinging']],
    ['My Aunt Polly bakes. Grandma too. On Monday, at Christmas.', ['Aunt Polly']],
    ['Theo, Max and Lily’s dog', ['Theo', 'Max', 'Lily']],
    ['Zbigniew came.', ['Zbigniew']],
    ['Tom’s kite', ['Tom']],
    ['her friend مريم and 小明', ['مريم', '小明']],
    ['O’Brien and Anne-Marie came to tea', ['O’Brien', 'Anne-Marie']],
  ])('are found: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  it.each([
    'Please let it be about the moon. The moon is big.',
    'Dinosaurs, trains and football',
    'I think I’d like a boat. Boats are nice.',
    'A blue blanket\nTwo red boots',
    'He said: “Look at the stars.”',
  ])('are not seen where there are none: %s', (text) => {
    expect(namesIn(text)).toEqual([])
  })
})

describe('a brief that is sent to a service', () => {
  it('has placeholders for names, and is the same every time', () => {
    const full = brief({
      children: [
        {
          id: 1,
          name: 'Mia Rose',
          age: 5,
          interests: ['trains', 'Pikachu', 'playing with Theo'],
          fears: ['the dark', 'Mr Grim'],
          details: [
            { text: 'has a cat named Snowdrop', category: 'core', section: null },
            { text: 'goes to Elmwood School with Pippa', category: 'core', section: 'education' },
          ],
          appearance: { hasGlasses: false },
        },
      ],
      companions: [{ name: 'Granny Jo', relationship: 'Mia’s grandmother', description: 'lives with Otto' }],
      details: 'mia lost her bear Mr Button at 12 Oak Lane. Call +44 20 7946 0000 or mail a@b.org. JO knows.',
    })
    const withheld = withholdNames(full)
    const said = JSON.stringify([withheld.heroes, withheld.companions, withheld.details, withheld.fears])
    for (const secret of [
      'Mia',
      'mia',
      'Rose',
      'Jo',
      'JO',
      'Theo',
      'Otto',
      'Button',
      'Pikachu',
      'Snowdrop',
      'Elmwood',
      'Pippa',
      'Grim',
      'Oak',
      '7946',
      '@',
    ]) {
      expect(said).not.toContain(secret)
    }
    expect(withheld.companions[0]?.relationship).toBe('{HERO_1}’s grandmother')
    expect(withheld.fears).toEqual(['the dark'])
    expect(withholdNames(full).names.all).toEqual(withheld.names.all)
    expect(withheld.names.reveal(withheld.details ?? '')).toContain('Mia Rose lost her bear Mr Button')
  })

  it('leaves words for relationships alone', () => {
    const withheld = withholdNames(brief({ companions: [{ name: 'dog', relationship: 'dog' }] }))
    expect(withheld.companions[0]?.relationship).toBe('dog')
    expect(() => withheld.check('a dog and a bone')).not.toThrow()
  })

  it.each(['MIAS kite', 'mias kite', 'mia‘s', 'M\u200bia', 'zoe and ZOE', 'Zoe\u0308', 'Zoë'])(
    'has a name hidden however it is typed: %s',
    (details) => {
      const withheld = withholdNames(
        brief({ details: `She likes ${details}.`, companions: [{ name: 'Zoë', relationship: 'friend' }] }),
      )
      expect(withheld.details).toMatch(/^She likes \{(HERO|FRIEND)_1\}/)
      expect(withheld.details).not.toMatch(/mia|zo[eë]/i)
    },
  )

  it('detects a name that would be sent after all', () => {
    expect(() => withholdNames(brief()).check('Once Mia went out')).toThrow('private')
    expect(() => withholdNames(brief()).check('Once {HERO_1} went out')).not.toThrow()
  })

  it('drops what is too long to be a name', () => {
    const { details } = withholdNames(
      brief({ details: 'TELL HER THAT SHE IS THE VERY BEST CHILD OF THEM ALL. Be kind.' }),
    )
    expect(details).not.toContain('BEST')
    expect(details).toContain('Be kind.')
  })
})
