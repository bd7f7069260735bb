import type { Point } from '../figures/joints.ts'
import { postureOf } from '../figures/postures.ts'
import { at, circle, ellipse, group, line, n, path, rect } from '../paper.ts'
import { drawThing, thingDrawing } from '../things.ts'
import type { Action, Mood, Species, Thing } from '../words.ts'
import { beastPoints, coated, drawBeast } from './beasts.ts'
import { type Coat, recoloured } from './coat.ts'
import {
  drawAnt,
  drawCaterpillar,
  drawGhost,
  drawLadybird,
  drawMermaid,
  drawSnake,
  drawSpider,
  drawWorm,
} from './crawlers.ts'
import { drawFowl } from './fowl.ts'
import { beasts } from './herd.ts'
import { type Bearing, blush, darker, eye, lighter, seams, smile } from './parts.ts'
import { drawPlush } from './plush.ts'
import { drawBee, drawCrab, drawSnail, drawTortoise } from './small.ts'
import { drawSwimmer } from './swimmers.ts'
import { drawBird, drawDuck, drawFlutterer } from './wings.ts'

interface Size {
  readonly scale: number
  readonly width: number
  readonly height: number
}

/**
 * The scale of each creature, small ones larger than life so that they are visible beside a child, the width that it takes in a
 * group and its full height, both in pixels at that scale.
 */
export const sizes: Readonly<Record<Species, Size>> = {
  fox: { scale: 1.35, width: 170, height: 227 },
  rabbit: { scale: 1.6, width: 140, height: 274 },
  owl: { scale: 1.6, width: 130, height: 162 },
  hedgehog: { scale: 1.6, width: 160, height: 130 },
  bear: { scale: 1.2, width: 230, height: 312 },
  cat: { scale: 1.7, width: 170, height: 216 },
  dog: { scale: 1.6, width: 180, height: 219 },
  mouse: { scale: 2, width: 120, height: 176 },
  deer: { scale: 1.3, width: 190, height: 300 },
  bird: { scale: 1.9, width: 110, height: 85 },
  turtle: { scale: 1.5, width: 180, height: 106 },
  whale: { scale: 1, width: 420, height: 209 },
  shark: { scale: 1, width: 300, height: 150 },
  dragon: { scale: 1.15, width: 340, height: 245 },
  robot: { scale: 1.4, width: 150, height: 263 },
  horse: { scale: 1.25, width: 250, height: 311 },
  squirrel: { scale: 2, width: 140, height: 222 },
  penguin: { scale: 1.7, width: 140, height: 163 },
  elephant: { scale: 1.2, width: 300, height: 280 },
  otter: { scale: 1.6, width: 200, height: 171 },
  frog: { scale: 1.9, width: 140, height: 106 },
  unicorn: { scale: 1.25, width: 250, height: 344 },
  butterfly: { scale: 1.6, width: 110, height: 211 },
  fish: { scale: 1.7, width: 170, height: 104 },
  octopus: { scale: 1.5, width: 180, height: 187 },
  seal: { scale: 1.5, width: 240, height: 150 },
  duck: { scale: 1.7, width: 140, height: 161 },
  alien: { scale: 1.4, width: 130, height: 237 },
  firefly: { scale: 1.5, width: 110, height: 180 },
  sheep: { scale: 1.5, width: 200, height: 205 },
  goat: { scale: 1.5, width: 180, height: 240 },
  pig: { scale: 1.45, width: 190, height: 190 },
  cow: { scale: 1.25, width: 250, height: 251 },
  chicken: { scale: 1.5, width: 140, height: 184 },
  snail: { scale: 1.25, width: 150, height: 110 },
  mole: { scale: 1.6, width: 150, height: 136 },
  badger: { scale: 1.5, width: 175, height: 162 },
  crab: { scale: 1.3, width: 160, height: 125 },
  giraffe: { scale: 1.2, width: 226, height: 409 },
  lion: { scale: 1.4, width: 200, height: 225 },
  monkey: { scale: 1.5, width: 150, height: 190 },
  crow: { scale: 1.4, width: 140, height: 144 },
  bee: { scale: 1.15, width: 110, height: 183 },
  goose: { scale: 1.55, width: 150, height: 225 },
  tortoise: { scale: 1.35, width: 180, height: 115 },
  magpie: { scale: 1.35, width: 170, height: 139 },
  pigeon: { scale: 1.35, width: 140, height: 146 },
  parrot: { scale: 1.35, width: 150, height: 142 },
  moth: { scale: 1.5, width: 110, height: 190 },
  ant: { scale: 0.7, width: 92, height: 70 },
  spider: { scale: 0.8, width: 112, height: 77 },
  ladybird: { scale: 0.65, width: 80, height: 54 },
  worm: { scale: 0.75, width: 111, height: 69 },
  caterpillar: { scale: 0.8, width: 132, height: 87 },
  snake: { scale: 1.3, width: 250, height: 155 },
  mermaid: { scale: 1.55, width: 230, height: 285 },
  ghost: { scale: 1.45, width: 190, height: 258 },
}

/** How a pet or toy differs from others of its kind. */
export interface Kind {
  readonly coat?: Coat
  readonly isToy?: true
  /** In its mouth, or in a hand where it has one. */
  readonly holding?: Thing
}

/** A creature with its feet at the origin, looking right. */
export function drawCreature(
  species: Species,
  action: Action,
  mood: Mood,
  { coat, isToy, holding }: Kind = {},
): string {
  // A toy sits where others stand and walk, and its eyes are buttons, which never close.
  const asked = postureOf({ action })
  const posture = isToy && asked !== 'flying' ? 'sitting' : asked
  const bearing: Bearing = {
    asleep: posture === 'sleeping' && action !== 'lie-awake',
    mood: isToy ? 'calm' : mood,
    posture,
    ...(isToy && { isToy }),
    ...(isToy && laid.has(action) && { isLaid: true as const }),
  }
  const beast = beasts[species]
  const drawn = beast && (coat ? coated(beast, coat) : beast)
  const drawing = drawn
    ? isToy
      ? drawPlush(drawn, bearing, sizes[species].height / sizes[species].scale)
      : drawBeast(drawn, bearing)
    : ((others[species] ?? others.hedgehog)?.(bearing) ?? '')
  const coloured =
    coat?.colour && mainColours[species] ? recoloured(drawing, mainColours[species], coat.colour) : drawing
  const seam = isToy && !beast ? seams(0, -sizes[species].height / sizes[species].scale / 2, 18) : ''
  const { mouth } = pointsOf(species, action, isToy)
  const held =
    holding && posture !== 'sleeping' && !isToy
      ? at(mouth.x, mouth.y + 16, drawThing(holding, 'held'), 0.8 / Math.max(1, sizes[species].scale * 0.75))
      : ''
  const whole = coloured + seam + held + (coat?.hat ? hatOn(coat.hat, species, action, isToy) : '')
  return posture === 'flying' && !winged.has(species) ? aloft(whole) : whole
}

/** A toy that does this lies where it has been put. */
const laid: ReadonlySet<Action> = new Set(['lie-back', 'lie-front', 'sleep', 'lie-awake'])

/** As broad as a head. */
function hatOn(hat: Thing, species: Species, action: Action, isToy: boolean | undefined): string {
  const { width, height, scale } = sizes[species]
  const [wide, tall] = [width / scale, height / scale]
  const { head } = pointsOf(species, action, isToy)
  // The head of what is long is at its end.
  const top = broad.has(species)
    ? { x: wide * 0.31, y: -tall * 0.56 }
    : { x: head.x, y: head.y - tall * 0.13 }
  return at(top.x, top.y, drawThing(hat), (tall * 0.42) / thingDrawing(hat).width)
}

/** Where something meets a creature, from between its feet, looking right and at a scale of one. */
export interface CreaturePoints {
  readonly head: Point
  /** Where it holds what it carries. */
  readonly mouth: Point
  /** Where somebody sits or a hand lies. */
  readonly back: Point
}

/** @param isToy toys sit, whatever they are to do */
export function pointsOf(species: Species, action: Action, isToy?: boolean): CreaturePoints {
  const asked = postureOf({ action })
  const posture = isToy && asked !== 'flying' ? 'sitting' : asked
  const beast = beasts[species]
  if (beast) return beastPoints(beast, posture)
  const { width, height, scale } = sizes[species]
  const [wide, tall] = [width / scale, height / scale]
  return {
    head: { x: wide * 0.14, y: -tall * 0.68 },
    mouth: { x: wide * (handed.has(species) ? 0.34 : 0.3), y: -tall * (handed.has(species) ? 0.3 : 0.48) },
    back: { x: -wide * 0.16, y: -tall * (broad.has(species) ? 0.5 : 0.62) },
  }
}

/** They hold in a hand or a wing. */
const handed: ReadonlySet<Species> = new Set([
  'robot',
  'alien',
  'octopus',
  'penguin',
  'owl',
  'hedgehog',
  'mermaid',
  'ghost',
])
/** Longer than tall. */
const broad: ReadonlySet<Species> = new Set([
  'dragon',
  'turtle',
  'tortoise',
  'whale',
  'shark',
  'seal',
  'fish',
  'crab',
  'snail',
])

/** Colours that are not among the measures of a beast, the main one first. */
const mainColours: Partial<Record<Species, readonly string[]>> = {
  elephant: ['#8f93ab', '#7d819b', '#8489a4'],
  hedgehog: ['#7a5846', '#5a4034'],
  owl: ['#8a6a52'],
  bird: ['#4f7aa8'],
  duck: ['#f4ead6'],
  penguin: ['#33395c'],
  turtle: ['#7d9a68', '#5f7a52', '#9ab884', '#8aa874'],
  frog: ['#6fa05a', '#5a8a4a'],
  dragon: ['#5f9a72'],
  robot: ['#b9c6d6', '#9fb0c4'],
  alien: ['#86c9ae', '#6fb59a', '#5fa08a'],
  butterfly: ['#c9608a'],
  fish: ['#e0914c', '#c9703c'],
  octopus: ['#c4709c', '#a8608a'],
  seal: ['#6d7690', '#59617a'],
  whale: ['#51699c'],
  shark: ['#7d8894'],
  chicken: ['#c9743c', '#a8582c'],
  goose: ['#f2eee6', '#d6d2d0'],
  crow: ['#3c3a54', '#2c2a42'],
  magpie: ['#2f3048', '#3f7a9a'],
  pigeon: ['#8d97ad', '#6f7a94'],
  parrot: ['#c9504c', '#3f8a78'],
  moth: ['#b8a084'],
  snail: ['#c9785a'],
  crab: ['#d9694c'],
  tortoise: ['#8a6a44'],
  ant: ['#8a4f3a'],
  spider: ['#6a5478'],
  ladybird: ['#cf4f45'],
  worm: ['#d98a8a'],
  caterpillar: ['#8fb35c'],
  snake: ['#7fa25e'],
  mermaid: ['#4f9a94'],
  ghost: ['#eef0f4'],
}

const winged: ReadonlySet<Species> = new Set([
  'owl',
  'bird',
  'penguin',
  'duck',
  'butterfly',
  'moth',
  'firefly',
  'bee',
  'whale',
  'shark',
  'fish',
])

/** A creature without wings that flies: nose up, no shadow on the ground. */
const aloft = (drawing: string) =>
  group(drawing.replace(/^<ellipse [^>]*fill="#0a0820"[^>]*\/>/, ''), 'rotate(-9)')

const others: Partial<Record<Species, (bearing: Bearing) => string>> = {
  hedgehog: (b) =>
    ellipse(4, 1, 50, 7, '#0a0820', 'opacity=".25"') +
    path('M-14 -8h10v9h-10zM22 -8h10v9h-10z', '#b08a6a') +
    spines(1, '#5a4034') +
    spines(0.78, '#7a5846') +
    path('M12 -48Q46 -42 62 -13Q52 -2 24 -2Q4 -22 12 -48z', '#e6c8a4') +
    circle(20, -44, 8, '#c9a484') +
    circle(62, -13, 5.4, '#2a1a2c') +
    eye(38, -25, 5, b) +
    blush(30, -13, '#e6c8a4') +
    smile(50, -9, 5),
  owl: (b) =>
    drawBird({ colour: '#8a6a52', belly: '#e6cfae', width: 40, height: 78, tufts: true, wideEyes: true }, b),
  bird: (b) =>
    drawBird(
      { colour: '#4f7aa8', belly: '#f0d9bd', width: 24, height: 40, tufts: false, wideEyes: false },
      b,
    ),
  duck: drawDuck,
  penguin: (b) =>
    drawBird(
      { colour: '#33395c', belly: '#f6f1e6', width: 34, height: 84, tufts: false, wideEyes: false },
      b,
    ),
  turtle: (b) =>
    ellipse(0, 1, 56, 8, '#0a0820', 'opacity=".25"') +
    ellipse(-34, -6, 14, 9, '#8aa874') +
    ellipse(28, -6, 14, 9, '#8aa874') +
    path('M-54 -10Q-48 -70 0 -70Q48 -70 54 -10z', '#5f7a52') +
    [-26, 0, 26].map((x) => ellipse(x, -36 - (x === 0 ? 8 : 0), 12, 13, '#7d9a68')).join('') +
    (b.asleep ? '' : ellipse(68, -28, 20, 17, '#9ab884') + eye(72, -33, 4.5, b) + smile(74, -22, 6)),
  frog: (b) =>
    ellipse(0, 1, 36, 6, '#0a0820', 'opacity=".25"') +
    ellipse(0, -22, 34, 23, '#6fa05a') +
    ellipse(4, -14, 22, 13, '#cfe0a4') +
    [-13, 17].map((x) => circle(x, -44, 12, '#6fa05a') + eye(x + 1, -45, 5.5, b)).join('') +
    smile(4, -28, 12) +
    ellipse(-30, -4, 15, 6, '#5a8a4a') +
    ellipse(32, -4, 15, 6, '#5a8a4a'),
  dragon,
  robot: (b) =>
    ellipse(0, 1, 46, 8, '#0a0820', 'opacity=".25"') +
    [-20, 20].map((x) => rect(x - 9, -34, 18, 34, '#5d6a86', 6)).join('') +
    rect(-42, -112, 84, 82, '#9fb0c4', 18) +
    rect(-26, -96, 52, 40, '#3c4a6c', 10) +
    circle(-10, -78, 6, '#ffd27a') +
    circle(12, -78, 6, '#e0805f') +
    line('M0 -176V-160', '#5d6a86', 5) +
    circle(0, -180, 8, '#ffd27a') +
    rect(-36, -164, 72, 52, '#b9c6d6', 18) +
    eye(-14, -138, 8, b) +
    eye(16, -138, 8, b) +
    smile(2, -126, 9),
  alien: (b) =>
    ellipse(0, 1, 36, 7, '#0a0820', 'opacity=".25"') +
    [-14, 14].map((x) => rect(x - 7, -22, 14, 22, '#5fa08a', 7)).join('') +
    ellipse(0, -46, 30, 34, '#6fb59a') +
    ellipse(0, -98, 42, 36, '#86c9ae') +
    line('M-16 -128Q-28 -148 -22 -160M18 -128Q30 -148 24 -160', '#6fb59a', 5) +
    circle(-22, -162, 7, '#ffd98a') +
    circle(24, -162, 7, '#ffd98a') +
    eye(-14, -100, 10, b) +
    eye(18, -100, 10, b) +
    smile(2, -82, 9),
  butterfly: (b) => drawFlutterer('butterfly', b),
  firefly: (b) => drawFlutterer('firefly', b),
  whale: (b) => drawSwimmer('whale', b),
  shark: (b) => drawSwimmer('shark', b),
  fish: (b) => drawSwimmer('fish', b),
  octopus: (b) => drawSwimmer('octopus', b),
  seal: (b) => drawSwimmer('seal', b),
  chicken: (b) => drawFowl('chicken', b),
  goose: (b) => drawFowl('goose', b),
  crow: (b) => drawFowl('crow', b),
  magpie: (b) => drawFowl('magpie', b),
  pigeon: (b) => drawFowl('pigeon', b),
  parrot: (b) => drawFowl('parrot', b),
  moth: (b) => drawFlutterer('moth', b),
  snail: drawSnail,
  crab: drawCrab,
  bee: drawBee,
  tortoise: drawTortoise,
  ant: drawAnt,
  spider: drawSpider,
  ladybird: drawLadybird,
  worm: drawWorm,
  caterpillar: drawCaterpillar,
  snake: drawSnake,
  mermaid: drawMermaid,
  ghost: drawGhost,
}

/** A coat of spines from the brow round to the tail. @param k how far they reach */
const spines = (k: number, colour: string) => {
  const points = Array.from({ length: 13 }, (_, index) => {
    const turn = Math.PI * (0.98 + (index / 12) * 0.86)
    const tip = `${n(Math.cos(turn) * 66 * k)} ${n(-6 + Math.sin(turn) * 76 * k)}`
    const foot = turn + 0.13
    return `L${tip}L${n(Math.cos(foot) * 52 * k)} ${n(-6 + Math.sin(foot) * 60 * k)}`
  })
  return path(`M-50 -2${points.join('')}L26 -20L14 -2z`, colour)
}

function dragon(b: Bearing): string {
  const green = '#5f9a72'
  const shadow = ellipse(0, 1, 130, 12, '#0a0820', 'opacity=".25"')
  const tail =
    path('M-90 -30C-170 -30 -190 -90 -160 -120C-164 -80 -140 -64 -86 -70z', green) +
    path('M-160 -120l-20 -6l12 -22l22 14z', '#e0a85a')
  const body =
    path('M-110 0C-130 -90 -60 -130 0 -126C60 -122 96 -70 84 0z', green) +
    path('M-20 0C-30 -60 20 -96 58 -84C84 -60 86 -20 80 0z', '#e6d39a')
  const wing = path(
    'M-30 -110C-60 -220 -130 -210 -150 -180C-120 -176 -116 -150 -124 -134C-96 -144 -82 -124 -84 -104z',
    darker(green, 0.25),
  )
  const back = [-70, -46, -20]
    .map((x, index) => path(`M${x - 12} ${-110 - index * 8}l12 -22l14 20z`, '#e0a85a'))
    .join('')
  const head =
    ellipse(0, 0, 58, 42, green) +
    ellipse(34, 14, 34, 24, lighter(green, 0.25)) +
    circle(52, 4, 4, '#2a4a38') +
    [-26, -6].map((x) => path(`M${x} -36l-4 -28l16 22z`, '#f0dca8')).join('') +
    eye(-4, -10, 8, b) +
    eye(32, -14, 7, b) +
    blush(-16, 14, green) +
    line('M14 26q22 8 44 -4', '#2a4a38', 3)
  return (
    shadow +
    tail +
    wing +
    back +
    body +
    group(head, b.asleep ? 'translate(92 -40) rotate(10)' : 'translate(78 -150)') +
    (b.asleep ? '' : path('M30 -96C34 -140 40 -160 60 -170L96 -130C84 -110 84 -90 80 -70z', green))
  )
}
