import { describe, expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { castings } from './casting.ts'
import { castingOf } from './casting-roles.ts'
import type { StoryFact } from './facts.ts'
import { Names } from './names.ts'
import { type Plot, plotFrom } from './plots.ts'
import { roleWords } from './roles.ts'
import { tellStory } from './tell-story.ts'

const plot = (id: string, head = '', text = 'Once.'): Plot =>
  plotFrom(id, `${head}\n=== title\nA title\n-> DONE\n=== s1\n${text}\n-> DONE\n`)

const pirates = plot('pirates/ship', '# role treasure: creature, toy = a button', 'The {treasure}. A dragon.')
const calm = plot('pirates/calm', '# holds: dark(kind)', 'It was dark.')
const space = plot('space/rocket')
const school = plot(
  'life/school',
  '# about: first-day\n# ages: 3-6\n# role hider: toy = a bear',
  'It was {hider}.',
)
const cat = plot('life/cat', '# about: pet-died\n# role cat: answer = the cat')
const all = [pirates, calm, space, school, cat]

const brief: Brief = {
  seed: 'a',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 5 }],
  companions: [],
}

const fact = (about: string, more: Partial<StoryFact> = {}): StoryFact => ({
  id: about,
  from: 'wish',
  said: about,
  kind: 'event',
  about,
  polarity: 'yes',
  sensitivity: 'plain',
  sure: 1,
  ...more,
})
const named = (text: string, name?: string) => ({
  what: { text, head: text.split(' ').at(-1) ?? '', number: 'one', pronoun: 'it' } as const,
  ...(name && { name }),
})

const first = (more: Partial<Brief>) => castings(all, { ...brief, ...more })[0]

describe('a plot is chosen', () => {
  it('by its theme, when nothing is wished for; never one about life', () => {
    const ids = castings(all, brief).map(({ plot: { id } }) => id)
    expect(ids.slice(0, 2).toSorted()).toEqual(['pirates/calm', 'pirates/ship'])
    expect(ids).not.toContain('life/school')
  })

  it('for why a child cannot sleep, where that is a sleep in the car', () => {
    const awake = plot('life/awake', '# about: cannot-sleep\n# also: tired')
    const nap = plot('life/nap', '# about: tired(asleep&car)\n# also: cannot-sleep')
    const chosenFor = (said: string) =>
      castings([...all, awake, nap], {
        ...brief,
        facts: [
          fact('tired', { kind: 'feeling', said }),
          fact('cannot-sleep', { kind: 'feeling', said: 'now wide awake' }),
        ],
      })[0]?.plot.id
    expect(chosenFor('fell asleep in the car')).toBe('life/nap')
    expect(chosenFor('so tired')).toBe('life/awake')
  })

  it('for what a wished-for somebody is or does, and first by its words', () => {
    const role = '# role guest: answer = a bear'
    const tale = plot('life/tale', `# about: story-about\n# tells: tale\n${role}`, 'It was {guest}.')
    const trouble = plot(
      'life/trouble',
      `# about: story-about\n# tells: tale(afraid|shy)\n${role}`,
      'It was {guest}.',
    )
    const fear = plot('life/fear', '# about: fear-other')
    const facts = [
      fact('fear-other', { said: "a tractor that's afraid of mud please", ...named('mud') }),
      fact('story-about', { said: "a tractor that's afraid of mud please", ...named('a tractor') }),
    ]
    const wish = (does: string) => {
      const wished = { tale: { head: 'tractor', does, text: `a tractor that ${does}` } }
      return castings([fear, tale, trouble], { ...brief, wished, facts })[0]
    }
    expect(wish('is afraid of mud')?.plot.id).toBe('life/trouble')
    expect([...(wish('is afraid of mud')?.roles.values() ?? [])]).toMatchObject([{ noun: 'tractor' }])
    expect(castings([tale, trouble], { ...brief, facts })).toHaveLength(0)
    const digging = { tale: { head: 'tractor', does: 'digs', text: 'a tractor that digs' } }
    expect(
      castings([tale, trouble], { ...brief, wished: digging, facts }).map(({ plot: { id } }) => id),
    ).toEqual(['life/tale'])
    const both = { tale: { ...digging.tale, isPair: true as const } }
    const pair = plot(
      'life/pair',
      `# about: story-about\n# tells: tale(or two|digs)\n${role}`,
      'It was {guest}.',
    )
    const idsFor = (wished: Brief['wished']) =>
      castings([tale, trouble, pair], { ...brief, ...(wished && { wished }), facts }).map(
        ({ plot: { id } }) => id,
      )
    expect(idsFor(digging)).toEqual(['life/pair', 'life/tale'])
    expect(idsFor(both)).toEqual(['life/pair'])
  })

  it('for trying again, and not for the temper that may come of it', () => {
    const temper = plot('life/temper', '# about: frustrated')
    const witch = plot('fantasy/witch', '# about: trying-again(perfect); trying-again')
    const bicycle = plot('sports/bicycle', '# about: trying-again')
    const wish = { ...brief, facts: [fact('trying-again', { kind: 'lesson', said: 'it must be perfect' })] }
    expect(castings([temper, bicycle, witch], wish)[0]?.plot.id).toBe('fantasy/witch')
  })

  it('for being calm, where the wish is about nothing else', () => {
    const quiet = plot('life/quiet', '# about: calm')
    const chosen = (...facts: StoryFact[]) =>
      castings([...all, quiet], { ...brief, facts }).map(({ plot: { id } }) => id)[0]
    const wished = fact('calm', { kind: 'want' })
    expect(chosen(wished)).toBe('life/quiet')
    expect(chosen(wished, fact('tired', { kind: 'feeling' }))).toBe('life/quiet')
    expect(chosen(wished, fact('first-day'))).toBe('life/school')
  })

  it('because it tells what happened, where no other answers the wish', () => {
    const book = plot('life/book', '# tells: line\n# when: done')
    const race = plot('pirates/race', '# about: learned')
    const chosen = (more: Partial<Brief>) => castings([...all, race, book], { ...brief, ...more })[0]?.plot.id
    const wished = { line: 'Learned the zip' }
    expect(chosen({ facts: [fact('learned')] })).toBe('pirates/race')
    expect(chosen({ facts: [fact('learned')], wished })).toBe('pirates/race')
    expect(chosen({ facts: [fact('weather')], wished })).toBe('life/book')
    expect(chosen({ wished })).toBe('life/book')
    expect(chosen({ facts: [fact('first-day')], wished })).toBe('life/school')
    expect(chosen({ facts: [fact('fear-dark')], wished })).not.toBe('life/book')
    expect(chosen({ wished: { ...wished, isLineToCome: true } })).not.toBe('life/book')
    const avoid = [{ words: ['zip'], isFear: false }]
    expect(chosen({ wished, avoid })).not.toBe('life/book')
  })

  it('because it is made of the things that the wish names', () => {
    const things = plot('life/things', '# tells: things', '{t1_says} {t2_says}')
    const line = plot('life/line', '# tells: line', '{wished_line}.')
    const day = plot('life/day', '# about: ordinary-day')
    const guest = plot('life/guest', '# about: with-character')
    const clauses = [{ words: 'the dog and puddles', when: 'past' as const }]
    const chosen = (more: Partial<Brief>) =>
      castings([...all, line, day, guest, things], { ...brief, clauses, ...more })[0]?.plot.id
    expect(chosen({})).toBe('life/things')
    expect(chosen({ wished: { line: 'Played with the dog' } })).toBe('life/things')
    expect(chosen({ facts: [fact('ordinary-day')] })).toBe('life/things')
    // What happened has a plot of its own; one thing is not several; an answer is wanted, or somebody else.
    expect(chosen({ facts: [fact('first-day')] })).toBe('life/school')
    expect(chosen({ clauses: [{ words: 'the dog' }] })).not.toBe('life/things')
    expect(chosen({ facts: [fact('fear-dark')] })).not.toBe('life/things')
    expect(chosen({ facts: [fact('with-character', named('a yeti'))] })).toBe('life/guest')
    const both = [
      fact('with-character', named('a dog')),
      fact('with-character', { ...named('a puddle'), id: 'b' }),
    ]
    expect(chosen({ facts: both })).toBe('life/things')
    expect(chosen({ avoid: [{ words: ['dog'], isFear: false }] })).not.toBe('life/things')
  })

  it('by its words also where another thing of the wish has them', () => {
    const match = plot('sports/match', '# about: lost-match')
    const goal = plot('life/goal', '# about: lost-match(goal|keeper)')
    const lost = fact('lost-match', { said: 'lost the final' })
    const best = (...facts: StoryFact[]) => castings([match, goal], { ...brief, facts })[0]?.plot.id
    expect(best(lost)).toBe('sports/match')
    expect(best(lost, fact('thing', { said: 'she was in goal' }))).toBe('life/goal')
    expect(best(lost, fact('learned', { said: 'learned to keep goal' }))).toBe('sports/match')
  })

  it('by two words of which one is in what happened and the other in the weather', () => {
    const any = plot('sports/any', '# about: school-day')
    const snow = plot('life/snow', '# about: school-day(shut&snow)')
    const shut = fact('school-day', { said: 'school was shut' })
    const best = (...facts: StoryFact[]) => castings([any, snow], { ...brief, facts })[0]?.plot.id
    expect(best(shut, fact('weather', { said: 'it snowed' }))).toBe('life/snow')
    expect(best(shut)).toBe('sports/any')
    expect(best(fact('school-day'), fact('weather', { said: 'it snowed' }))).toBe('sports/any')
  })

  it('by two words that both have to be there, and without one that may not', () => {
    const broken = plot('life/broken', '# about: broken-thing')
    const spoilt = plot('life/spoilt', '# about: broken-thing(drawing&brother|painting&brother&!cousin)')
    const chosen = (said: string) =>
      castings([broken, spoilt], { ...brief, facts: [fact('broken-thing', { said })] })
        .map(({ plot: { id } }) => id)
        .filter((id) => id === 'life/spoilt')
    expect(chosen('her brother tore her painting')).toEqual(['life/spoilt'])
    expect(chosen('her brother and her cousin tore her painting')).toEqual([])
    expect(chosen('her painting got wet')).toEqual([])
    expect(chosen('her brother broke the lamp')).toEqual([])
  })

  it('because it answers the wish, whatever the theme', () => {
    expect(first({ facts: [fact('first-day')] })?.plot.id).toBe('life/school')
  })

  it('because it was written for the very word, before one that would do for any', () => {
    const visit = plot('life/visit', '# about: story-about')
    const lorry = plot('life/lorry', '# about: story-about(lorry|lorries)')
    const wished = (text: string) => [fact('story-about', { kind: 'want', said: text, ...named(text) })]
    for (const seed of ['a', 'b', 'c']) {
      const chosen = (text: string) => castings([visit, lorry], { ...brief, seed, facts: wished(text) })[0]
      expect(chosen('a bin lorry')?.plot.id).toBe('life/lorry')
      expect(chosen('a dragon')?.plot.id).toBe('life/visit')
    }
  })

  it('because it was written for trains, before one for whatever is called something', () => {
    const visit = plot('life/visit', '# about: thing(called|named)')
    const train = plot('life/train', '# about: thing(train)')
    const wished = fact('thing', { kind: 'thing', said: 'a train called Bob', ...named('a train', 'Bob') })
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(castings([visit, train], { ...brief, seed, facts: [wished] })[0]?.plot.id).toBe('life/train')
  })

  it('because it was written for one noun, before one for all of its sort', () => {
    const costumes =
      'pirate|knight|princess|queen|king|wizard|witch|fairy|cowboy|viking|ninja|clown|elf|pixie|troll|giant|astronaut'
    const anybody = plot('life/anybody', `# about: story-about(${costumes}); likes(${costumes})`)
    const knight = plot('life/knight', '# about: story-about(knight); likes(knight)')
    for (const about of ['story-about', 'likes']) {
      const facts = [fact(about, { said: 'knights', ...named('knights') })]
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
        expect(castings([anybody, knight], { ...brief, seed, facts })[0]?.plot).toBe(knight)
      const history = { plots: ['life/knight'], lines: [] }
      expect(castings([anybody, knight], { ...brief, history, facts })[0]?.plot).toBe(anybody)
    }
  })

  it('for what a story can only be about, before what goes along with anything', () => {
    const rain = plot('pirates/rain', '# about: weather')
    const zorb = plot('life/zorb', '# about: story-about')
    const wished = fact('story-about', { kind: 'want', ...named('a zorb') })
    const facts = [fact('weather'), wished, fact('first-day')]
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(castings([rain, zorb, school], { ...brief, seed, facts })[0]?.plot.id).toBe('life/school')
  })

  it('rather for what is sure', () => {
    const bed = plot('life/bed', '# about: own-bed')
    for (const seed of ['a', 'b', 'c'])
      expect(
        castings([school, bed], {
          ...brief,
          seed,
          facts: [fact('first-day', { sure: 0.55 }), fact('own-bed')],
        })[0]?.plot.id,
      ).toBe('life/bed')
  })

  it('for any feeling that is told, before one for whatever happened, and not for the weather beside it', () => {
    const line = plot('life/stamp', '# about: story-about\n# tells: line', '{wished_line}.')
    const proud = plot('life/proud', '# about: proud')
    const rain = plot('life/rain', '# about: weather')
    const wished = { line: 'Jumped off the big board' }
    const chosen = (about: string) =>
      castings([line, proud, rain], { ...brief, wished, facts: [fact(about)] })[0]?.plot.id
    expect(chosen('proud')).toBe('life/proud')
    expect(chosen('weather')).toBe('life/stamp')
  })

  it('with a whole sentence, only where others can say it too', () => {
    const shoes = plot('life/shoes', '# tells: sentence', '{wished_told}.')
    const chosen = (sentence: string) =>
      castings([shoes, pirates], {
        ...brief,
        children: [{ name: 'Mia', age: 5 }],
        wished: { line: 'Jumped off the big board', sentence },
        facts: [fact('proud')],
      }).map(({ plot: { id } }) => id)
    expect(chosen('I jumped off the big board')).toContain('life/shoes')
    expect(chosen('I jumped off my board')).not.toContain('life/shoes')
  })

  it('with nobody who comes back, where somebody has died', () => {
    const back = plot('life/back', '# about: missing')
    const chosen = (...abouts: string[]) =>
      castings([pirates, back], { ...brief, facts: abouts.map((about) => fact(about)) })[0]?.plot.id
    expect(chosen('missing')).toBe('life/back')
    expect(chosen('somebody-died', 'missing')).toBe('pirates/ship')
  })

  it('for a creature, where only what is alive can play it', () => {
    const garden = plot('life/garden', '# about: story-about(alive)')
    const chosen = (text: string, is: string) =>
      castings([pirates, garden], {
        ...brief,
        facts: [
          fact('story-about', { kind: 'want', what: { text, head: text, number: 'one', pronoun: 'it', is } }),
        ],
      })[0]?.plot.id
    expect(chosen('snail', 'animal')).toBe('life/garden')
    expect(chosen('rocket', 'vehicle')).toBe('pirates/ship')
  })

  it('for courage, where a fear is over', () => {
    const brave = plot('life/brave', '# about: bravery')
    expect(
      castings([pirates, brave], { ...brief, facts: [fact('fear-dark', { polarity: 'no' })] })[0]?.plot.id,
    ).toBe('life/brave')
  })

  it('not for what is no longer so, for what is unsure, or for a note', () => {
    for (const more of [{ polarity: 'no' }, { sure: 0.4 }, { from: 'note' }] as const)
      expect(first({ facts: [fact('first-day', more)] })?.plot.theme).toBe('pirates')
  })

  it('for somebody whom a child wants to be, and not for how', () => {
    const career = plot('life/career', '# about: wants-to-be')
    const chosen = (more: ReturnType<typeof named>) =>
      castings([...all, career], { ...brief, facts: [fact('wants-to-be', more)] })[0]?.plot.id
    expect(chosen(named('a vet'))).toBe('life/career')
    expect(chosen(named('famous'))).not.toBe('life/career')
    const dog = { text: 'our dog', head: 'dog', number: 'one', pronoun: 'it', is: 'animal' } as const
    expect(chosen({ what: dog, name: 'Pickle' })).not.toBe('life/career')
  })

  it('because it keeps out what is not wanted, even from another theme', () => {
    const avoid = [{ words: ['dragon', 'dragons'], isFear: false }]
    expect(first({ avoid })?.plot.id).toBe('pirates/calm')
    expect(first({ avoid: [...avoid, { words: ['dark'], isFear: false }] })?.plot.id).toBe('space/rocket')
  })

  it('with a dark that is kind for a child who fears the dark', () => {
    const avoid = [
      { words: ['dark'], isFear: true },
      { words: ['dragon'], isFear: false },
    ]
    expect(first({ avoid })?.plot.id).toBe('pirates/calm')
  })

  it('because it is about what is feared, which is in it then', () => {
    const fright = plot('life/fright', '# about: fear-other\n# role fright: answer = a hoover', 'A hand.')
    const facts = [fact('fear-other', { kind: 'feeling', ...named('a hand dryer') })]
    const avoid = [{ factId: 'fear-other', words: ['hand'], isFear: true }]
    expect(castings([...all, fright], { ...brief, facts, avoid })[0]?.plot.id).toBe('life/fright')
  })

  it('not for a creature of a bad dream', () => {
    const visit = plot('life/visit', '# about: creature')
    const wolves = fact('creature', { kind: 'creature', ...named('wolves') })
    const plots = [...all, visit]
    expect(castings(plots, { ...brief, facts: [wolves] })[0]?.plot.id).toBe('life/visit')
    const facts = [fact('bad-dreams'), wolves]
    expect(castings(plots, { ...brief, facts })[0]?.plot.id).not.toBe('life/visit')
  })

  it('for the matter of a text, and not for how it was told', () => {
    const listening = plot('life/listening', '# about: listening')
    const hands = plot('life/hands', '# about: gentle-hands')
    const chosen = (...facts: StoryFact[]) => castings([listening, hands], { ...brief, facts })[0]?.plot.id
    for (const about of ['listening', 'patience'])
      expect(chosen(fact(about), fact('gentle-hands'))).toBe('life/hands')
    expect(chosen(fact('listening'))).toBe('life/listening')
  })

  it('by its very words, before one that answers a feeling beside', () => {
    const tooth = plot('life/tooth', '# about: lost-tooth\n# also: nervous')
    const swallowed = plot('life/swallowed', '# about: lost-tooth(swallow)')
    const facts = [
      fact('lost-tooth', { said: 'a tooth came out and he swallowed it' }),
      fact('nervous', { kind: 'feeling' }),
    ]
    expect(castings([tooth, swallowed], { ...brief, facts })[0]?.plot.id).toBe('life/swallowed')
  })

  it('for the same feeling, where none is about the event, and then it says so', () => {
    const bed = plot('life/bed', '# about: frustrated')
    const away = plot('life/away', '# about: losing-well')
    const facts = [fact('losing-well'), fact('creature', named('an owl'))]
    const [near] = castings([...all, bed], { ...brief, facts })
    expect(near).toMatchObject({ plot: { id: 'life/bed' }, nearly: [{ id: 'losing-well' }] })
    const [exact] = castings([...all, bed, away], { ...brief, facts })
    expect(exact).toMatchObject({ plot: { id: 'life/away' }, nearly: [] })
  })

  it('that was not told this week, where another answers nearly as much', () => {
    const tooth = plot('life/tooth', '# about: lost-tooth')
    const swallowed = plot('life/swallowed', '# about: lost-tooth(swallow)')
    const facts = [fact('lost-tooth', { said: 'swallowed her tooth' })]
    const chosen = (...plots: string[]) =>
      castings([tooth, swallowed, ...all], { ...brief, facts, history: { plots } })[0]?.plot.id
    expect(chosen()).toBe('life/swallowed')
    expect(chosen('life/swallowed')).toBe('life/tooth')
    expect(chosen('life/swallowed', 'life/tooth')).toBe('life/swallowed')
  })

  it('because it has not been told, or longer ago', () => {
    expect(first({ history: { plots: ['pirates/calm'] } })?.plot.id).toBe('pirates/ship')
    expect(first({ history: { plots: ['pirates/ship', 'pirates/calm'] } })?.plot.id).toBe('pirates/calm')
  })

  it('because it was written for the words of the wish', () => {
    const coming = plot('life/coming', '# about: new-baby(pregnant|coming)')
    const here = plot('life/here', '# about: new-baby')
    const first = (said: string, seed: string) =>
      castings([here, coming], { ...brief, seed, facts: [fact('new-baby', { said })] })[0]?.plot.id
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(first('a baby is coming', seed)).toBe('life/coming')
      expect(first('we have a new baby', seed)).toBe('life/here')
    }
  })

  it('because it tells what has happened as done, and what is to come as to come', () => {
    const after = plot('life/after', '# about: outing\n# when: done')
    const before = plot('life/before', '# about: outing\n# when: coming')
    const first = (said: string, when: 'today' | 'tomorrow') =>
      castings([before, after], { ...brief, facts: [fact('outing', { said, when })] })[0]?.plot.id
    expect(first('visited a castle', 'today')).toBe('life/after')
    expect(first('played at the park', 'today')).toBe('life/after')
    expect(first('the ducks with Grandad', 'today')).toBe('life/after')
    expect(first('going to the castle', 'today')).toBe('life/before')
    expect(first('a castle that she saw on television', 'tomorrow')).toBe('life/before')
  })

  it.each([
    ['Auntie Jo collected her from nursery', 'life/after'],
    ['Auntie Jo picked her up', 'life/after'],
    ['Auntie Jo picks her up', 'life/before'],
    ['she gets picked up by Auntie Jo now', 'life/before'],
  ])('because it tells who was at the gate as done: %s', (said, expected) => {
    const after = plot('life/after', '# about: collected\n# when: done')
    const before = plot('life/before', '# about: collected\n# when: coming')
    const facts = [fact('collected', { said, when: 'today' })]
    expect(castings([before, after], { ...brief, facts })[0]?.plot.id).toBe(expected)
  })

  it.each([
    ['haircut', 'haircut', 'haircut + tears', 'life/after'],
    ['haircut', 'first haircut', 'first haircut, she was so happy', 'life/after'],
    ['haircut', 'needs a haircut', 'needs a haircut, the last one was awful', 'life/before'],
    ['haircut', 'haircut', 'haircut, he is nervous', 'life/before'],
    ['doctor', 'the doctor looked in his ear', 'the doctor looked in his ear', 'life/after'],
    ['doctor', 'the doctor', 'the doctor let her hold the stethoscope', 'life/after'],
    ['doctor', 'the doctor', 'the doctor, scared of being looked at', 'life/before'],
  ])('because a sentence tells %s as done or to come: %s, %s', (about, said, details, expected) => {
    const after = plot('life/after', `# about: ${about}\n# when: done`)
    const before = plot('life/before', `# about: ${about}\n# when: coming`)
    const facts = [fact(about, { said, when: 'today' })]
    expect(castings([before, after], { ...brief, details, facts })[0]?.plot.id).toBe(expected)
  })

  it('because it has a part for what is wished for', () => {
    const spark = fact('with-character', { kind: 'creature', ...named('a purple dragon', 'Spark') })
    const casting = first({ facts: [spark], history: { plots: ['pirates/ship'] } })
    expect(casting?.plot.id).toBe('pirates/ship')
    expect([...(casting?.roles.values() ?? [])]).toEqual([
      expect.objectContaining({ name: 'Spark', noun: 'purple dragon', isFamiliar: false }),
    ])
  })
})

describe('by the age of those who listen', () => {
  const sock = plot('little/sock', '# ages: 1-2')
  const nursery = plot('life/nursery', '# ages: 1-2\n# about: first-day')
  const tall = plot('pirates/tall', '# ages: 10-12')
  const attic = plot('older/attic', '# ages: 10-12')
  const every = [...all, sock, nursery, tall, attic]
  const chosen = (ages: readonly number[], more: Partial<Brief> = {}) =>
    castings(every, { ...brief, ...more, children: ages.map((age) => ({ name: `N${age}`, age })) }).map(
      ({ plot: { id } }) => id,
    )

  it('a toddler is told what is written for toddlers, whatever the theme, and nothing else', () => {
    expect(chosen([1])).toEqual(['little/sock'])
    expect(chosen([2, 3])).toEqual(['little/sock'])
    expect(chosen([2], { facts: [fact('first-day')] })).toEqual(['life/nursery', 'little/sock'])
  })

  it('nobody of three is told it, nor a toddler with somebody of four and over', () => {
    for (const ages of [[3], [1, 4], [2, 9]]) {
      expect(chosen(ages).slice(0, 2).toSorted()).toEqual(['pirates/calm', 'pirates/ship'])
      expect(chosen(ages)).not.toContain('little/sock')
    }
  })

  it('from ten on a plot for that age comes first, until it has been told; before ten it is not told', () => {
    expect(chosen([10]).slice(0, 2).toSorted()).toEqual(['older/attic', 'pirates/tall'])
    const plots = ['older/attic', 'pirates/tall']
    expect(chosen([12], { history: { plots } }).slice(0, 2).toSorted()).toEqual([
      'pirates/calm',
      'pirates/ship',
    ])
    for (const id of plots) expect(chosen([9, 12])).not.toContain(id)
  })
})

describe('a role', () => {
  it('is one of several, where the sentences of the plot are about one', () => {
    const wished = fact('story-about', {
      kind: 'want',
      what: { text: 'purple dinosaurs', head: 'dinosaur', number: 'many', pronoun: 'they' },
    })
    const filler = (text: string) =>
      [
        ...castingOf(plot('life/guest', '# about: story-about\n# role guest: answer = a bear', text), {
          ...brief,
          facts: [wished],
        }).roles.values(),
      ][0]
    expect(filler('It was {guest}.')).toMatchObject({ noun: 'purple dinosaur', number: 'one', pronoun: 'it' })
    expect(filler('{guest_many:They were|It was} {guest}.')).toMatchObject({
      noun: 'purple dinosaurs',
      number: 'many',
    })
  })

  const flopsy = fact('thing', { from: 'note', kind: 'thing', ...named('a stuffed rabbit', 'Flopsy') })
  const fillers = (more: Partial<Brief>) => [...(first(more)?.roles.values() ?? [])]

  it('is played by what the family has', () => {
    expect(fillers({ facts: [fact('first-day'), flopsy] })).toEqual([
      expect.objectContaining({ name: 'Flopsy', noun: 'rabbit', isFamiliar: true }),
    ])
  })

  it('is played by a companion of that kind', () => {
    const companions = [
      { name: 'Nan', relationship: 'grandmother' },
      { name: 'Ted', relationship: 'teddy' },
    ]
    expect(fillers({ facts: [fact('first-day')], companions })).toEqual([
      expect.objectContaining({ name: 'Ted', companion: 1 }),
    ])
  })

  it('is played only by one of the words, where it asks for them', () => {
    const barking = plot('life/barking', '# about: first-day\n# role dog: pet(dog|puppy) = a hound')
    const companions = [
      { name: 'Tabby', relationship: 'cat' },
      { name: 'Rex', relationship: 'family dog' },
    ]
    const [casting] = castings([barking], { ...brief, facts: [fact('first-day')], companions })
    expect([...(casting?.roles.values() ?? [])]).toEqual([
      expect.objectContaining({ name: 'Rex', companion: 1 }),
    ])
  })

  it('is played by what the wish names', () => {
    const biscuit = fact('pet-died', { kind: 'loss', sensitivity: 'tender', ...named('our cat', 'Biscuit') })
    expect(first({ facts: [biscuit] })?.plot.id).toBe('life/cat')
    expect(fillers({ facts: [biscuit] })).toEqual([expect.objectContaining({ name: 'Biscuit', noun: 'cat' })])
  })

  it('is played by the parent who had no time, by the name that a child says', () => {
    const bus = plot('life/bus', '# about: busy\n# role grownup: answer, parent = the grown-up with the list')
    const busy = fact('busy', { said: 'mum was too busy', what: { ...named('mum').what, is: 'person' } })
    const played = (companions: Brief['companions']) => [
      ...(castings([bus], { ...brief, facts: [busy], companions })[0]?.roles.values() ?? []),
    ]
    expect(played([])).toEqual([expect.objectContaining({ name: 'Mum', noun: '', companion: null })])
    const along = [
      { name: 'Ada', relationship: 'grandmother' },
      { name: 'Sarah', relationship: 'mum' },
    ]
    expect(played(along)).toEqual([expect.objectContaining({ name: 'Sarah', companion: 1 })])
  })

  it('is not played by what cannot be a character, and then the wish is not answered', () => {
    const visit = plot('life/visit', '# about: story-about\n# role guest: creature = a dragon')
    const about = (is: string, name?: string) => {
      const { what } = named('a sandwich')
      const facts = [fact('story-about', { kind: 'want', what: { ...what, is }, ...(name && { name }) })]
      return castings([visit, space], { ...brief, facts })[0]?.plot.id
    }
    expect(about('animal')).toBe('life/visit')
    expect(about('vehicle')).toBe('life/visit')
    expect(about('food')).toBe('space/rocket')
    expect(about('food', 'Sir Sandwich')).toBe('life/visit')
  })

  it('can be played by a place in a plot that was written for such a place', () => {
    const garden = plot('life/garden', '# about: story-about(allotment)\n# role place: answer = a garden')
    const { what } = named("grandad's allotment")
    const facts = [fact('story-about', { kind: 'want', what: { ...what, is: 'place' } })]
    const [casting] = castings([garden, space], { ...brief, facts })
    expect([...(casting?.roles.values() ?? [])]).toEqual([
      expect.objectContaining({ noun: 'Grandad’s allotment' }),
    ])
  })

  it('is played by a friend under her name alone', () => {
    const visit = plot('life/visit', '# about: with-character\n# role guest: creature = a dragon')
    const { what } = named('her friend')
    const ayla = fact('with-character', { kind: 'want', what: { ...what, is: 'person' }, name: 'Ayla' })
    const [casting] = castings([visit], { ...brief, facts: [ayla] })
    expect([...(casting?.roles.values() ?? [])]).toEqual([
      expect.objectContaining({ noun: '', name: 'Ayla', isFamiliar: true }),
    ])
  })

  it.each([
    ['grandma', undefined, 'person', 'Grandma'],
    ['granda', undefined, 'person', 'Granda'],
    ['her auntie', 'Jo', 'person', 'Auntie Jo'],
    ['a teacher', undefined, 'person', 'the teacher'],
    ["grandad's allotment", undefined, 'place', 'Grandad’s allotment'],
    ["our neighbour's garden", undefined, 'place', 'the neighbour’s garden'],
    ['our new puppy', undefined, 'animal', 'the puppy'],
    ["kitten's", undefined, 'animal', 'the kitten'],
  ])('is called as a family would: %s %s', (text, name, is, called) => {
    const visit = plot('life/visit', '# about: guest\n# role guest: answer = an aunt')
    const facts = [fact('guest', { ...(name && { name }), what: { ...named(text).what, is } })]
    const [casting] = castings([visit], { ...brief, facts })
    const names = new Names()
    const words = [...(casting?.roles ?? [])].map(([role, filler]) => roleWords(role.name, filler, names))
    expect(words.map(({ guest }) => names.putIn(`for ${guest}`))).toEqual([`for ${called}`])
  })

  it('has a stand-in otherwise', () => {
    expect(fillers({ facts: [fact('first-day')] })).toEqual([
      expect.objectContaining({ noun: 'bear', name: null, factId: null }),
    ])
  })
})

describe('the outcomes of a story', () => {
  const outcomes = (facts: readonly StoryFact[], more: Partial<Brief> = {}) =>
    Object.fromEntries(
      tellStory({ ...brief, facts, ...more }).outcomes.map(({ factId, ...rest }) => [factId, rest]),
    )

  it('say what shaped it, what is told where, what waits, and what was left out', () => {
    const facts = [
      fact('first-day'),
      fact('toy', { from: 'note', kind: 'thing', ...named('a stuffed rabbit', 'Flopsy') }),
      fact('food', { from: 'note', kind: 'thing', ...named('custard') }),
      fact('nothing-of-ours'),
      fact('lost-tooth'),
      fact('address', { kind: 'person', sensitivity: 'private', ...named('12 Mill Lane') }),
      fact('somebody-died', { kind: 'loss', sensitivity: 'tender', ...named('her sister') }),
    ]
    expect(outcomes(facts)).toEqual({
      'first-day': { outcome: 'shaped' },
      toy: { outcome: 'told', section: 0 },
      food: { outcome: 'waits' },
      'nothing-of-ours': { outcome: 'left-out', why: 'no-story' },
      'lost-tooth': { outcome: 'left-out', why: 'not-this-time' },
      address: { outcome: 'left-out', why: 'private' },
      'somebody-died': { outcome: 'left-out', why: 'tender' },
    })
  })

  it('say that a fear has shaped a story about it', () => {
    const avoid = [{ factId: 'fear-dogs', words: ['dog', 'dogs'], isFear: true }]
    expect(outcomes([fact('fear-dogs', { kind: 'feeling' })], { avoid })).toEqual({
      'fear-dogs': { outcome: 'shaped' },
    })
  })

  it('say what was kept out', () => {
    const facts = [fact('leave-out', { kind: 'avoid', polarity: 'no', ...named('dragons') })]
    const avoid = [{ factId: 'leave-out', words: ['dragon', 'dragons'], isFear: false }]
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const more = { avoid, seed, theme: 'fantasy' } as const
      expect(outcomes(facts, more)).toEqual({ 'leave-out': { outcome: 'kept-out' } })
      expect(JSON.stringify(tellStory({ ...brief, facts, ...more }).sections)).not.toMatch(/dragon/i)
    }
  })
})

it('introduces by the name alone whoever’s name says what it is', () => {
  const introduced = (name: string) => {
    const names = new Names()
    const filler = { noun: 'toy dog', name, number: 'one', pronoun: 'it', isFamiliar: true } as const
    const { hider_a } = roleWords('hider', { ...filler, factId: null, companion: 0 }, names)
    return names.putIn(`It was ${hider_a}`)
  }
  expect(introduced('Dog')).toBe('It was Dog')
  expect(introduced('Rex')).toBe('It was Rex the toy dog')
})
