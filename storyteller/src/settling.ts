import type { Brief } from './brief.ts'
import { leastHeard, lineId, type StockParagraph } from './lines.ts'
import { hashOf } from './random.ts'

/**
 * What can be heard and seen from any bed, for a story that has time left at its end. Short sentences without questions.
 */
const sounds = [
  'The house was going to bed as well. A stair creaked. A pipe ticked. Then they had done.',
  'Somewhere a door was shut, the soft way, with the handle held down.',
  'The curtain moved a little. It breathed in. It breathed out.',
  'A long way off, a late train went by. It got smaller. It got smaller still.',
  'The light under the door was thin and yellow. It was just where it always was.',
  'Downstairs, a cup was put down on a saucer. Somebody was there. Somebody would be there.',
  'The chair had clothes on it. In the dark it looked like somebody asleep, and so it was left alone.',
  'Outside there was a bit of wind. It went round the house once, to see that it was shut. It was.',
  'The pillow had a cool side. It was turned over, and there it was.',
  'A clock somewhere said the time, and said it quietly, in case it was not wanted.',
  'There was one warm place in the bed. It grew. Soon it was the whole bed.',
  'The day went past once more, slowly, with its best bits on top. Then it folded itself up.',
  'It was so quiet that the quiet could be heard. It was a soft sort of hum.',
  'Shoes stood by the door, toes together. They were not going anywhere.',
]

/** Paragraphs for the last page, in the order of this seed; what these children have heard lately comes last. */
export const settling = ({ seed, history }: Pick<Brief, 'seed' | 'history'>): readonly string[] => {
  const order = (text: string) => hashOf(`${seed}:settling:${text}`)
  return leastHeard(
    sounds.toSorted((a, b) => order(a) - order(b)),
    { ...(history && { history }) },
  )
}

/** The paragraphs with their ids. */
export const settlingParagraphs: readonly StockParagraph[] = sounds.map((paragraph) => ({
  paragraph,
  lines: [lineId(paragraph)],
}))
