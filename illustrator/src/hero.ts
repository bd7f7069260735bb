import { drawCreature } from './creatures/index.ts'
import { drawPerson } from './figures/person.ts'
import { lookOf } from './look.ts'
import { mix, palettes, underLight } from './palette.ts'
import { at, circle, document, ellipse, group, Lights, line, n, path, rect, sheet } from './paper.ts'
import { Chance, hashOf } from './random.ts'
import { flowers, hills } from './settings/layers/land.ts'
import { stars } from './settings/layers/sky.ts'
import { treeline } from './settings/layers/trees.ts'
import type { Stage } from './settings/stage.ts'
import { drawThing } from './things.ts'

const wide = 1600
const high = 900

/** A child with a book under a tree, by lantern light, 1600 × 900; the left half is sky, for a headline. */
export function drawHero(seed: string, theme: 'evening' | 'bedtime'): string {
  const lights = new Lights(`h${hashOf(seed + theme).toString(36)}`)
  const palette = palettes[theme === 'evening' ? 'dusk' : 'night']
  const stage: Stage = {
    palette,
    lights,
    chance: new Chance(seed),
    fixed: new Chance(seed),
    named: new Set(),
    view: 0,
    weather: 'stars',
    top: 0,
  }
  const content = [
    heavens(stage),
    group(
      hills(stage, 590, 60, mix(palette.far, palette.sky[2], 0.3)) +
        treeline(stage, 'pine', 672, 96, mix(palette.near, palette.shade, 0.22)) +
        hills(stage, 700, 40, palette.middle) +
        village(stage) +
        hills(stage, 760, 30, palette.near),
      'scale(1.3334 1)',
    ),
    tree(stage),
    meadow(stage),
    lights.glow(1130, 690, 560, palette.lamp, 0.8),
    lights.glow(1060, 470, 280, '#ffe9a8', 0.3),
    reader(stage),
    tale(),
    fireflies(stage),
    edge(stage),
    rect(0, 0, wide, high, lights.vignette(0.66, 0.6, palette.shade, 0.5)),
    lights.grain(stage.chance, 0.06, wide, high),
  ]
  return document(wide, high, [0, 0, wide, high], lights, content.join(''))
}

function heavens({ palette, lights, chance }: Stage): string {
  const [x, y, size] = [862, 182, 66]
  const rings = [4.4, 3, 1.9].map((reach) => circle(x, y, size * reach, palette.moon, 'opacity=".06"'))
  return (
    rect(0, 0, wide, high, lights.fade([...palette.sky, mix(palette.sky[2], palette.lamp, 0.24)])) +
    // Stars are scaled alike in both directions, or they would be ovals.
    group(stars(chance, 90, 0, 390), `scale(${n(wide / 1200)})`) +
    lights.glow(x, y, 460, palette.moon, 0.5) +
    rings.join('') +
    circle(x, y, size, palette.moon) +
    circle(x - 24, y - 20, 18, '#ecd9b4', 'opacity=".6"') +
    circle(x + 24, y + 12, 24, '#ecd9b4', 'opacity=".6"')
  )
}

/** Distant lights. */
const village = ({ palette, lights }: Stage) =>
  lights.glow(330, 724, 130, palette.lamp, 0.4) +
  [250, 292, 340, 384, 420]
    .map((x, index) => {
      const y = 738 - (index % 2) * 8
      const wall = mix(palette.near, palette.shade, 0.15)
      return (
        path(`M${x - 15} ${y + 16}V${y - 14}L${x} ${y - 34}L${x + 15} ${y - 14}V${y + 16}z`, wall) +
        rect(x - 5, y - 10, 8, 10, '#ffd27a', 1)
      )
    })
    .join('')

function tree(stage: Stage): string {
  const { palette, lights } = stage
  const leaf = palette.leaf
  const bark = mix(palette.wood, palette.shade, 0.12)
  const crown = (d: string, share: number, lift: number) =>
    sheet(d, mix(leaf, share < 0 ? palette.shade : palette.moon, Math.abs(share)), palette.shade, lift)
  const lantern = (x: number, y: number, k: number) =>
    lights.glow(x, y + 44, 130 * k, palette.lamp, 0.85) +
    line(`M${x} ${y - 90}V${y}`, palette.front, 3) +
    at(x, y, drawThing('lantern', 'held'), k)
  return (
    crown(
      'M930 330C880 220 980 110 1090 140C1110 20 1260 -60 1370 10C1460 -60 1660 -20 1680 90V470C1600 540 1500 520 1450 470C1380 530 1250 520 1210 450C1120 490 960 450 930 330z',
      -0.3,
      10,
    ) +
    sheet(
      'M1290 860C1370 780 1386 640 1370 500L1280 380L1320 362L1400 450L1420 300H1480L1486 470L1580 350L1620 372L1530 520C1510 660 1530 780 1640 870z',
      bark,
      palette.shade,
      9,
    ) +
    crown(
      'M990 300C960 210 1060 140 1140 180C1170 80 1310 50 1370 120C1440 50 1560 70 1600 150L1620 330C1560 400 1450 390 1410 340C1340 400 1220 390 1190 330C1120 370 1010 360 990 300z',
      0,
      8,
    ) +
    path(
      'M1100 220C1140 160 1240 150 1290 190C1220 180 1150 196 1100 220z',
      mix(leaf, palette.moon, 0.3),
      'opacity=".8"',
    ) +
    path(
      'M1400 150C1440 110 1510 110 1550 140C1500 134 1450 140 1400 150z',
      mix(leaf, palette.moon, 0.3),
      'opacity=".8"',
    ) +
    lantern(1556, 470, 0.9)
  )
}

function meadow(stage: Stage): string {
  const { palette, lights } = stage
  const green = palette.ground
  return (
    sheet(
      'M-20 850Q360 790 760 800Q1100 760 1620 790V920H-20z',
      lights.fade([mix(green, palette.moon, 0.2), green, mix(green, palette.shade, 0.4)]),
      palette.shade,
      9,
      mix(green, palette.moon, 0.45),
    ) + group(flowers(stage, 800, 22), `translate(0 20) scale(${n(wide / 1200)} 1)`)
  )
}

/** The child leans into the light; a fox sleeps beside, the books of other evenings lie about. */
function reader({ palette, lights }: Stage): string {
  const child = lookOf({
    id: 'hero-3',
    age: 6,
    hairColor: 'dark brown',
    otherFeatures: 'curly hair, brown skin',
  })
  const look = {
    ...child,
    outfit: {
      ...child.outfit,
      top: '#d9694f',
      bottom: '#3f5a86',
      cut: 'jumper',
      pattern: 'plain',
      second: '#6a8fb5',
    },
  } as const
  const cloth = mix('#c9708a', palette.ground, 0.3)
  const people =
    ellipse(1120, 842, 300, 30, mix(cloth, palette.shade, 0.4)) +
    ellipse(1120, 836, 296, 28, cloth) +
    ellipse(1120, 836, 262, 22, mix(cloth, '#f4dcb8', 0.34)) +
    ellipse(1120, 837, 248, 20, cloth) +
    at(1462, 846, drawCreature('fox', 'sleep', 'calm'), 1.35, true) +
    at(900, 842, drawThing('book'), 1.3) +
    at(1080, 836, drawPerson({ kind: 'child', look, action: 'read', mood: 'happy' }), 1.85)
  return (
    underLight(people, palette.sky[1], 0.1) +
    lights.glow(1290, 770, 210, palette.lamp, 0.9) +
    at(1290, 850, drawThing('lantern'), 1.5) +
    lights.glow(1200, 730, 130, '#fff2c4', 0.5)
  )
}

/** Stars, a boat, a whale and a moon of cut paper rise from the book. */
function tale(): string {
  const gold = '#ffe9a8'
  const pieces: readonly (readonly [number, number, number, number, string])[] = [
    [1206, 668, 0.5, 12, star],
    [1232, 606, 0.36, -10, star],
    [1264, 536, 0.8, 8, ship],
    [1168, 456, 0.5, 20, star],
    [1096, 420, 0.4, 0, star],
    [1010, 400, 1, -12, whale],
    [926, 440, 0.5, 0, star],
    [880, 380, 0.34, 10, star],
    [820, 440, 0.8, -20, crescent],
    [770, 390, 0.3, 0, star],
  ]
  return pieces
    .map(
      ([x, y, k, turn, d], index) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})" opacity="${n(0.95 - index * 0.06)}">${path(d, '#b5702c', 'opacity=".5" transform="translate(2 4)"')}${path(d, gold)}</g>`,
    )
    .join('')
}

const star = 'M0 -30Q5 -5 30 0Q5 5 0 30Q-5 5 -30 0Q-5 -5 0 -30z'
const ship =
  'M-46 12H46Q36 34 14 34H-16Q-38 34 -46 12zM-2 6V-52L-36 0Q-20 8 -2 6zM4 6V-46Q44 -22 38 4Q20 8 4 6z'
const whale =
  'M-54 6C-54 -26 -14 -40 20 -28C40 -20 46 -2 58 -8C60 -20 54 -30 62 -38C68 -30 72 -26 82 -28C82 -16 74 -8 66 -4C60 20 20 30 -16 26C-40 24 -54 18 -54 6zM-20 -44q-10 -20 -22 -16q10 4 14 18zM-14 -44q4 -20 18 -18q-10 4 -12 18z'
const crescent = 'M10 -34A36 36 0 1 0 30 18A30 30 0 0 1 10 -34z'

const fireflies = ({ chance, lights }: Stage) =>
  Array.from({ length: 9 }, (_, index) => {
    const x = index % 3 === 0 ? chance.between(1420, 1580) : chance.between(480, 900)
    const y = x > 1400 ? chance.between(560, 720) : chance.between(620, 800)
    return lights.glow(x, y, 26, '#ffe08a', 0.8) + circle(x, y, 3.4, '#fff6dc')
  }).join('')

function edge({ palette, chance }: Stage): string {
  const blades = Array.from({ length: 90 }, () => {
    const x = chance.between(-10, wide + 10)
    const tall = 24 + Math.abs(x / wide - 0.5) ** 2 * 330 * chance.between(0.4, 1.1)
    const sway = chance.between(-24, 24)
    return `M${n(x - 8)} ${high}Q${n(x - 4)} ${n(high - tall * 0.6)} ${n(x + sway)} ${n(high - tall)}Q${n(x + 6)} ${n(high - tall * 0.5)} ${n(x + 8)} ${high}z`
  }).join('')
  return path(`${blades}M-10 ${high}V874Q500 890 800 886T1610 870V${high}z`, palette.front)
}
