import { expect, it } from 'vitest'
import { type KnownPerson, namedIn, understand } from './index.ts'

const mia: KnownPerson = { name: 'Mia', role: 'child' }

function named(text: string, people: readonly KnownPerson[] = [mia]) {
  const {
    place,
    person,
    thing,
    line: _,
    narrated: _____,
    entries: ______,
    sentence: ____,
    isLineToCome: __,
    matter: ___,
    ...rest
  } = namedIn(text, people, understand([{ from: 'wish', text }], people).facts)
  const texts = { place: place?.text, person: person?.text, thing: thing?.text, ...rest }
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
}

it.each([
  ['we fly to Lagos tomorrow to see her cousins', { place: 'Lagos', person: 'the cousins', day: 'tomorrow' }],
  [
    'he bit a boy at playgroup, wouldn’t share the digger',
    { person: 'the boy', place: 'playgroup', thing: 'the digger' },
  ],
  ['new baby brother came home, she says send him back', { saying: 'Send him back.' }],
  ['monster under the bed, he says its name is Kevin', { saying: 'Its name is Kevin.' }],
  ['wears glasses and says she looks silly', { saying: 'I look silly.' }],
  ['says she did it herself on the slide', { saying: 'I did it myself on the slide.' }],
  ['starts nursery on Monday, keeps asking if I will stay', { day: 'on Monday', saying: 'Will you stay?' }],
  ['moving to Leeds in 2 weeks', { place: 'Leeds', day: 'in two weeks' }],
  ['Daddy is away on a ship until Easter', { thing: 'the ship', until: 'until Easter' }],
  ['a unicorn called Sparkle who cant fly', { trait: 'who can’t fly' }],
  ["a dinosaur that's shy", { trait: 'who is shy' }],
  ['lunar new year on saturday', { feast: 'Lunar New Year', day: 'on Saturday' }],
  ['in the school play and can’t remember the third line', { forgotten: 'the third line' }],
  ['getting a puppy called Pickle on Saturday', { day: 'on Saturday' }],
  ['jealous of her brother', { person: 'brother' }],
  ['she was sick on the way to grandmas', { place: 'Grandma’s' }],
  ["on the bus to auntie's", { place: 'Auntie’s' }],
  ['sleeping at aunties', { place: 'Auntie’s' }],
  ['he hit his sister at soft play', { person: 'sister', place: 'soft play' }],
])('a wish names more than what it is about: %s', (text, all) => {
  expect(named(text)).toMatchObject(all)
})

it.each([
  ['a story about a digger that digs up a treasure chest', 'a digger that digs up a treasure chest'],
  ['a unicorn called Sparkle who cant fly', 'a unicorn called Sparkle who can’t fly'],
  ['truck thats shy please', 'a truck that is shy'],
  ['penguins who run a bakery, funny', 'penguins who run a bakery'],
  ['a fox and a rabbit who argue, please', 'a fox and a rabbit who argue'],
  ['two friends, a fox and a rabbit, who share a lamp', 'a fox and a rabbit who share a lamp'],
  ['a race between a snail and a tortoise', 'a snail and a tortoise who have a race'],
  ['story about a digger and a crane who build a house', 'a digger and a crane that build a house'],
  ['a digger and a crane build a bridge', 'a digger and a crane that build a bridge'],
  ['a fox and a mole that lives in a hole', 'a mole who lives in a hole'],
  ['little bear says sorry to his friend', 'a little bear who says sorry to his friend'],
  ['two teddys who go camping', 'teddies that go camping'],
  ['dinosaurs vs robots', 'dinosaurs and robots'],
  ['two ducks looking for a bed', 'two ducks who are looking for a bed'],
  ['something about an old typewriter that answers, no spiders', 'an old typewriter that answers'],
  ['a tractor stuck in the mud please', 'a tractor that is stuck in the mud'],
  ['he wants one where a badger drives a digger into a lake', 'a badger who drives a digger into a lake'],
])('a wish says what the somebody of its story is or does: %s', (text, tale) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.text).toBe(tale)
})

it.each([
  'a dragon please',
  'we saw a dog and a cat at the park',
  'dogs and cats. she was scared of a dog today',
  'her teddy and her blanket',
  'party on saturday, unicorns and balloons',
  'toast and jam',
  'we saw a fox who had a hurt paw',
  'a wizard who looks like me',
  'a wolf who eats children',
  'we went to a cafe run by cats',
  'a boy and a lost penguin',
  'a bear in trouble',
  'she is allergic to nuts',
  'she has lost her voice',
  'she is sleepy',
  'mum’s first day at work',
  'the dog’s first day at daycare',
  'what if the dog comes to stay',
  'for my daughter who doesn’t want spiders',
  'she came home in her pyjamas',
  'a bear who lives with my nan',
  'can the dog come to school',
  'she has a dog and they have a shop',
  'a dog is called Mabel',
  'no dragons who breathe fire',
  'a nice dog',
  'monster trucks but nice ones',
  'dragons and a nice unicorn',
  'a good dinosaur story please',
  'the dinosaurs at the museum were nice',
  'there was a friendly spider in the bathroom today',
  'we had a picnic with the teddies',
  'the teddies had a picnic in the garden today',
  'her guinea pig is having a birthday party tomorrow',
  'a dog came to our picnic and ate the sandwiches',
  'dinosaur party on saturday, she is so excited',
  'our dog is rubbish at fetching',
  'cat having a bath today, what a mess',
  'mummy has started working in a hospital',
  'the toys came alive in her dream',
  'she says her toys come alive at night and she is scared',
  'we found a little door in the woods',
  'a detective came to school',
  'her teacher is a star',
  'the teacher is a bit of a dragon',
  'her new teacher is a man',
  'dentist tomorrow, the dentist is a lady with cold hands',
])('nothing is told of somebody who is not asked for, or of whom it cannot be said: %s', (text) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale).toBeUndefined()
})

it.each([
  'our cat Biscuit died on Saturday',
  'no dragons please',
  'she is at Oakfield Primary School, 12 Quince Lane',
  'bored all day',
])('nothing is named of what is lost, unwanted, private or not there: %s', (text) => {
  expect(named(text)).toEqual({})
})

it('whoever comes along is not named as well', () => {
  const granny: KnownPerson = { name: 'Granny', role: 'companion', relationship: 'grandmother' }
  expect(named('a day at the seaside with Granny', [mia, granny])).toEqual({ place: 'the seaside' })
})

it.each([
  ['she won a goldfish at the fair', 'I won a goldfish at the fair'],
  ['hes starting swimming on monday', 'I’m starting swimming on Monday'],
  ['we found nits again', 'We found nits again'],
  ['broke her arm on the monkey bars', 'I broke my arm on the monkey bars'],
  ['sunburnt nose and shoulders', undefined],
  ['dropped off early', undefined],
  ['hes been brave at the dentist', 'I was brave at the dentist'],
  ['they have been brave at the dentist', 'We were brave at the dentist'],
  ['she isnt going to the party', 'I’m not going to the party'],
  ['was sports day today', undefined],
  ['was the best day', undefined],
  ['slid down the big slide', undefined],
  ['zoo tomorrow', undefined],
])(
  'a line of a diary is a sentence in the child’s mouth, where somebody does something: %s',
  (text, sentence) => {
    expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).sentence).toBe(sentence)
  },
)

const lineOf = (text: string) => {
  const { line, isLineToCome, matter } = namedIn(
    text,
    [mia],
    understand([{ from: 'wish', text }], [mia]).facts,
  )
  return [line, isLineToCome, matter?.text]
}

it.each([
  ['won a goldfish at the fair', 'Won a goldfish at the fair', false, 'the goldfish'],
  ['she fell off the swing and bumped her head', 'Fell off the swing and bumped my head', false, 'the swing'],
  [
    'Mia has lost her little bear in the supermarket.',
    'Lost my little bear in the supermarket',
    false,
    'the little bear',
  ],
  [
    'the farmer let her hold a chick at the farm',
    'The farmer let me hold a chick at the farm',
    false,
    'the chick',
  ],
  ['made slime, its everywhere', 'Made slime, it’s everywhere', false, 'the slime'],
  ['zoo tmrw!!!', 'Zoo tomorrow', true, 'the zoo'],
  ['dance show sunday shes a daffodil', 'Dance show on Sunday, I’m a daffodil', true, 'the show'],
  ['has chickenpox, covered in spots', 'Got chickenpox, covered in spots', false, undefined],
  [
    'His grandfather is taking him to the zoo on Saturday.',
    'My grandfather is taking me to the zoo on Saturday',
    true,
    undefined,
  ],
  ['sleepover at freyas tonight', 'Sleepover at Freya’s tonight', false, 'the sleepover'],
  [
    'cycled all the way to school no stabilisers',
    'Cycled all the way to school, no stabilisers',
    false,
    undefined,
  ],
  ['she has been furious with the world', 'Furious with the world', false, undefined],
  ['they won the cup!!!!', 'We won the cup', false, 'the cup'],
  ['Cora’s twins was born today', 'Cora’s twins were born today', false, undefined],
  ['dreamt she was riding a camel', 'Dreamt I was riding a camel', false, 'the camel'],
  ['nana joan is coming tomorrow', 'Nana Joan is coming tomorrow', true, undefined],
  ['mrs lamb gave her a sticker', 'Mrs Lamb gave me a sticker', false, 'the sticker'],
  ['won a fish called bubbles', 'Won a fish called Bubbles', false, undefined],
  ['our cat mittens had 4 kittens', 'Our cat Mittens had four kittens', false, 'the kittens'],
  ['our dog basket was chewed', 'Our dog basket was chewed', false, 'the dog basket'],
  ['her teddys had a party', 'My teddies had a party', false, 'the teddies'],
  ['fed 4 ducks at the pond', 'Fed four ducks at the pond', false, 'the ducks'],
  [
    'holiday club starts on monday, grandad gave her a kite',
    'Holiday club starts on Monday, and Grandad gave me a kite',
    true,
    'the kite',
  ],
])('what is told of the day is what a child would write down: %s', (text, ...expected) => {
  expect(lineOf(text)).toEqual(expected)
})

it.each([
  'a story about a lost penguin please',
  'no dragons',
  'make her giggle',
  'our hamster Biscuit died this morning',
  'bring the sleepy dragon back',
  'hides behind my legs when people talk to her',
  'where is Dad',
  'asked why her gran is so quiet',
  'asked 4 times if it will snow',
  'does the moon sleep',
  'is the moon cheese',
  'said herself at bath time',
  'finn has chicken pox and is so itchy',
  'rory lost his first tooth',
  'about herself at bath time',
  'im pregnant again, just told him',
  'our address is 12 Quince Lane',
])('a request, a loss and what a parent says of themselves is no line of a diary: %s', (text) => {
  expect(lineOf(text)[0]).toBeUndefined()
})
