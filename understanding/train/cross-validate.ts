import { understandWith } from '../src/understand.ts'
import { figuresOf, judgeBy, readCorpus } from '../test/corpus.ts'
import { hands } from './hands.ts'
import { train } from './train.ts'

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const print = (name: string, { recall, precision }: ReturnType<typeof figuresOf>) => {
  console.log(`${name}: recall ${percent(recall)}, precision ${percent(precision)}`)
}

/** What is understood of texts by somebody of whom the model has read nothing: for each hand it is trained without that hand. Takes a minute. */
const judged = hands.map((hand) => {
  const others = hands.filter((each) => each !== hand).flatMap(readCorpus)
  const model = train([...readCorpus('development'), ...others])
  const judgedWith = (each: typeof model | null) =>
    readCorpus(hand).map((sample) => judgeBy((texts, people) => understandWith(each, texts, people), sample))
  const [rules, both] = [judgedWith(null), judgedWith(model)]
  print(`${hand}, rules alone`, figuresOf(rules))
  print(`${hand}, with the model`, figuresOf(both))
  return { rules, both }
})
print('all, rules alone', figuresOf(judged.flatMap(({ rules }) => rules)))
print('all, with the model', figuresOf(judged.flatMap(({ both }) => both)))
