import { expect, it } from 'vitest'
import { labelOf, understand } from './index.ts'

it.each([
  ['she starts school tomorrow and is nervous', ['first day of school · tomorrow', 'nervous']],
  ['no witches please', ['no witches']],
  ['with a purple dragon called Spark', ['with a purple dragon Spark']],
  ['not scared of the dark any more', ['not afraid of the dark']],
  ['our cat Biscuit died last week', ['died: cat Biscuit · before today']],
  ['dinosaurs', ['a story about dinosaurs']],
  ['we lost Flopsy on the bus', ['lost: Flopsy']],
  ['short and calm', ['short', 'calm']],
  ['with a dog called $& and $1', ['with a dog']],
])('%s', (text, labels) => {
  expect(understand([{ from: 'wish', text }], []).facts.map(labelOf)).toEqual(labels)
})
