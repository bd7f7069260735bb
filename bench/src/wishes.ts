import { themes } from '@nightlight/storyteller'
import { makeReceipt } from '../../server/src/modules/stories/write/make-receipt.ts'
import { writeReviewed } from '../../server/src/modules/stories/write/write-reviewed.ts'
import { embeddedStoryteller } from '../../server/src/providers/text/embedded-storyteller.ts'
import { readCorpus } from '../../understanding/test/corpus.ts'
import { unwatched } from './unwatched.ts'

const count = 200
const ages = [3, 4, 5, 6, 7, 8]

/** What becomes of wishes: of every so many-th text of the corpus, each told as a story and reviewed as the product does it. */
export async function wishes(): Promise<void> {
  const all = readCorpus('development').filter(({ from }) => from === 'wish')
  const chosen = all.filter(
    (_, index) => Math.floor((index * count) / all.length) !== Math.floor(((index - 1) * count) / all.length),
  )
  const tally = new Map<string, number>()
  const add = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
  const writer = embeddedStoryteller()
  const times: number[] = []
  for (const [index, { text }] of chosen.entries()) {
    const brief = {
      seed: `wish-${index}`,
      theme: themes[index % themes.length] ?? 'adventure',
      length: 'short' as const,
      children: [
        {
          id: 1,
          name: 'Mia',
          age: ages[index % ages.length] ?? 5,
          interests: [],
          appearance: { hasGlasses: false },
        },
      ],
      companions: [],
      details: text,
      toldBefore: [],
      narration: null,
    }
    const began = performance.now()
    const { draft, notes } = await writeReviewed(writer, brief, unwatched)
    times.push(performance.now() - began)
    const outcomes = new Set(
      (makeReceipt(brief, writer, draft, { sentTo: [], costUsd: 0 }).facts ?? []).map(
        ({ outcome }) => outcome,
      ),
    )
    add(
      outcomes.has('shaped')
        ? 'shaped the plot'
        : outcomes.has('told')
          ? 'told in it'
          : outcomes.has('kept-out')
            ? 'kept out'
            : outcomes.size > 0
              ? 'left out, and said so'
              : 'asked for nothing',
    )
    if (notes.length > 0) add('with a warning')
  }
  console.log(`wishes: ${chosen.length} of the corpus, one child, ten themes in turn`)
  for (const [what, number] of [...tally].sort((a, b) => b[1] - a[1])) console.log(`  ${what}: ${number}`)
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `  time for a story with understanding and review, median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} ms`,
  )
}
