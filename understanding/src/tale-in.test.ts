import { expect, it } from 'vitest'
import { type KnownPerson, namedIn, understand } from './index.ts'

const mia: KnownPerson = { name: 'Mia', role: 'child' }

it.each([
  ['a pirate called Captain Cheese who lost his hat', 'hat', 'one'],
  ['a peacock who can’t find his best feathers in the park', 'best feathers', 'many'],
  ['a digger that digs up a treasure chest', 'treasure chest', 'one'],
  ['pirates looking for treasure', 'treasure', 'one'],
  ['a mole who finds buried treasure in the garden', 'buried treasure', 'one'],
  ['pirates please, a small one who lost his hat', 'hat', 'one'],
  ['mermaids and a lost necklace', 'necklace', 'one'],
  ['something with owls and a lost mitten', 'mitten', 'one'],
  ['a fox and some missing socks please', 'socks', 'many'],
  ['an octopus who has to find eight gloves', 'eight gloves', 'many'],
  ['penguins who have to find a hundred eggs', 'hundred eggs', 'many'],
])('what the somebody of a story looks for is known: %s', (text, noun, number) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.sought).toEqual({
    noun,
    number,
  })
})

it.each([
  'a dragon who lost his fire',
  'a puppy who gets lost',
  'a bear who finds his way home',
  'a robot who wants a hat',
])('nothing is looked for: %s', (text) => {
  const { tale } = namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts)
  expect(tale).toBeDefined()
  expect(tale?.sought).toBeUndefined()
})

it.each([
  ['a dinosaur that is afraid of ants', 'ants'],
  ['an ambulance that is afraid of its own siren', 'siren'],
  ['a whale who is really scared of deep water in the sea', 'deep water'],
  ['a bear who is frightened of the dark', 'dark'],
  ['a knight who is scared of a ring', 'ring'],
])('what the somebody of a story is afraid of is known: %s', (text, feared) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.feared).toBe(feared)
})

it.each([
  ['a digger and a crane build a bridge together', 'bridge'],
  ['a beaver who is building a new dam in the river', 'dam'],
  ['a robot who builds a rocket', 'rocket'],
  ['two sisters who build a house out of library books', 'house of library books'],
  ['a mouse who builds a boat made of cheese', 'boat of cheese'],
  ['a bear who builds a house of his own', 'house'],
  [
    'a boy and his grandad build a submarine out of old fridges and go down to the bottom of the lake',
    'submarine of old fridges',
  ],
])('what the somebody of a story builds is known: %s', (text, built) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.built).toBe(built)
})

it.each([
  ['a monkey stealing mangoes', 'mangoes', 'many'],
  ['a dragon who stole the king’s crown', 'crown', 'one'],
  ['a thief who steals all the biscuits in the village', 'biscuits', 'many'],
  ['a squirrel who pinches the birds’ nuts', 'nuts', 'many'],
])('what the somebody of a story takes from others is known: %s', (text, noun, number) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.taken).toEqual({
    noun,
    number,
  })
})

it.each([
  ['a raccoon who opens a bakery', 'bakery'],
  ['an owl and a badger who run a library at night', 'library'],
  ['a hedgehog who has her own sweet shop', 'sweet shop'],
  ['a mouse who runs a cafe', 'café'],
  ['penguins who open a café', 'café'],
  ['a cat who has her own ice cream shop', 'ice cream shop'],
])('what the somebody of a story opens or runs is known: %s', (text, shop) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.shop).toBe(shop)
})

it.each([
  ['a princess who does not want to be rescued', 'be rescued'],
  ['a penguin who doesn’t like fish', 'like fish'],
  ['a dragon who refuses to breathe fire', 'breathe fire'],
  ['a robot that won’t dance', 'dance'],
  ['A digger who is scared of getting dirty', 'get dirty'],
])('what the somebody of a story does not want is known: %s', (text, refused) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.refused).toBe(refused)
})

it.each([
  'a magpie who steals the show',
  'a hedgehog who runs a race',
  'a cat who does not want to share',
  'a bunny who doesn’t want to go to bed',
])('nothing is taken, no shop kept, and what a parent asks is not refused: %s', (text) => {
  const { tale } = namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts)
  expect(tale).toBeDefined()
  expect([tale?.taken, tale?.shop, tale?.refused]).toEqual([undefined, undefined, undefined])
})

it.each([
  'a bird who is afraid of flying',
  'a bird who is afraid of flying too high',
  'a bear who is scared of everything',
  'a fox who is afraid of his dad',
])('what somebody is afraid to do, or of whom, is no thing that is feared: %s', (text) => {
  const { tale } = namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts)
  expect(tale).toBeDefined()
  expect(tale?.feared).toBeUndefined()
})

it.each([
  ['a robot who wants to be a chef', 'be a chef'],
  ['a cow who dreams of being an astronaut', 'be an astronaut'],
  ['a penguin who is learning to fly', 'fly'],
])('what the somebody of a story wants is known: %s', (text, aim) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale?.aim).toBe(aim)
})

it.each([
  ['a story about a camel who wants to see snow', { aim: 'see snow', aimed: 'saw snow' }],
  ['a cloud who wants to be a sheep', { aimed: 'was a sheep', being: 'sheep' }],
  ['a pony who thinks he’s a dog', { being: 'dog' }],
  ['a prince who gets turned into a frog', { being: 'frog' }],
  ['a snowman who wants a bath', { wanted: { noun: 'bath', number: 'one' } }],
  ['a crocodile that only wants cuddles', { wanted: { noun: 'cuddles', number: 'many' } }],
  ['a dragon who can only blow bubbles', { made: { noun: 'bubbles', number: 'many' }, only: 'blow bubbles' }],
  ['a fire engine that squirts custard instead of water', { made: { noun: 'custard', number: 'one' } }],
  [
    'a mixer that turns the cement into strawberry milk',
    { made: { noun: 'strawberry milk', number: 'one' } },
  ],
  [
    'a robot who makes pancakes but they always come out square',
    { made: { noun: 'square pancakes', number: 'many' } },
  ],
  ['a cement mixer that mixes cake by accident', { made: { noun: 'cake', number: 'one' } }],
  ['a train with square wheels', { odd: { noun: 'square wheels', number: 'many' } }],
  ['Elephants in pyjamas', { does: 'wear pyjamas', odd: { noun: 'pyjamas', number: 'many' } }],
  ['hippos in tutus', { odd: { noun: 'tutus', number: 'many' } }],
  ['robot dog with a cat’s brain', { odd: { noun: 'a cat’s brain', number: 'one' } }],
  ['a dinosaur dentist', { job: 'dentist' }],
  ['a pig who wants to be a pilot', { job: 'pilot', aimed: 'was a pilot' }],
  ['princess who is also a doctor', { job: 'doctor' }],
  ['goalkeeper octopus', { job: 'goalkeeper', text: 'a goalkeeper octopus' }],
  [
    'a boy who gets a job as a lighthouse keeper for one night and the light wont come on',
    { job: 'lighthouse keeper', does: 'gets a job as a lighthouse keeper for one night' },
  ],
  ['taco stand run by raccoons', { text: 'raccoons who run a taco stand', shop: 'taco stand' }],
  [
    'A bakery at the bottom of the sea, the crabs do the icing',
    { shop: 'bakery', does: 'run a bakery at the bottom of the sea' },
  ],
  ['princess but no prince, she has a dragon and they have a shop', { does: 'has a shop with a dragon' }],
  ['choo choo train going to the beach with our cat Pudding', { does: 'is going to the beach' }],
  ['She saw a hedgehog today. Can the hedgehog go to the seaside?', { does: 'goes to the seaside' }],
  [
    'a snail and a cheetah who are friends and they go on holiday together',
    { text: 'a snail who goes on holiday with a cheetah' },
  ],
  [
    'A princess with very muddy knees who doesnt want a prince she wants a spade',
    { text: 'a princess with very muddy knees who wants a spade', wanted: { noun: 'spade', number: 'one' } },
  ],
  ['a bear who doesn’t want honey but wants a bath', { wanted: { noun: 'bath', number: 'one' } }],
  [
    'zombie but a friendly one who wants to join the soccer team. not too scary',
    { aimed: 'joined the soccer team' },
  ],
  [
    'the tooth fairy’s first day at work and shes late',
    { text: 'the tooth fairy who is on her first day at work and is late' },
  ],
  ['What if the moon came for a sleepover', { text: 'the moon that came for a sleepover' }],
  ['night night story with an owl', { text: 'an owl who says goodnight to everyone' }],
  [
    'night night to everything, moon, teddy, cat, our cat is called Pickle',
    { text: 'a cat who says goodnight to everything' },
  ],
  [
    'a bear who can’t sleep because everybody’s snoring',
    { does: 'can’t sleep because everybody’s snoring', did: 'couldn’t sleep' },
  ],
  ['a bear who can’t sleep because he is excited about tomorrow', { does: 'can’t sleep' }],
  [
    'a dragon with a cold, every time he sneezes something silly comes out',
    { does: 'has a cold and sneezes silly things' },
  ],
  [
    'A giant with a cold and every time he sneezes the sheep blow away',
    { does: 'has a cold and blows the sheep away' },
  ],
  ['a snow leopard who is allergic to snow', { allergen: { noun: 'snow', number: 'one' } }],
  ['a mermaid who’s allergic to fish', { allergen: { noun: 'fish', number: 'many' } }],
  ['a knight whos allergic to his horse', { allergen: { noun: 'horse', number: 'one' } }],
  ['a lion who has lost his roar and goes round asking', { gone: { noun: 'roar', number: 'one' } }],
  ['a ladybird who lost her spots', { gone: { noun: 'spots', number: 'many' } }],
  ['A sleepy bus', { does: 'is sleepy' }],
  ['two sleepy buses', { text: 'two buses that are sleepy' }],
  ['3 little pigs who open a bakery', { text: 'three little pigs who open a bakery' }],
  ['a teacher who is a gorilla', { head: 'gorilla', text: 'a gorilla who is a teacher', post: 'teacher' }],
  ['a kid goes to school and the teacher is a gorilla', { head: 'gorilla', post: 'teacher' }],
  ['he wants a football story where the goalie is an octopus', { head: 'octopus', post: 'goalie' }],
  [
    'a lollipop lady who is an actual giant lollipop',
    { text: 'a giant lollipop who is a lollipop lady', post: 'lollipop lady' },
  ],
  ['a school where all the teachers are bears', { text: 'bears who are teachers', post: 'teacher' }],
  ['bunny. carrots. nap.', { text: 'a bunny who is sleepy' }],
  ['trucks at night, where do they sleep', { does: 'are sleepy' }],
  ['elephant in the elevator', { where: 'in the elevator' }],
  ['a hotel for lost socks', { house: 'hotel' }],
  ['a lion who can’t roar only squeak', { aim: 'roar', aimed: 'roared' }],
  ['an owl who cant stay awake at night', { aim: 'stay awake at night', aimed: 'stayed awake at night' }],
  [
    'two boys who find a map in a pizza box',
    { done: 'found a map in a pizza box', deed: 'find a map in a pizza box' },
  ],
  ['a penguin who moves to the desert', { done: 'moved to the desert', deed: 'move to the desert' }],
  ['superhero whose power is tidying up (hint hint)', { power: 'tidying up' }],
  [
    'superhero whose power is tidying up (hint hint)',
    { text: 'a superhero whose power is tidying up', power: 'tidying up' },
  ],
  ['a superhero whos only power is being really good at finding things', { power: 'finding things' }],
  ['a superhero whose only power is being really good at sandwiches', { power: 'making sandwiches' }],
  ['superhero with no powers', { does: 'has no powers' }],
  ['a superhero without any superpowers at all', { does: 'has no superpowers at all' }],
  ['a superhero with no superpowers but she has a really good bike', { does: 'has no superpowers' }],
  [
    'a train that takes the wrong track and ends up at the seaside',
    { wrong: 'track', ended: 'at the seaside' },
  ],
  ['a penguin who gets on the wrong bus', { wrong: 'bus' }],
  ['dinosaurs on the wrong bus', { text: 'dinosaurs who are on the wrong bus', wrong: 'bus' }],
  [
    'a train that takes a wrong turn and ends up in a forest with bears that have never seen one before',
    { ended: 'in a forest' },
  ],
  ['a camel and a little star', { second: { noun: 'little star', number: 'one' } }],
  ['polar bears and northern lights', { second: { noun: 'northern lights', number: 'many' } }],
  [
    'a balloon and a bunny. not too long please',
    { head: 'bunny', second: { noun: 'balloon', number: 'one' } },
  ],
  ['unicorn + pizza', { text: 'a unicorn and pizza', second: { noun: 'pizza', number: 'one' } }],
  [
    'a story with a hedgehog, a lighthouse and a jam sandwich',
    { text: 'a hedgehog, a lighthouse and a jam sandwich', second: { noun: 'lighthouse', number: 'one' } },
  ],
  ['a fox and a rabbit please', { text: 'a fox and a rabbit', partner: 'rabbit', isPair: true }],
  ['something with spies and a granny', { text: 'spies and a granny', partner: 'granny' }],
  ['a dragon called Spot and a cat called Pip', { partner: 'cat' }],
  ['a bunny who hops backwards', { did: 'hopped backwards' }],
  ['kitty cat and cow have a picnic. no bees', { held: 'picnic', isPair: true }],
  [
    'moles having a picnic with lots of jam sandwiches',
    { held: 'picnic', served: { noun: 'jam sandwiches', number: 'many' } },
  ],
  ['teddy bears’ picnic', { head: 'teddy bear', held: 'picnic' }],
  ['a party for all the dinosaurs', { head: 'dinosaur', held: 'party' }],
  ['a wedding between a cake and a biscuit', { head: 'cake', held: 'wedding', isPair: true }],
  ['a mouse wedding', { text: 'a mouse who has a wedding', held: 'wedding' }],
  ['two penguins get married', { held: 'wedding' }],
  [
    'monsters having a tea party with lots of cake',
    { held: 'tea party', served: { noun: 'cake', number: 'one' } },
  ],
  ['sharks playing football', { fun: 'playing football' }],
  ['a spoon who marries a fork', { held: 'wedding' }],
  [
    'Pirates who are rubbish at finding treasure, but really good at baking',
    { poor: 'finding treasure', good: 'baking' },
  ],
  ['a fairy thats terrible at flying', { poor: 'flying' }],
  ['pandas doing gymnastics', { fun: 'doing gymnastics' }],
  ['a hippo who does ballet', { fun: 'doing ballet' }],
  ['the moon having a bath', { text: 'the moon that is having a bath', fun: 'having a bath' }],
  ['dinosaurs swimming', { head: 'dinosaur', fun: 'swimming' }],
  ['dinosaur and abuelo fishing together', { does: 'is fishing with abuelo', fun: 'fishing' }],
  ['a mermaid who works in a library', { workplace: 'library' }],
  ['a king who is bored of being king and goes to work in a supermarket', { workplace: 'supermarket' }],
  ['dinosaur at the dentist!!', { head: 'dinosaur', treats: 'dentist' }],
  ['A vet who only treats dragons', { head: 'dragon', treats: 'vet' }],
  [
    'vet story, the patient is a whale and its too big for the waiting room',
    { head: 'whale', treats: 'vet' },
  ],
  ['elephant goes to the vet please', { head: 'elephant', treats: 'vet' }],
  ['a crocodile with toothache', { head: 'crocodile', treats: 'dentist' }],
  [
    'can it be about a girl who’s captain of a pirate ship and her first mate is a grumpy goat',
    { head: 'goat', rank: 'captain', did: 'was captain of a pirate ship' },
  ],
  ['can the story be about me as a vet in the jungle. tiger with toothache.', { rank: 'vet' }],
  ['knights. one of them called Sir Mia, and a horse called Dave', { head: 'horse', rank: 'knight' }],
  [
    'can the princess look like me, brown with curly hair, and she builds rockets',
    { rank: 'princess', did: 'built rockets' },
  ],
  ['a king who can’t stop farting', { head: 'king', wind: 'wind' }],
  ['farts and a king', { head: 'king', wind: 'wind' }],
  ['a unicorn whos farts smell of strawberries', { head: 'unicorn', smell: 'strawberries' }],
  ['Mia the firefighter and her helper is a raccoon', { head: 'raccoon', rank: 'firefighter' }],
  ['a lonely cloud', { text: 'a cloud that is lonely' }],
  ['a little lost penguin', { text: 'a penguin who is lost' }],
  ['dinosaurs but nice ones', { text: 'dinosaurs who are nice', gentle: 'nice' }],
  ['sharks. friendly ones. no biting', { text: 'sharks who are friendly', gentle: 'friendly' }],
  ['the wolf is nice in this one please', { text: 'a wolf who is nice', gentle: 'nice' }],
  ['a very kind lion called Gus', { text: 'a lion called Gus who is kind', gentle: 'kind' }],
  ['a monster called Kevin who is really nice', { gentle: 'nice' }],
  ['friendly spider story', { text: 'a spider who is friendly', gentle: 'friendly' }],
  ['monsters but make them friendly', { text: 'monsters who are friendly', gentle: 'friendly' }],
  ['a ghost who isn’t scary', { gentle: 'friendly' }],
  ['a garbage truck that eats yucky things', { eaten: { noun: 'yucky things', number: 'many' } }],
  ['a bin lorry that only wants to eat flowers', { eaten: { noun: 'flowers', number: 'many' } }],
  ['a dragon who only eats pancakes', { eaten: { noun: 'pancakes', number: 'many' } }],
  ['a goat who eats homework', { eaten: { noun: 'homework', number: 'one' } }],
  ['crocodile eats daddys hat', { eaten: { noun: 'hats', number: 'many' } }],
  ['a shark whos a vegetarian, and his mum doesnt know', { greens: { noun: 'vegetables', number: 'many' } }],
  ['a vegetarian vampire', { greens: { noun: 'vegetables', number: 'many' } }],
  ['a wolf who only eats salad', { greens: { noun: 'salad', number: 'one' } }],
  ['robot that has never seen snow', { aim: 'see snow', aimed: 'saw snow' }],
  ['a camel who’s never been to the sea', { aim: 'go to the sea', aimed: 'went to the sea' }],
  [
    'a very old tortoise who goes on a bus for the first time',
    { aim: 'go on a bus', aimed: 'went on a bus' },
  ],
  ['zombie but a friendly one who wants to join the soccer team', { aim: 'join the soccer team' }],
  [
    'a girl detective who works out whos been stealing all the left shoes in the village',
    { missing: { noun: 'left shoes', number: 'many' }, case: 'case' },
  ],
  ['a duck who solves the case of the missing biscuits', { missing: { noun: 'biscuits', number: 'many' } }],
  ['a mouse who finds out who ate the cheese', { missing: { noun: 'cheese', number: 'one' } }],
  ['a hen who finds out where all the eggs have gone', { missing: { noun: 'eggs', number: 'many' } }],
  ['a dog who solves mysteries', { case: 'mystery' }],
  ['can you do a detective who is a potato', { text: 'a potato who is a detective', case: 'case' }],
  ['raccoon detectives', { does: 'are detectives', case: 'case' }],
  ['toys that come alive at night', { nightly: 'come alive' }],
  ['teddies that wake up when we’re asleep', { nightly: 'wake up', does: 'wake up at night' }],
  [
    'a library where the books get out at night',
    { nightly: 'get out', site: 'in the library', text: 'books that get out at night' },
  ],
  ['a museum where the dinosaurs wake up at night', { nightly: 'wake up', site: 'in the museum' }],
  ['toys coming alive when she’s asleep', { nightly: 'come alive', does: 'come alive at night' }],
  [
    'zombies but they’re just looking for the bathroom',
    { text: 'zombies who just want to find the bathroom', aimed: 'found the bathroom' },
  ],
  ['monsters but they only want to go to bed', { aimed: 'went to bed' }],
  ['a ghost but it’s only looking for its sock', { sought: { noun: 'sock', number: 'one' } }],
  ['shoes that dance at night', { nightly: 'dance' }],
  ['a girl who finds a door in a tree', { door: 'door', site: 'in a tree' }],
  [
    'two friends who find a door at the back of the school library',
    { door: 'door', site: 'at the back of the school library' },
  ],
  [
    'two sisters called Keira and Mollie who find a tiny door in the fridge',
    { door: 'tiny door', text: 'two sisters who find a tiny door in the fridge' },
  ],
  ['a tiny door behind the sofa', { door: 'tiny door', site: 'behind the sofa' }],
  [
    'a lift that goes to a floor that isnt on the buttons',
    { door: 'lift', text: 'a lift that leads somewhere else' },
  ],
])('a wish says what its story can be made of: %s', (text, matters) => {
  expect(namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts).tale).toMatchObject(matters)
})

it.each([
  'our dog was at the vet today',
  'saw a dinosaur at the dentist',
  'dentist tomorrow, he is nervous. likes dinosaurs',
  'the vet looked after the hamster',
  'she was a pirate at school today',
  'he went as a knight to the party',
  'Mia is captain of the football team',
  'she wants to be a vet',
  'the dog farted and she laughed all through dinner',
  'In the nativity she wants to be the queen. A story about a donkey please',
  'A dinosaur story please, can he be a firefighter?',
  'Mia did a huge fart at dinner lol. A story about a unicorn please',
  'A dragon please. She was very good today',
  'We watched the bats come out at night',
  'two boys who climb out at night',
])('a report has no patient, no captain, no wind, no night and nobody gentle: %s', (text) => {
  const { tale } = namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts)
  const found = [tale?.treats, tale?.rank, tale?.wind, tale?.nightly, tale?.gentle]
  expect(found.filter((each) => each !== undefined)).toEqual([])
})

it.each([
  ['a bear who wants a friend', 'wanted'],
  ['a bear who has a cold', 'odd'],
  ['a dragon who makes friends', 'made'],
  ['a pig who wants to be a good friend', 'being'],
  ['a fox that lands in trouble', 'where'],
  ['two mice who are friends', 'job'],
  ['a bird who has a broken wing', 'odd'],
  ['a bear who has lost his hat', 'odd'],
  ['a clown who makes everyone laugh', 'made'],
  ['a troll who sneezes when she laughs', 'made'],
  ['a witch who mixes everything up', 'made'],
  ['a cat who is scared of getting lost', 'refused'],
  ['a bear who wants his mummy back', 'wanted'],
  ['a mouse who runs and hides', 'did'],
  ['a boy who is allergic to nuts', 'allergen'],
  ['a cat who’s allergic to itself', 'allergen'],
  ['a dog who lost his ball', 'gone'],
  ['a fairy who’s lost her wand and uses a spoon', 'gone'],
  ['a wolf who is kind of lonely', 'gentle'],
  ['a fox who has never been happier', 'aim'],
  ['a lonely cloud who has never had a friend', 'aim'],
  ['a bear who ate the moon', 'eaten'],
  ['a mouse who eats cheese', 'eaten'],
  ['a dragon who eats princesses', 'eaten'],
  ['a baby who eats paper', 'eaten'],
  ['a giant who eats everything', 'eaten'],
  ['a rabbit who eats carrots', 'greens'],
  ['a boy who is kind', 'gentle'],
  ['a tiger who is good at hiding', 'gentle'],
  ['a superhero whose power is being invisible', 'power'],
  ['a bear who ends up in trouble', 'ended'],
  ['a bear who is bad at sharing', 'poor'],
  ['a knight who is rubbish at fighting', 'poor'],
  ['a witch who is bad', 'poor'],
  ['a dragon who is good at baking', 'good'],
  ['a fox that works hard', 'workplace'],
  ['a pig who plays with her food', 'fun'],
  ['a goose who has a bad temper', 'held'],
  ['a girl who finds out where her mummy has gone', 'missing'],
  ['a boy who finds out who took his dad', 'missing'],
  ['a princess who solves the mystery of the missing crown', 'missing'],
  ['a bear who solves problems', 'case'],
  ['a bear who sleeps at night', 'nightly'],
  ['a lady who paints all the flowers at night time', 'nightly'],
  ['a baby that wakes up at night', 'nightly'],
  ['a shop that only opens at midnight', 'nightly'],
  ['a shop that only opens at midnight', 'only'],
  ['a boy who is scared at night', 'nightly'],
  ['a fox who finds the door open', 'door'],
  ['a mouse who opens the door', 'door'],
  ['a playground that wakes up at midnight', 'where'],
  ['a bear who finds a door', 'sought'],
  ['a pig who wears his trousers the wrong way round', 'wrong'],
] as const)('and nothing of what is another matter: %s has nothing %s', (text, matter) => {
  const { tale } = namedIn(text, [mia], understand([{ from: 'wish', text }], [mia]).facts)
  expect(tale).toBeDefined()
  expect(tale?.[matter]).toBeUndefined()
})
