import { expect, it } from 'vitest'
import { understand } from '../index.ts'

const toldBy = (text: string) =>
  understand([{ from: 'wish', text }], []).facts.map(({ about, what }) =>
    what ? `${about}:${what.head}` : about,
  )

it.each([
  ['he let the balloon go', ['lost-toy:balloon']],
  ['his balloon flew away at the fair', ['lost-toy:balloon']],
  ['forgot her lines', ['performance']],
  ['reading is hard for him', ['trying-again']],
  ['can’t tie his laces', ['trying-again']],
  ['he asked if god is real', ['question:god']],
  ['he asked for a story about a boat', ['story-about:boat']],
  ['we saw the moon in the day', ['found-something:moon']],
  ['butterfly landed on her hand', ['found-something:butterfly']],
  ['went on a boat', ['outing']],
  ['slept in a tent in the garden', ['sleepover']],
  ['pretending to be a dog all day', ['play:dog']],
  ['playdate with Oscar today', ['play']],
  ['her teacher Miss Ward', ['person:teacher']],
  ['won’t leave the park', ['angry']],
  ['ran into the road', ['listening']],
  ['touched the hot oven', ['hurt']],
  ['blocked nose', ['unwell']],
  ['growing pains', ['unwell']],
  ['hiccups', ['unwell']],
  ['a dragon with hiccups', ['story-about:dragon']],
  ['an owl and a hedgehog who run a post office', ['story-about:owl', 'story-about:hedgehog']],
  ['something silly with pancakes', ['with-character:pancake', 'funny']],
  ['a whale that is afraid of deep water', ['story-about:whale']],
  ['he met a girl who is afraid of dogs', ['new-friend:girl', 'fear-dogs']],
  ['the toilet flush is too loud at preschool', ['fear-other:flush']],
  ['can’t get the hang of long division, called himself stupid tonight', ['trying-again']],
  ['no telling off, please', ['leave-out:telling-off']],
  ['new babysitter', ['guest:babysitter']],
  ['babysitter is leaving', ['somebody-left:babysitter']],
  ['mum started a new job', ['busy:mum']],
  ['her doll’s arm came off', ['broken-thing:doll']],
  ['the wheel fell off his dump truck', ['broken-thing:truck']],
  ['bike got a puncture', ['broken-thing:bike']],
  ['robot won’t work any more', ['broken-thing:robot']],
  ['swimming carnival today', ['performance']],
  ['his bean has a leaf', ['hatching:bean']],
  ['wants to quit ballet', ['club:ballet']],
  ['he was too rough with the dog', ['gentle-hands:dog']],
  ['the dog bit him', ['hurt']],
  ['he doesn’t want to go to swimming lessons any more', ['club']],
  ['scared of swimming', ['fear-water']],
  ['growing cress in an egg shell', ['hatching:cress']],
  ['he won’t eat his beans', ['eating:bean']],
])('%s tells of %j', (text, meant) => {
  expect(toldBy(text)).toEqual(meant)
})

it('wishes for neither of two matters once more', () => {
  expect(toldBy('dentist tomorrow and a fire engine please')).toEqual([
    'dentist',
    'with-character:fire engine',
  ])
})

it('says with the hospital that a child is home again, and not that it wants to be', () => {
  const saidOf = (text: string) =>
    understand([{ from: 'wish', text }], []).facts.find(({ about }) => about === 'hospital')?.said
  expect(saidOf('he had his tonsils out and is home now')).toContain('home')
  expect(saidOf('home today, she was in hospital all week')).toContain('home today')
  expect(saidOf('we are still in hospital, he wants to go home')).not.toContain('home')
})

it.each([
  ['we stopped her night bottle', ['dummy']],
  ['no more bottle at bedtime', ['dummy']],
  ['my husband and I had a row and he heard it', ['quarrel:parents']],
  ['Nana leaves tomorrow', ['somebody-left:nana']],
  ['his mum is going to India for two months', ['parent-travelling']],
  ['our two gerbils are loose', ['pet-missing:gerbil']],
  ['allowed to walk to school alone tomorrow', ['learned']],
  ['put plasters on all his teddies', ['play:teddy']],
])('%s is told of a home: %j', (text, meant) => {
  expect(toldBy(text).filter((each) => !each.startsWith('something'))).toEqual(expect.arrayContaining(meant))
})

it.each([
  ['the lift at mummys hospital gets bored of going up and down', false],
  ['nana is in hospital', true],
  ['grandad gave us a lift to the hospital to see nana', true],
])('%s says that somebody is ill: %s', (text, isIll) => {
  expect(toldBy(text).some((each) => each.startsWith('somebody-in-hospital'))).toBe(isIll)
})
