import { at, group } from '../paper.ts'
import { everydayDrawings } from './everyday-drawings.ts'
import { type ThingDrawing, thing } from './thing.ts'

type Everyday = keyof typeof everydayDrawings
type Measures = readonly [width: number, height: number, scale: number, more?: Parameters<typeof thing>[3]]

/** Width and height of the drawings, and how large they stand on the stage. */
const measures: Record<Everyday, Measures> = {
  lantern: [52, 72, 1.1],
  boat: [160, 123, 1.9, { isBulky: false, mouth: [-34, 110] }],
  kite: [76, 170, 1.1, { stands: 'air', isBulky: false }],
  map: [76, 60, 1.1],
  key: [40, 66, 1],
  book: [68, 28, 1.1, { top: [-29, 30] }],
  telescope: [102, 90, 1.5, { isBulky: false }],
  balloon: [84, 196, 0.95, { stands: 'air', isBulky: false, grip: [0, 0] }],
  tent: [172, 98, 2.1, { isBulky: true, mouth: [-40, 60] }],
  umbrella: [114, 112, 1.1],
  crown: [84, 58, 0.95],
  shell: [60, 54, 0.8],
  feather: [46, 80, 0.85],
  cape: [82, 84, 1.2],
  ball: [52, 52, 1],
  bicycle: [146, 88, 1.5, { isBulky: true, top: [-118, 24] }],
  cake: [92, 96, 1.1, { top: [-70, 30] }],
  flag: [66, 116, 1.4, { isBulky: false }],
  chest: [96, 84, 1.35, { isBulky: true, top: [-106, 52], mouth: [-66, 54] }],
  ladder: [48, 176, 1.9, { isBulky: true, top: [-112, 30] }],
  letter: [68, 46, 0.95],
  basket: [84, 68, 1.2, { mouth: [-46, 44], grip: [0, -78] }],
  bell: [68, 70, 0.9],
  swing: [220, 286, 1.5, { isBulky: true, top: [-94, 56], seats: [{ x: 0, y: -94, hand: [52, -96] }] }],
  star: [78, 72, 1.1, { stands: 'air', isBulky: false }],
  flower: [56, 80, 1.1],
  blanket: [142, 52, 1.25, { isBulky: false, top: [-52, 70] }],
  teapot: [122, 66, 0.95],
  drum: [72, 62, 1.1, { top: [-56, 34] }],
  net: [66, 126, 1.1],
  medal: [42, 70, 0.85],
  snowman: [76, 120, 1.6, { isBulky: true }],
  pillow: [124, 54, 1.1, { isBulky: false, top: [-50, 50] }],
  'paper-crane': [128, 74, 1.1],
  hat: [88, 76, 1.1],
  clock: [80, 96, 0.95],
  bucket: [72, 80, 1.1, { mouth: [-61, 36], grip: [0, -86] }],
  broom: [64, 154, 1.3, { isBulky: false }],
  apple: [74, 64, 0.8],
  kettle: [98, 100, 0.95],
  spoon: [36, 118, 0.85],
  rope: [128, 58, 1.1, { isBulky: false }],
  wheelbarrow: [164, 98, 1.5, { isBulky: true, mouth: [-96, 70] }],
  torch: [152, 50, 1.1, { isBulky: false }],
  gramophone: [126, 152, 1.3, { isBulky: true }],
  sock: [72, 84, 0.8],
  scarf: [116, 56, 1.1],
}

/** On the ground a kite lies on its side with its tail. */
export const lyingKite = group(everydayDrawings.kite(), 'translate(-30 -30) rotate(-76) scale(.9)')

function everydayThing(name: Everyday): ThingDrawing {
  const [width, height, scale, more] = measures[name]
  const draw: (held: boolean) => string = everydayDrawings[name]
  const standing = name === 'kite' ? lyingKite : draw(false)
  const held = name === 'basket' || name === 'bucket' ? {} : { held: draw(true) }
  return thing(width * scale, height * scale, at(0, 0, standing, scale), { ...held, ...more })
}

/** The things that nearly every story has. */
export const everyday = Object.fromEntries(
  (Object.keys(measures) as Everyday[]).map((name) => [name, everydayThing(name)]),
) as Record<Everyday, ThingDrawing>
