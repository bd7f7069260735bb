import { judgeHalf, objectionsTo, readSafetyCorpus } from '../../server/test/safety/corpus.ts'
import { report } from './figures.ts'

/** How many harmful sentences the rules of the review stop, and how many ordinary ones. `SAFETY_CORPUS` names another folder of halves. */
export function safety() {
  const other = process.env.SAFETY_CORPUS
  const folder = other ? new URL(`file://${other.replace(/\/?$/, '/')}`) : undefined
  for (const half of ['development', 'held-out', 'fresh', 'apart', 'apart-second', 'apart-third'] as const) {
    for (const kind of ['harmful', 'ordinary'] as const) {
      try {
        const { stopped, count, heldBack, wrong } = judgeHalf(half, kind, folder)
        console.log(
          `safety, ${half}: ${stopped} of ${count} ${kind} sentences stopped (${percent(stopped / count)}), ${heldBack} more held back in doubt`,
        )
        for (const { sample, objections } of wrong.slice(0, 20))
          console.log(
            `  ${sample.line}: ${sample.sentence} ${objections.length > 0 ? `– ${objections.join('; ')}` : `(${sample.idea})`}`,
          )
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
        console.log(`safety, ${half}: no ${kind} sentences here`)
      }
    }
  }
  report('  time for a sentence in its section (mean)', milliseconds(), 'ms', 10)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function milliseconds() {
  const samples = readSafetyCorpus('development', 'ordinary')
  const start = performance.now()
  for (const sample of samples) objectionsTo(sample)
  return (performance.now() - start) / samples.length
}
