import { expect, it } from 'vitest'
import { embeddedStoryteller } from './embedded-storyteller.ts'

/** What parents type in the evening about the body, the home and the day, by the plot that was written for it. */
const wishes = `
one-bird-is-not-a-morning: woke at five this morning AGAIN | 5am starts every day this week | up at 5am every single day
there-is-a-potato: Huge tantrum in Tesco because I wouldnt buy the magazine | meltdown at the checkout over a toy dinosaur
no-bear-came: just a lovely ordinary day | nothing special today, we pottered about at home | quiet day at home
`

const rows = wishes
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [plot = '', said = ''] = line.split(/: (.*)/)
    return said.split(' | ').map((wish) => [wish, `life/${plot}`] as const)
  })

it.each(rows)('%s', async (details, plot) => {
  const draft = await embeddedStoryteller().write(
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
  expect(draft.plot).toBe(plot)
})

const context = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => undefined,
  onSection: async () => undefined,
  onCall: async () => undefined,
}
