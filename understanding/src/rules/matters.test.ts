import { expect, it } from 'vitest'
import { understand } from '../index.ts'

const toldBy = (text: string) =>
  understand([{ from: 'wish', text }], []).facts.map(({ about, what }) =>
    what ? `${about}:${what.head}` : about,
  )

it.each([
  ['cries if it isn’t perfect', ['trying-again']],
  ['ripped up her drawing because the sun was not perfect', ['trying-again']],
  ['feels sick before swimming every week', ['nervous']],
  ['gets tummy aches on sunday nights', ['nervous']],
  ['was sick all night', ['unwell']],
  ['sick after tea', ['unwell']],
  ['he has a stoma bag', ['condition']],
  ['wears a back brace now', ['condition']],
  ['braces fitted this morning', ['dentist']],
  ['snowball fight with daddy', ['play:snowball']],
  ['a fight with his brother', ['quarrel:brother']],
  ['monkey bars - did all of them today', ['play:bar']],
  ['did the monkey bars all the way across', ['learned']],
  ['fell off the monkey bars', ['hurt']],
  ['his teacher was off sick', ['new-class']],
  ['daddy is away', ['parent-travelling:daddy']],
  ['I lost my mum last year', ['somebody-died:mum']],
  ['her teacher is in the garden', []],
  ['cried because he had to go straight to bed', ['sad', 'staying-in-bed']],
  ['he painted my nails pink', ['made-something']],
  ['he and grandad fixed the old bike together', ['made-something:bike']],
  ['toenails tonight', ['nails']],
  ['his ear was sore after swimming', ['unwell']],
  ['mum was too busy to play', ['busy:mum']],
  ['mummy was working from home and couldn’t play with her', ['busy:mummy']],
  ['daddy away for work till Friday', ['parent-travelling:daddy']],
])('%s tells of %j', (text, meant) => {
  expect(toldBy(text)).toEqual(meant)
})

it.each([
  ['bumped his head and wants an owl', 'with-character:owl'],
  ['hamster died, she asked for a moon', 'with-character:moon'],
  ['first day at nursery today and he wants a rainbow', 'with-character:rainbow'],
  ['new baby came home today and a penguin please', 'with-character:penguin'],
  ['lost her first tooth today, with a rainbow', 'with-character:rainbow'],
  ['can’t sleep, with penguins', 'with-character:penguin'],
  ['moving house on Saturday, and she wants a lighthouse in the story', 'with-character:lighthouse'],
])('%s has a second wish', (text, wish) => {
  expect(toldBy(text)).toContain(wish)
})

it.each([
  ['anything will do', ['any-story']],
  ['surprise us', ['any-story']],
  ['anything but trains', ['leave-out:train']],
  ['anything with a digger', ['with-character:digger']],
  ['please avoid anything with spiders', ['leave-out:spider']],
  ['won his swimming race', ['won:race']],
  ['can swim without armbands now', ['learned:armband']],
  ['afraid to swim without armbands', ['fear-water']],
  ['has to read out loud in class tomorrow', ['reading-aloud']],
  ['the caterpillars at school are hatching', ['hatching:caterpillar']],
  ['she has butterflies in her tummy', ['nervous']],
])('%s is no other matter than %j', (text, meant) => {
  expect(toldBy(text).filter((told) => !told.startsWith('school-day'))).toEqual(meant)
})

it.each(['bumped his head and wants a hug', 'bumped his head and wants a new bike'])(
  '%s wishes for nothing in a story',
  (text) => {
    expect(toldBy(text).filter((told) => /^(?:with-character|creature|story-about)/.test(told))).toEqual([])
  },
)

it('brings back nothing that is to be left out', () => {
  expect(toldBy('the key given back, and no witches')).not.toContain('bring-back:witch')
})
