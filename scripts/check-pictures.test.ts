import { expect, it } from 'vitest'
import { plotFrom } from '../storyteller/src/plots.ts'
import { undrawnWords } from './check-pictures.ts'

const plot = plotFrom(
  'animals/test',
  `=== s1
# shot: wide
# place: swamp; dusk; clear
# action: heroes hold lathe; yeti stand; friends sit on catapult
# things: lantern; trombone on chest; sheep left
# people: plumber(old, gills)
Hum.
-> DONE
`,
)

it('names every word of a plot that the illustrator cannot draw, with plot and section', () => {
  expect(
    undrawnWords([plot], new Set()).map((fault) => fault.replace('animals/test, section s1: the ', '')),
  ).toEqual([
    'setting “swamp” cannot be drawn',
    'creature “yeti” cannot be drawn',
    'thing “lathe” cannot be drawn',
    'thing “trombone” cannot be drawn',
    'thing “sheep” cannot be drawn',
    'thing “catapult” cannot be drawn',
    'human “plumber” cannot be drawn',
    'look “gills” cannot be drawn',
  ])
})

it('names a section without a child, and what a child would do twice', () => {
  const cast = plotFrom(
    'animals/test',
    ['cat sit', 'heroes sit; A wave', 'A sit; heroes wave']
      .map(
        (action, index) =>
          `=== s${index + 1}\n# shot: wide\n# place: forest; dusk; clear\n# action: ${action}\nHum.\n-> DONE\n`,
      )
      .join('\n'),
  )
  expect(undrawnWords([cast], new Set())).toEqual([
    'animals/test, section s1: no child is in the picture',
    'animals/test, section s2: what “A” does is not drawn, because an earlier clause says it',
  ])
})

it('lets a wanted word be, until it can be drawn', () => {
  const wanted = new Set([
    'swamp',
    'yeti',
    'lathe',
    'trombone',
    'sheep',
    'catapult',
    'plumber',
    'gills',
    'lantern',
  ])
  expect(undrawnWords([plot], wanted)).toEqual(['“lantern” can be drawn and is still in wanted-words.ts'])
})

it('names the line that cannot be read', () => {
  const broken = plotFrom('animals/test', '=== s1\n# shot: wide\nHum.\n-> DONE\n')
  expect(undrawnWords([broken], new Set())).toEqual([
    'The picture of animals/test, section s1: “# place” is missing',
  ])
})
