import { crossedSentences, judgeNames, writtenSentences } from '../../server/test/names/corpus.ts'

const crossed = 640
/** A name that leaves is a fault; of ordinary words so many in a hundred may be hidden. */
const mostHidden = 2

/** What of a thousand sentences would leave for a language model that must not, and what would be hidden needlessly. */
export function names() {
  const halves = {
    'written by hand': writtenSentences('written'),
    'crossed with lists': crossedSentences(crossed),
    'held out': writtenSentences('held-out'),
  }
  let sentences = 0
  for (const [half, texts] of Object.entries(halves)) {
    const { left, hidden, ordinaryWords } = judgeNames(texts)
    sentences += texts.length
    const share = ((hidden.length / ordinaryWords) * 100).toFixed(2)
    if (left.length > 0 || Number(share) > mostHidden) process.exitCode = 1
    console.log(
      `names, ${half}: ${texts.length} sentences, ${left.length} with a name that leaves (limit 0), ${hidden.length} of ${ordinaryWords} ordinary words hidden (${share} %, limit ${mostHidden})`,
    )
    // Of those held out only the figures are shown.
    if (half !== 'held out') for (const fault of [...left, ...hidden]) console.log(`  ${fault}`)
  }
  console.log(`names: ${sentences} sentences in all`)
}
