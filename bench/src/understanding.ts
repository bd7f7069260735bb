import { figuresOf, type Judged, judge, readCorpus } from '../../understanding/test/corpus.ts'

/** How much of what parents type is understood: of the sentences that rules and model were made with, and of those that they were not. */
export function understanding() {
  for (const half of ['development', 'apart', 'held-out'] as const) {
    const judged = readCorpus(half).map(judge)
    if (judged.length === 0) {
      console.log(`understanding, ${half}: not in the repository`)
      continue
    }
    const { recall, precision, wanted, extra, kinds } = figuresOf(judged)
    console.log(`understanding, ${half}: ${judged.length} texts, ${wanted} facts`)
    console.log(
      `  recall ${percent(recall)}, precision ${percent(precision)} (${extra} facts that nobody meant)`,
    )
    console.log(`  errors: ${[...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'}`)
    console.log(`  texts with words that are said not to be understood: ${percent(shareWithLeft(judged))}`)
  }
  console.log(`  time for a text: ${milliseconds().toFixed(2)} ms (mean), limit 30`)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const shareWithLeft = (judged: readonly Judged[]) =>
  judged.filter(({ notUnderstood }) => notUnderstood.length > 0).length / judged.length

function milliseconds() {
  const samples = readCorpus('development')
  const start = performance.now()
  for (const sample of samples) judge(sample)
  return (performance.now() - start) / samples.length
}
