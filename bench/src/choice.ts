import { readFileSync } from 'node:fs'
import { themes } from '@nightlight/storyteller'
import { likelyPlots } from '../../server/src/modules/stories/request/likely-plots/likely-plots.ts'
import { embeddedStoryteller } from '../../server/src/providers/text/embedded-storyteller.ts'
import { unwatched } from './unwatched.ts'

interface Wish {
  readonly name: string
  readonly age: number
  readonly pronouns: 'he' | 'she'
  readonly text: string
  readonly right: readonly string[]
  readonly tolerable: readonly string[]
}

/** How often a wish that no plot was written from gets a plot that a reader of all evenings holds right for it, or tolerable. */
export async function choice(): Promise<void> {
  const wishes = readWishes()
  const writer = embeddedStoryteller()
  let [right, tolerable, first, three] = [0, 0, 0, 0]
  for (const [index, wish] of wishes.entries()) {
    const likely = [...likelyPlots(wish.text)].sort((one, other) => other[1] - one[1]).map(([plot]) => plot)
    if (wish.right.includes(likely[0] ?? '')) first += 1
    if (likely.slice(0, 3).some((plot) => wish.right.includes(plot))) three += 1
    const { plot } = await writer.write(
      {
        seed: `choice-${index}`,
        theme: themes[index % themes.length] ?? 'adventure',
        length: 'short',
        children: [
          {
            id: 1,
            name: wish.name,
            age: wish.age,
            pronouns: wish.pronouns,
            interests: [],
            appearance: { hasGlasses: false },
          },
        ],
        companions: [],
        details: wish.text,
        toldBefore: [],
        narration: null,
      },
      unwatched,
    )
    if (wish.right.includes(plot ?? '')) right += 1
    else if (wish.tolerable.includes(plot ?? '')) tolerable += 1
  }
  const answerable = wishes.filter((wish) => wish.right.length > 0).length
  console.log(`choice: ${wishes.length} wishes, for ${answerable} of which there is a right plot`)
  console.log(`  told by a right one: ${right}; by a tolerable one: ${tolerable}`)
  console.log(`  by likeness alone, the first is right: ${first}; one of the first three: ${three}`)
}

function readWishes(): Wish[] {
  const file = new URL('../../storyteller/test/wishes-and-plots.txt', import.meta.url)
  const listed = (text = '') => text.split(',').flatMap((each) => each.trim() || [])
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, who = '', text = '', right, tolerable] = line.split('|').map((each) => each.trim())
      const [name = '', age = '5', pronoun] = who.split(',').map((each) => each.trim())
      return {
        name,
        age: Number(age),
        pronouns: pronoun === 'he' ? 'he' : 'she',
        text,
        right: listed(right),
        tolerable: listed(tolerable),
      }
    })
}
