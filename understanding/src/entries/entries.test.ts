import { describe, expect, it } from 'vitest'
import { namedIn } from '../named-in.ts'
import { understand } from '../understand.ts'

function entries(text: string, names: readonly string[] = ['Mia']) {
  const people = names.map((name) => ({ name, role: 'child' as const, pronouns: 'she' as const }))
  const { facts } = understand([{ from: 'wish', text }], people)
  return namedIn(text, people, facts).entries
}

const sentences = (text: string, names?: readonly string[]) => entries(text, names)?.sentences

describe('what a parent has typed is read out', () => {
  it.each([
    [
      'We got the bus to Nana\'s and mia pressed the bell eleven times. The driver said over the speaker "thank you to the young lady, we have heard you now"',
      [
        'We got the bus to Nana’s and Mia pressed the bell eleven times.',
        'The driver said over the speaker “thank you to the young lady, we have heard you now”.',
      ],
    ],
    [
      'Poured a whole box of Cheerios into the fish tank because the fish "looked breakfasty". Fish is ok.',
      [
        'Poured a whole box of Cheerios into the fish tank because the fish “looked breakfasty”.',
        'Fish is ok.',
      ],
    ],
    [
      'wellies on wrong feet ALL day and would not let anyone fix them. went to bed in them 😂😂',
      ['Wellies on wrong feet all day and would not let anyone fix them.', 'Went to bed in them.'],
    ],
    ['Bin lorry!! but underwater', ['Bin lorry, but underwater.']],
    ['hes a sub and im not sure what a sub does lol', ['He’s a sub and I’m not sure what a sub does.']],
    ['SHE LOST HER SHOE ON THE BUS', ['She lost her shoe on the bus.']],
    ['sooooo tired after the beach & the ice cream', ['So tired after the beach and the ice cream.']],
    ['Mr. Tibbs ate the cake. Then he slept', ['Mr. Tibbs ate the cake.', 'Then he slept.']],
    ['went to see the romans and the vikings', ['Went to see the Romans and the Vikings.']],
    [
      'it went under the bridge and everyone ran after it and then the wh',
      ['It went under the bridge and everyone ran after it.'],
    ],
    ['she found a snail n it slept in her shoe and', ['She found a snail and it slept in her shoe.']],
    [
      'someones been at the biscuits because its tired of waiting',
      ['Someone’s been at the biscuits because it’s tired of waiting.'],
    ],
    ['1000 pieces, its of a horse', ['1000 pieces, it’s of a horse.']],
    [
      'pickle was drivin the bus tht stops at someones gate',
      ['Pickle was driving the bus that stops at someone’s gate.'],
    ],
    ['the wombats mum fell asleep on the bus', ['The wombat’s mum fell asleep on the bus.']],
    ['It was a P.A. day so no school', ['It was a P.A. day so no school.']],
    [
      'it was behind the radiator (Mr Socks, the monkey)',
      ['It was behind the radiator, Mr Socks, the monkey.'],
    ],
    ['chess on tuesdays, she always lets him win', ['Chess on Tuesdays, she always lets him win.']],
    ['its a cupboard and its door is blue', ['It’s a cupboard and its door is blue.']],
    ['ipad off, sat with the neighbours cat', ['iPad off, sat with the neighbours’ cat.']],
    ['grandpas barn and nail polish', ['Grandpa’s barn and nail polish.']],
    ["looked in the mirror and said 'oh'", ['Looked in the mirror and said “oh”.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})

describe('what only asks for a story of it is not', () => {
  it.each([
    [
      'can it be about a lighthouse where the light is afraid of the dark',
      ['A lighthouse where the light is afraid of the dark.'],
    ],
    [
      'She kept her first fast today and then ate four akara. Please make it gentle and short',
      ['She kept her first fast today and then ate four akara.'],
    ],
    ['a story about a snail who drives a bus please', ['A snail who drives a bus.']],
    [
      'Mystery please. someone is leaving scarves on the statues',
      ['Someone is leaving scarves on the statues.'],
    ],
    [
      'Tortoise story like my mother tells it, but Mia is the one who outsmarts him',
      ['Tortoise, like my mother tells it, but Mia is the one who outsmarts him.'],
    ],
    ['My twins want a heist, but the pot is with a raccoon', ['A heist, but the pot is with a raccoon.']],
    ['I am Mia’s gogo. Today she carried the mielies home', ['Today she carried the mielies home.']],
    [
      'The moon and a paneer sandwich. Those were her words I’m just typing',
      ['The moon and a paneer sandwich.'],
    ],
    ['He says: a hockey game on the moon', ['A hockey game on the moon.']],
    [
      'She put her sharks in the bath so they can be on duty. Honestly proudest day of my life',
      ['She put her sharks in the bath so they can be on duty.'],
    ],
    ['She forgot the last line and just bowed', ['She forgot the last line and just bowed.']],
    ['She saw a fox today. No wolves please', ['She saw a fox today.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })
})

it.each([
  'our cat Biscuit died on Sunday, we miss her',
  'her dad and I are getting divorced and she does not know yet',
  'she wet the bed again and cried',
  'big surprise party for her on saturday',
  'he had a massive tantrum in Aldi',
  'make it short please',
  'she hates school and her teacher',
  'Grandad has cancer and lost his hair',
])('nothing is read of what is grave, secret or shameful, or asks for nothing in particular: %s', (text) => {
  expect(sentences(text)).toBeUndefined()
})

it.each([
  ['Harper and Waffles run a lemonade stand on the moon', true],
  ['the moon comes for biryani', true],
  ['a knight who is allergic to horses', true],
  ['his left shoe runs away', true],
  ['she fell off the swing at nursery', false],
  ['flight to Toronto tomorrow night', false],
  ['got a new scooter today', false],
])('whether it is a story that is wished for: %s', (text, isAsked) => {
  expect(entries(text)?.isAsked).toBe(isAsked)
})

it.each([
  'he asked if I would get a new one if he dies',
  'her brother told her that there is no tooth fairy',
  'we have twins on the way, nobody has told her. not in the story please',
  'had a row with my sister about the car and she heard it. leave that out. a goat',
  'old Rusty is under the pear tree now',
  'there is a lead on the hook nobody uses',
  'the fish was at the top this morning, she thinks its sleeping',
  'her clip was moved down to red for talking',
  'she is the only one in her class who cant swim yet',
  'everyone laughed at him when he tripped',
  'he clouted his cousin with a spade',
  'threw the remote at his dad',
  'a bead up her nose, out again now',
  'teacher was drinking, off the record',
  'the MRI is tomorrow',
  'I snapped at her over the shoes and she went quiet. then we made soup',
  'she asked if we are poor, are we poor',
  'he hit the baby with a train',
  'Send it to Rose Cottage, Mill Lane',
  'tummy bug, all of us',
  'he crawled the last bit. He does not want anybody to know he crawled',
  'everyone else in her class has learnt to swim',
  'the goldfish from the fair did not make it to day 4',
  'mummy and daddy had words and she heard it',
  'he hit Omar with the puppet',
  'the hen was taken by the fox',
  'it is the root canal tomorrow',
  'his name on yellow again, third time this week',
  'I told her to be quiet so often that I feel dreadful',
  'a man told him that boys don’t wear pink',
  'he does not want to go to judo any more and won’t say who it is about',
  'she ran off in the car park and I am still shaking',
  'flat 12, Rose Towers',
])('nothing is read of what hurts, shames, frightens or gives away: %s', (text) => {
  expect(sentences(text)).toBeUndefined()
})

it.each([
  'the battery died halfway down the slide and she laughed',
  'dead proud of her new shoes today',
  'it was an accident but the vase had it coming',
  'nobody wanted to go in after the water fight',
  'she kicked the bin all the way home',
  '“the fat cat sat” she read it to the dishwasher',
  'we got separated at the fair and she found the info booth',
  'she read a whole story to the hamster today',
  'he tidied up and nobody told him to',
  'she asked could she marry the cat',
])('is read although it sounds worse than it is: %s', (text) => {
  expect(sentences(text)).toHaveLength(1)
})

describe('what is said to the product, or of the story, is left out', () => {
  it.each([
    'just the usual please love',
    'a gentle one to fall asleep to',
    'soft and slow with lots of yawns',
    'short and boring please',
    'as many chapters as possible',
    'the very same, not a word different',
    'carry on where the snail got stuck on Tuesday',
    'pop on the one where the whale burps',
    'make sure a kangaroo is in it',
    'nobody goes missing, not even for a second',
    'everyone gets home safe in the end please',
    'can it teach him not to interrupt',
    'the princess should be in a wheelchair too',
    'whatever you like, im too tired to think',
    'roll the dice for us tonight',
    'and it must end well or I will be up all night',
    'Tell her that it is alright to ask for help',
    'Could the bus driver salute a penguin',
    'I should like everybody to be home by the end',
    'more dinosaurs less talking',
  ])('%s', (text) => {
    expect(sentences(text)).toBeUndefined()
  })

  it.each([
    [
      'Two laps of the car park and a skinned knee. Please have a kid on a bike',
      ['Two laps of the car park and a skinned knee.'],
    ],
    [
      'Granny came on the train and they made scones, so a granny who bakes please',
      ['Granny came on the train and they made scones.'],
    ],
    [
      'A fairy door appeared at the bottom of our tree so a story about who lives there',
      ['A fairy door appeared at the bottom of our tree.'],
    ],
    [
      'He waved the bus goodbye. It would make his night if Grandad came along. That would do nicely, thank you',
      ['He waved the bus goodbye.'],
    ],
    [
      'We lost her rabbit at the airport. We told her that he is travelling on his own now',
      ['We lost her rabbit at the airport.'],
    ],
    ['He was a lobster in the play. You heard me', ['He was a lobster in the play.']],
    ['one of those days where everything falls over', ['One of those days where everything falls over.']],
    ['make it about a girl who can talk to horses', ['A girl who can talk to horses.']],
    [
      'glitter everywhere, that is the story of our day',
      ['Glitter everywhere, that is the story of our day.'],
    ],
    ['A school for kangaroos please, she is jumping already', ['A school for kangaroos.']],
    ['Mum forgot the library bag. robots please so he forgives me', ['Mum forgot the library bag.']],
    ['She fell twice and rode to the shop. Wants a unicorn', ['She fell twice and rode to the shop.']],
    [
      'He scored at last and told the whole bus. Could there be a tortoise',
      ['He scored at last and told the whole bus.'],
    ],
    ['she forgets please and thank you', ['She forgets please and thank you.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected)
  })

  it('reads nothing where next to nothing is left', () => {
    expect(sentences('a funny one please. she is particular')).toBeUndefined()
  })
})

it.each([
  ['we’re going to the sea and he’s bouncing off the walls, please calm him down', false],
  ['She saw a real owl on the lamppost', false],
  ['she loves her guinea pigs, wants to bring one home', false],
  ['grandma turns 90 and he has to sing', false],
  ['a cat called Moon goes to the shops', true],
])('what is said of those at home is no wished-for story: %s', (text, isAsked) => {
  expect(entries(text)?.isAsked).toBe(isAsked)
})

it.each([
  ['haircut tomorrow, he hates the buzzy thing', true],
  ['four more sleeps till Santa', true],
  ['Saturday’s the day, we fly to Lagos', true],
  ['It’s Diwali on Sunday, we’ve made the lamps already', true],
  ['the ferry goes at six in the morning, she’s packed her bucket', true],
  ['Sports day was today and she ran with one shoe. She won a sticker. Tomorrow is her birthday', false],
  ['We are off to the coast on Saturday! The girls found out today. Ella has packed', true],
  ['a quiet Sunday at home with pancakes', false],
  ['no dummy since Friday', false],
  ['choir on Thursdays, she hums all evening', false],
  ['up at five in the morning to feed the hens', false],
  ['fell asleep in his tea twice this week', false],
])('whether it is still to come: %s', (text, isToCome) => {
  expect(entries(text)?.isToCome).toBe(isToCome)
})

describe('who and what is named', () => {
  it.each([
    [
      'A lady with a shopping trolley gave her a ride to the top of the hill',
      ['the lady'],
      ['the shopping trolley', 'the hill'],
    ],
    ['Miss Fernandes tied the mung bean to a pencil', ['Miss Fernandes'], ['the mung bean', 'the pencil']],
    ['Garbage truck and grandma’s pierogies', [], ['the garbage truck', 'Grandma’s pierogies']],
    [
      'they are stealing back Abuela’s tamale pot from a very polite raccoon',
      ['the polite raccoon'],
      ['Abuela’s tamale pot'],
    ],
    ['She finally did it and nobody saw it except the zamboni guy', ['the zamboni guy'], []],
    ['Mia ate it all up and then she slept', [], []],
    ['the Popo’s mahjong tiles come out on sunday', [], ['the mahjong tiles']],
    [
      'She was brave with the little saw, the nurse gave her a sticker',
      ['the nurse'],
      ['the little saw', 'the sticker'],
    ],
    ['she put the key in the wrong hole', [], ['the key', 'the hole']],
    ['hes a sub and she was the boss of it', [], []],
    ['his hero is the lollipop man', ['the hero', 'the lollipop man'], []],
    ['she pressed the bell eleven times', [], ['the bell']],
    ['Pesach started and she found the matzo', [], ['the matzo']],
    ['Teta’s flight lands at ten and the fridge hums', [], ['Teta’s flight', 'the fridge']],
    ['The egg minds the chicks in her play', ['the chicks'], ['the egg', 'the play']],
    ['the phone call was for the snow globe', [], ['the snow globe']],
    ['she wrote the E backwards', [], []],
    ['the snake was four feet long', ['the snake'], []],
    ['the shearers came and did eighty sheep', ['the shearers', 'the sheep'], []],
    ['flight to Toronto tomorrow night', [], ['Toronto']],
    ['thumbs up from the dentist, a strong relationship with the cat', ['the dentist', 'the cat'], []],
    ['next door’s dog ate her sandwich', ['next door’s dog'], ['the sandwich']],
    ['she rips it up if the cat’s ear is not the same', ['the cat'], []],
    ['my friend Karen and a pony called Crumpet', ['Karen', 'Crumpet'], []],
    ['hot dogs for everyone, bitten by a horse fly', ['the horse fly'], ['the hot dogs']],
    ['he watches them and cannot bear it', [], []],
    ['She lined up every bear we own', ['the bears'], []],
    ['pencils sharp, shoes by the door', [], ['the pencils', 'the shoes', 'the door']],
    ['we let her drive the tractor for seven sausage rolls', [], ['the tractor', 'the sausage rolls']],
    ['Grandpa’s digging the pond', ['Grandpa'], ['the pond']],
    ['A fox family in the snow', ['the fox family'], ['the snow']],
    ['why does the tide leave, and the coin trick he did', [], ['the tide', 'the coin trick']],
    ['had her four year old needles', [], ['the needles']],
    ['his sister’s shoes were under the sofa', [], ['the shoes', 'the sofa']],
    ['my son sold water to his auntie and my mother laughed', [], ['the water']],
  ])('%s', (text, beings, things) => {
    const found = entries(text)
    expect(found?.beings.map((each) => each.text)).toEqual(beings)
    expect(found?.things.map((each) => each.text)).toEqual(things)
  })

  it('knows what the child is called for short', () => {
    expect(entries('Tilly saw a fox', ['Matilda'])?.beings.map((each) => each.text)).toEqual(['the fox'])
  })

  it('prefers to places what there is more of', () => {
    expect(
      entries('in the park by the lake she had a kite, a whistle and a scarf in the wind')?.things.map(
        (each) => each.text,
      ),
    ).toEqual(['the kite', 'the whistle', 'the scarf'])
  })

  it('knows what is several', () => {
    expect(entries('ducks and two bubbles')?.things.map(({ isMany }) => isMany)).toEqual([true])
    expect(entries('the lads came over')?.beings).toMatchObject([{ text: 'the lads', isMany: true }])
  })
})

it.each([
  ['She said "my legs have finished" halfway up', ['My legs have finished.']],
  [
    'She told everybody "I have been stung but I\'m still shopping"',
    ['I have been stung but I’m still shopping.'],
  ],
  ['"Do worms know they\'re Irish?" asked at mass, loudly', ['Do worms know they’re Irish?']],
  ['the fish "looked breakfasty"', []],
  ['he has "a face pocket" for chips', []],
  ['ribbon for "does my dog like jazz"', []],
  ['the ribbon says "participant"', []],
  ['"mommy is the baby out yet" "mommy is the baby out yet" every morning', ['Mommy is the baby out yet?']],
  ['she can say "good morning" in six languages', ['Good morning.']],
])('what was said: %s', (text, sayings) => {
  expect(entries(text)?.sayings).toEqual(sayings)
})
