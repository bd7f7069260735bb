import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { castingOf } from './casting-roles.ts'
import { Names } from './names.ts'
import { personalNotes } from './personal.ts'
import { plotFrom } from './plots.ts'
import { begin, runKnot, setWords } from './telling.ts'
import { storyWords } from './words.ts'

const hole = plotFrom(
  'space/hole',
  '=== title\nHole\n-> DONE\n\n=== s1\n{is_loved:“Is there room for {loved}?” asked {L}.|{musing}} # personal\n-> DONE\n',
)

const brief = (...interests: string[]): Brief => ({
  seed: 'a',
  theme: 'space',
  length: 'short',
  children: [{ name: 'Mia', age: 5, interests }],
  companions: [],
})

function told(tonight: Brief) {
  const names = new Names()
  const telling = begin(castingOf(hole, tonight), 1)
  setWords(telling, storyWords(tonight, names))
  return runKnot(telling, 's1')
    .map(({ text }) => names.putIn(text))
    .filter(Boolean)
}

it.each(['dinosaurs', 'drawing', 'Lego', 'baking with Nana'])(
  'a plot has a line of its own for what a child loves: %s',
  (loved) => {
    expect(told(brief(loved))).toEqual([`“Is there room for ${loved}?” asked Mia.`])
    const [note] = personalNotes(brief(loved), hole.tellsLoved)
    expect(note).toMatchObject({ text: loved, paragraph: loved, line: null })
  },
)

it('any other note is told in a stock sentence', () => {
  const [line] = told(brief('can whistle'))
  expect(line).toContain('whistle')
  expect(line).not.toContain('room for')
})

it('a child of whom nothing is known has no such line', () => {
  expect(told(brief())).toEqual([])
})
