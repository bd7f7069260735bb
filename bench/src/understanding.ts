import { understand } from '../../understanding/src/index.ts'
import { figuresOf, type Judged, judge, readCorpus } from '../../understanding/test/corpus.ts'

/** How much of what parents type is understood: of the sentences that rules and model were made with, and of those that they were not. */
export function understanding() {
  for (const half of [
    'development',
    ...developmentToo,
    'apart',
    'apart-ab',
    'apart-q',
    'apart-v',
    'held-out',
  ] as const) {
    const judged = readCorpus(half).map(judge)
    if (judged.length === 0) {
      console.log(`understanding, ${half}: not in the repository`)
      continue
    }
    if (isDevelopmentToo.has(half)) console.log('once kept apart, now rules are written from it:')
    const { recall, precision, wanted, extra, kinds } = figuresOf(judged)
    console.log(`understanding, ${half}: ${judged.length} texts, ${wanted} facts`)
    console.log(
      `  recall ${percent(recall)}, precision ${percent(precision)} (${extra} facts that nobody meant)`,
    )
    console.log(`  errors: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`)
    console.log(`  texts with words that are said not to be understood: ${percent(shareWithLeft(judged))}`)
  }
  console.log(`  time for a text: ${milliseconds().toFixed(2)} ms (mean), limit 30`)
  console.log(
    `  time for ten lines, ${wordsOfTen} words: ${millisecondsOfTen().toFixed(1)} ms (median), limit 30`,
  )
}

/** What rules may be written from besides the development half. */
const developmentToo = ['apart-cj', 'apart-ln'] as const
const isDevelopmentToo: ReadonlySet<string> = new Set(developmentToo)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const shareWithLeft = (judged: readonly Judged[]) =>
  judged.filter(({ notUnderstood }) => notUnderstood.length > 0).length / judged.length

function milliseconds() {
  const samples = readCorpus('development')
  const start = performance.now()
  for (const sample of samples) judge(sample)
  return (performance.now() - start) / samples.length
}

const lines = 10
const wordsOfTen = 150

/** Ten lines of the development half, others each time, so that nothing is remembered. */
function millisecondsOfTen() {
  const words = readCorpus('development').flatMap(({ text }) => text.split(/\s+/))
  const times = Array.from({ length: 60 }, (_, at) => {
    const some = words.slice(at * wordsOfTen, (at + 1) * wordsOfTen)
    const text = Array.from({ length: lines }, (_each, line) =>
      some.slice((line * wordsOfTen) / lines, ((line + 1) * wordsOfTen) / lines).join(' '),
    ).join('\n')
    const start = performance.now()
    understand([{ from: 'wish', text }], [])
    return performance.now() - start
  })
  return times.sort((one, other) => one - other)[times.length / 2] ?? 0
}
