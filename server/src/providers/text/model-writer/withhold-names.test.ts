import { describe, expect, it } from 'vitest'
import { crossedSentences, judgeNames, writtenSentences } from '../../../../test/names/corpus.ts'
import type { Brief } from '../../../modules/stories/index.ts'
import { withoutContactDetails } from './contact-details.ts'
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
    expect(namesIn(text).map((name) => name.text)).toEqual(names)
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

describe('contact details', () => {
  it.each([
    'SW1A 2AB',
    'ls6 3hn',
    'D04 X7K2',
    'Austin, TX 78701',
    'Chennai 600 034',
    'NSW 2042',
    '+44 20 7946 0000',
    '(555) 010-4477',
    'a.b@c.org',
    '@tiredmama',
    'www.family.com/pics',
    'family.co.uk',
    '12 oak lane',
    'flat 3b',
  ])('do not leave: %s', (secret) => {
    const rest = withoutContactDetails(`We are at ${secret}, mostly.`)
    for (const part of secret.split(/[ ,]+/).filter((each) => /\d|@|\./.test(each)))
      expect(rest).not.toContain(part)
  })

  it.each(['born 12/03/2019', 'dob 4.11.2020', 'her birthday is 3rd May 2020', 'born on March 4, 2018'])(
    'nor do dates of birth: %s',
    (text) => {
      expect(withoutContactDetails(text)).not.toMatch(/\d/)
    },
  )

  it.each(['won 5-0 at 10.30', 'on 5 November we saw 10000 stars', 'she can count to 100', 'page 12 of 24'])(
    'are not seen where there are none: %s',
    (text) => {
      expect(withoutContactDetails(text)).toBe(text)
    },
  )
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
      brief({
        details: 'She met Zorvax Quillifant Branthorpe Ludovicant Mirabellion Thessaly there. Be kind.',
      }),
    )
    expect(details).toBe('She met there. Be kind.')
  })

  it('hides a child whose name is an everyday word in small letters too, and not the flower', () => {
    const rose = brief({
      children: [{ id: 1, name: 'Rose', age: 5, interests: [], appearance: { hasGlasses: false } }],
      details: 'rose picked a rose for her mum. ROSE was proud. our cat biscuit ate a biscuit.',
    })
    const { details, names } = withholdNames(rose)
    expect(details).toBe(
      '{HERO_1} picked a rose for her mum. {HERO_1} was proud. our cat {NAME_1} ate a biscuit.',
    )
    expect(names.reveal('{NAME_1} slept.')).toBe('Biscuit slept.')
  })

  it('can be explained to a parent', () => {
    const withheld = withholdNames(
      brief({ details: 'Mia starts at Elmwood School on Monday with Theo and Zara. Our cat Biscuit waits.' }),
    )
    expect(withheld.explain(withheld.details ?? '')).toBe(
      '[child 1] starts at [a place] on Monday with [person 1] and [person 2]. Our cat [a pet] waits.',
    )
  })
})

describe('what opens a sentence before an animal that does something', () => {
  it.each([
    '[Buckles] the dog loves mud',
    '[Buckles] the dog ran away',
    '[Buckles], the dog, is muddy',
    '[Buckles] our dog is dirty',
    '[Buckles] the dog is dirty',
    '[Sprint] the dog loves mud',
    'Sadly the dog was run over',
    'Suddenly the cat was gone',
    'Whenever the dog is ill she cries',
    'Anyway the dog died',
    'Bedtime the dog is in his basket',
    'Walks the dog is his job',
    'Thinks the cat is a lion',
    'Hopes our dog is better',
    'Find the dog lost in the woods',
    'Walks, the dog and tea',
  ])('is its name where it is one: %s', (marked) => {
    const { left, hidden } = judgeNames([marked])
    expect([left, hidden]).toEqual([[], []])
  })
})

describe('a thousand sentences', () => {
  // Every fifth here; all of them, and those that were held out, in `npm run bench -- names`.
  it.each([
    ['written by people', writtenSentences('written')],
    ['of shapes and names', crossedSentences(640)],
  ])('%s let no name out, and hide few words that are none', (_, sentences) => {
    const { left, hidden, ordinaryWords } = judgeNames(sentences.filter((_, index) => index % 5 === 0))
    expect(left).toEqual([])
    expect(hidden.length / ordinaryWords).toBeLessThan(0.02)
  })
})
