import { expect, it } from 'vitest'
import { embeddedStoryteller } from './embedded-storyteller.ts'

/** What parents type in the evening about the body, the home and the day, by the plot that was written for it. */
const wishes = `
one-bird-is-not-a-morning: woke at five this morning AGAIN | 5am starts every day this week | up at 5am every single day
there-is-a-potato: Huge tantrum in Tesco because I wouldnt buy the magazine | meltdown at the checkout over a toy dinosaur
no-bear-came: just a lovely ordinary day | nothing special today, we pottered about at home | quiet day at home
everybody-clicks: fights getting in the car seat every single time | screamed the whole way in the car seat, hates the straps
it-went-into-the-hand: was so brave having her blood test today | Not scared of the dark any more!
all-present: was so brave at the dentist today
not-a-mark-on-it: everything went wrong today | grumpy day
at-till-four: got lost in the supermarket today | got separated from daddy at the zoo
held-up-to-the-window: my little brother scribbled all over my horse drawing | the baby tore her painting
last-out-does-the-zip: first night in the tent tonight | we are going camping tomorrow
you-lie-round-it: back from camping, it rained all night | slept in a tent for the first time
it-does-not-say-when: star of the week at school today | got a certificate in assembly for kind hands
all-gone: we made slime | played in the mud kitchen | played playdough with Nana
till-next-time: made a friend at the park today | made a new friend at nursery called Amara
there-was-some-left: skipped all the way home today
the-feet-first: so tired that everything is silly | she's exhausted, cried because her banana broke
goodnight-at-breakfast: Mummy works nights at the hospital and she misses her at bedtime | Daddy is on night shift this week
biggest-at-the-shoes: tummy ache every morning before school, dr says its nerves | feels sick with nerves about the nativity
who-wants-the-big-one: He has coeliac disease and couldnt eat the cake at the party | nut allergy - couldnt have the birthday cake
an-egg-on-the-head: bumped his head on the table, massive egg on forehead
five-came-out: broke his arm on the trampoline yesterday, blue cast | her wrist is in plaster for six weeks
down-the-ladder: he is scared of going down the slide at the pool | too frightened to go down the water slide, climbed back down
at-the-third-post: I got a new job and start Monday so granny will be picking them up from school | she gets picked up by her aunt now and hates it
calling-the-spots: chicken pox - covered in spots and so itchy | eaten alive by midges on holiday
one-minute-for-every-year: ended up on the naughty step for throwing food
one-piece-over: Broke my favourite vase and was very upset | smashed daddys mug
`

const rows = wishes
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [plot = '', said = ''] = line.split(/: (.*)/)
    return said.split(' | ').map((wish) => [wish, `life/${plot}`] as const)
  })

it.each(rows)('%s', async (details, plot) => {
  expect((await storyFor(details)).plot).toBe(plot)
})

it.each(['a story about kindness, they are doing it at school', 'something about being brave please'])(
  '%s: of another theme rather than about a proud day',
  async (details) => {
    expect((await storyFor(details)).plot).not.toMatch(/^life\//)
  },
)

const storyFor = (details: string) =>
  embeddedStoryteller().write(
    {
      seed: 'home',
      theme: 'animals',
      length: 'short',
      children: [{ id: 1, name: 'Mia', age: 5, interests: [], appearance: { hasGlasses: false } }],
      companions: [],
      details,
      toldBefore: [],
      narration: null,
    },
    context,
  )

const context = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => undefined,
  onSection: async () => undefined,
  onCall: async () => undefined,
}
