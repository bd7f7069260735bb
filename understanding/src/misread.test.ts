import { expect, it } from 'vitest'
import { understand } from './index.ts'

const factsIn = (text: string) =>
  understand([{ from: 'wish', text }], []).facts.map(({ about, what }) =>
    what ? `${about}:${what.head}` : about,
  )

it.each<[string, string, boolean]>([
  ['Her friend Ivy has chickenpox, no playdate', 'unwell', false],
  ['she has chickenpox', 'unwell', true],
  ['had a row with my eldest about her phone', 'quarrel', false],
  ['had a row with her friend', 'quarrel:friend', true],
  ['We saw a rainbow on the way home from school', 'found-something:rainbow', false],
  ['she found a feather', 'found-something:feather', true],
  ['egg hunt at church, she found the golden one', 'found-something', true],
  ['a princess who wants to fix tractors', 'with-character:tractor', false],
  ['splashed in every puddle on the way home, soaked through', 'wet-bed', false],
  ['sick in the night, sheets soaked', 'wet-bed', true],
  ['grandad’s dog came for the day and slept on her bed', 'fear-dogs', false],
  ['she is frightened of dogs', 'fear-dogs', true],
  ['her teacher is having a baby', 'new-baby', false],
  ['mummy is having a baby', 'new-baby', true],
  ['fair play to him, he tried the climbing wall', 'outing:fair', false],
  ['anything really, as long as it’s short', 'long', false],
  ['no one came to her lemonade stand except the postman', 'leave-out:postman', false],
  ['worried there won’t be enough snow', 'leave-out:snow', false],
  ['ran round with no clothes on', 'leave-out:clothe', false],
  ['i missed tea with them', 'missing:tea', false],
  ['she misses daddy', 'missing:daddy', true],
  ['please make the ending happy, last one made her cry', 'sad', false],
  ['her friend moved and she cried', 'sad', true],
  ['two hedgehogs solve the mystery of the missing left shoes', 'somebody-left:teacher', false],
  ['Miss Patel is leaving', 'somebody-left:teacher', true],
  ['lost daddys hat', 'somebody-died:daddys', false],
  ['we lost daddys mum', 'somebody-died:grandma', true],
  ['mum in law died sunday', 'somebody-died:grandma', true],
  ['mum in law died sunday', 'somebody-died:mum', false],
  ['my mum is in hospital and he is worried', 'somebody-in-hospital:grandma', true],
  ['built a den, no boys allowed sign', 'leave-out:boy', false],
  ['she is an only child and wants a sister', 'new-baby:sister', false],
  ['she is an only child and wants a sister', 'lonely', true],
  ['found a slow worm under the compost', 'found-something:worm', true],
  ['asked 4 times why snails have no feet', 'leave-out:foot', false],
  ['teddys picnic', 'story-about:teddy', true],
  ['her guinea pig Nutmeg bit the vet', 'pet-ill:guinea pig', false],
  ['took the guinea pig to the vet', 'pet-ill:guinea pig', true],
  ['zoo was called off, beside herself', 'outing:zoo', false],
  ['zoo was called off, beside herself', 'too-excited', false],
  ['zoo was called off, beside herself', 'sad', true],
  ['worst day of his life. wet break, no pudding', 'leave-out:pudding', false],
  ['a dog barked at the wheels and he laughed so much', 'fear-dogs', false],
  ['sixth class finished, the whole lot of them crying', 'last-day', true],
  ['my husband’s mum passed away last week', 'somebody-died:grandma', true],
  ['my husband’s mum passed away last week', 'somebody-died:husband', false],
  ['they didn’t fight once today', 'quarrel', false],
  ['Clowns. She’s terrified. Never clowns.', 'leave-out:clown', true],
  ['baby brother is crying all the time and she’s fed up', 'new-baby:brother', true],
  ['does the cat miss me when I’m at daddy’s, she wanted to know', 'missing:cat', false],
  ['Gran had a fall in our kitchen, she’s fine', 'somebody-ill:gran', false],
  ['Something with Gran’s wee dog Haggis in', 'with-character:gran', false],
  ['the house is so quiet since his brother started school', 'first-day:school', false],
  ['the house is so quiet since his brother started school', 'lonely', true],
  ['Mum’s in hospital but he is fine about it', 'somebody-in-hospital:mum', true],
  ['a mouse who doesn’t want cheese, he wants a hat', 'leave-out:cheese', false],
  ['a story for a boy who doesn’t want monsters', 'leave-out:monster', true],
  ['no story about bunnies', 'leave-out:bunny', true],
  ['Daddy is on night shift this week', 'busy:daddy', false],
  ['found our lost cat today', 'pet-missing:cat', true],
  ['they both want the same toy', 'quarrel', true],
  ['I was too hard on him today', 'sorry', true],
  ['he is worried about dying', 'question', true],
  ['what happens when you die', 'question', true],
  ['he’s been chosen as librarian', 'won', true],
  ['he found his lost toy dog', 'pet-missing:dog', false],
  ['said goodbye to Nana at the airport', 'somebody-left:nana', true],
  ['fairies at the bottom of the garden', 'story-about:fairy', true],
  ['we went ice skating', 'outing', true],
  ['Grandma picked him up and he wasn’t expecting it', 'new-baby', false],
  ['tidied her whole room without me asking', 'fear-alone', false],
  ['he won’t sleep without me there', 'fear-alone', true],
  ['all that worry for nothing', 'nervous', false],
  ['waved at us the whole time and missed his baa', 'missing:baa', false],
  ['she missed her grandma', 'missing:grandma', true],
  ['she had a seizure at school, first in a year', 'first-day', false],
  ['gave his birthday money to a lady with no home', 'birthday', false],
  ['tomorrow daycare has a new room for him, the Wallaby room', 'own-bed', false],
  ['tomorrow daycare has a new room for him, the Wallaby room', 'new-class', true],
  ['times tables test, 12 out of 12', 'proud', true],
  ['a maths test tomorrow', 'proud', false],
  ['put all the dolls to bed', 'tidying', false],
  ['no wifi so we couldn’t ring daddy', 'leave-out:wifi', false],
  ['no wifi so we couldn’t ring daddy', 'missing:daddy', true],
  ['doesn’t want her hearing aids in at school', 'hearing-aid', true],
  ['her best friend told everyone her secret', 'quarrel:friend', true],
  ['her card was moved to red', 'told-off', true],
  ['told me that Jake’s mum has lost her job', 'lie', false],
  ['Grandad is very ill. She knows he’s ill.', 'unwell', false],
  ['back to kinder after two weeks of chicken pox', 'unwell', false],
  ['she said she wants to die', 'wants-to-die', true],
  ['told her brother she wished he’d never been born', 'wants-to-die', false],
  ['she wishes her baby brother had never been born', 'wants-to-die', false],
  ['told her mummy she wishes she’d never been born', 'wants-to-die', true],
  ['told his brother he wished he’d never been born', 'wants-to-die', true],
  ['she says she wishes she was never born', 'wants-to-die', true],
  ['he doesn’t want to live any more', 'wants-to-die', true],
  ['he doesn’t want to live in the new house', 'wants-to-die', false],
  ['she’s dying to see the lambs', 'wants-to-die', false],
  ['won nothing in the raffle', 'won', false],
  ['we are NOT getting a dog', 'new-pet:dog', false],
  ['she spoke up for a boy who was being teased', 'left-out', false],
  ['Grandpa had a heart attack but he’s sitting up', 'somebody-ill:grandpa', true],
  ['our old cat slipped away in her sleep', 'pet-died:cat', true],
  ['My mother passed away in Kerala. My son saw me crying.', 'somebody-died:grandma', true],
  ['my mum died', 'somebody-died:mum', true],
  ['she slept in her big bed and didn’t fall out once', 'quarrel', false],
  ['his red scooter is called Thunder, not the weather, he hates that', 'fear-thunder', false],
  ['thank God it’s Friday, he says, he’s four', 'birthday', false],
  ['he’s four today', 'birthday', true],
  ['played doctor with her little brother', 'nervous', false],
  ['sorry that was my husband typing', 'sorry', false],
  ['mommy is home from her work trip tomorrow', 'outing', false],
  ['our old cat slipped away in her sleep', 'pet-missing:cat', false],
  ['the dentist was cancelled', 'dentist', false],
  ['the baby is in special care', 'somebody-in-hospital:baby', true],
  ['first day of the summer holidays tomorrow', 'back-to-school', false],
  ['ladybug on her finger all the way to nursery', 'hurt', false],
  ['she helps everybody tie their laces, I nearly cried', 'sad', false],
  ['she nearly cried, she was so sad', 'sad', true],
  ['my cousin is staying, the house is a zoo', 'outing:zoo', false],
  ['boxes everywhere, the new house tomorrow', 'moving-house', true],
  ['the lollipop man retired today', 'somebody-left:man', true],
  ['likes the dark now, no need for a night light', 'leave-out:light', false],
  ['got pushed off the swing by a bigger boy', 'gentle-hands', false],
  ['a story where it’s okay to cry, his teacher told him boys don’t', 'lie', false],
  ['science fair ribbon for “does my dog like jazz”', 'question', false],
])('%s: %s is %s', (text, fact, isMeant) => {
  expect(factsIn(text).includes(fact)).toBe(isMeant)
})

it('knows who is home again', () => {
  const [fact] = understand(
    [{ from: 'wish', text: 'daddy’s home tonight after two weeks on the rigs' }],
    [],
  ).facts
  expect(fact).toMatchObject({ about: 'parent-travelling', polarity: 'no' })
})

it('knows which fear is over', () => {
  const [fact] = understand([{ from: 'wish', text: 'the dark doesn’t bother her any more' }], []).facts
  expect(fact).toMatchObject({ about: 'fear-dark', polarity: 'no' })
})

it('takes the place to which somebody goes for no name', () => {
  const [fact] = understand(
    [{ from: 'wish', text: 'grandparents flying back to Delhi tomorrow, she is very sad' }],
    [],
  ).facts
  expect(fact).toMatchObject({ about: 'somebody-left' })
  expect(fact?.name).toBeUndefined()
})

it('takes a dead bird for no find to be glad of', () => {
  const [fact] = understand([{ from: 'wish', text: 'he found a dead bird in the garden' }], []).facts
  expect(fact).toMatchObject({ about: 'found-something', sensitivity: 'tender' })
})

it('knows that a teacher leaves who is called by name', () => {
  const [fact] = understand([{ from: 'wish', text: 'Miss Begum is going to another school' }], []).facts
  expect(fact).toMatchObject({ about: 'somebody-left', what: { head: 'teacher' } })
})

it('says what became of a thing that was lost', () => {
  const [fact] = understand(
    [{ from: 'wish', text: 'Her hamster Pip escaped and we found him behind the sofa. Short please.' }],
    [],
  ).facts
  expect(fact).toMatchObject({
    about: 'pet-missing',
    name: 'Pip',
    said: 'Her hamster Pip escaped and we found him behind the sofa',
  })
})

it('takes a day for no name', () => {
  const [fact] = understand([{ from: 'wish', text: 'Last week his teacher died' }], []).facts
  expect(fact).toMatchObject({ about: 'somebody-died', what: { head: 'teacher' } })
  expect(fact?.name).toBeUndefined()
})

it.each([
  ['a fire engine that squirts custard instead of water', ['story-about']],
  ['a mouse and an elephant who swap houses for a day', ['story-about', 'story-about']],
  ['Puppy comes home tomorrow', ['new-pet']],
  ['a tooth fairy who gets everything wrong', ['story-about']],
  ['chipped her tooth on the table', ['hurt']],
  ['skied the blue slope with no poles', []],
  ['getting his tubes put in tomorrow morning, no breakfast', ['hospital']],
])('reads no more into it than there is: %s', (text, abouts) => {
  expect(understand([{ from: 'wish', text }], []).facts.map(({ about }) => about)).toEqual(abouts)
})

it.each([
  'two sisters who build a house out of library books',
  'a tooth fairy on her very first night at work who gets everything wrong',
  'a postman on his first day',
  'a giant with a cold',
  'a witch who’s allergic to cats',
  'two girls who get locked in a museum with a mammoth',
  'a robot who goes to school',
])('asks for a story about somebody who was made up, and tells nothing of the child: %s', (text) => {
  expect(understand([{ from: 'wish', text }], []).facts.map(({ about }) => about)).toEqual(['story-about'])
})

it('tells of a real boy as before', () => {
  const { facts } = understand([{ from: 'wish', text: 'a boy who is mean to her at school' }], [])
  expect(facts.map(({ about }) => about)).toContain('left-out')
})
