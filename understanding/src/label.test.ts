import { expect, it } from 'vitest'
import { labelOf, understand } from './index.ts'

it.each([
  ['she starts school tomorrow and is nervous', ['first day of school · tomorrow', 'nervous']],
  ['no witches please', ['no witches']],
  ['with a purple dragon called Spark', ['with a purple dragon called Spark']],
  ['not scared of the dark any more', ['not afraid of the dark']],
  ['our cat Biscuit died last week', ['cat Biscuit died · before today']],
  ['a shark called Gary', ['a story about a shark called Gary']],
  ['a bunny called Clover please', ['a story about a bunny called Clover']],
  ['guinea pigs', ['a story about guinea pigs']],
  ['two polar bears', ['a story about polar bears']],
  ['dinosaurs', ['a story about dinosaurs']],
  ['A story about a blue tractor', ['a story about a blue tractor']],
  ['a digger story', ['a story about a digger']],
  ['bin lorry', ['a story about a bin lorry']],
  ['snow', ['snow']],
  ['gran’s coming tomorrow', ['a visit from gran · tomorrow']],
  ['new baby sister Ivy came home yesterday', ['a new baby, Ivy · before today']],
  ['we lost Flopsy on the bus', ['lost Flopsy']],
  ['we made scones', ['made scones']],
  ['he and grandad fixed the old bike', ['mended the old bike']],
  ['they are getting a puppy on Saturday', ['a new puppy · soon']],
  ['her new shoes', ['new shoes']],
  ['we went to the zoo', ['a trip to the zoo']],
  ['nan went home today', ['goodbye to nan']],
  ['she can finally do a forward roll!', ['can do a forward roll']],
  ['Learned to whistle yesterday', ['learned to whistle · before today']],
  ['can do a cartwheel now', ['can do a cartwheel']],
  ['he is good at drawing', ['good at drawing']],
  ['no guns or fighting of any kind', ['no guns', 'no fighting']],
  ['we are vegetarian so please no one eats meat or fish', ['no meat', 'no fish']],
  ['short and calm', ['short', 'calm']],
  ['with a dog called $& and $1', ['with a dog']],
])('%s', (text, labels) => {
  expect(understand([{ from: 'wish', text }], []).facts.map(labelOf)).toEqual(labels)
})
