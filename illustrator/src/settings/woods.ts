import { mix } from '../palette.ts'
import { line, n, path, rect, sheet } from '../paper.ts'
import type { Setting, Thing } from '../words.ts'
import { furnish } from './furnished.ts'
import { garden } from './garden.ts'
import { lampPost } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, pathway, rock } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { grove, mushrooms, roundTree, treeline, trunk } from './layers/trees.ts'
import { high, outside, type Place, type Stage } from './stage.ts'

/** Places under the open sky, with grass. */
export const woods: Partial<Record<Setting, (stage: Stage) => Place>> = {
  meadow: (s) =>
    outside(
      sky(s) +
        hills(s, 470, 60, s.palette.far) +
        treeline(s, 'round', 552, 52, mix(s.palette.far, s.palette.middle, 0.7)) +
        hills(s, 570, 44, s.palette.middle) +
        roundTree(s.chance.pick([170, 1010]), 640, 1.15, mix(s.palette.leaf, s.palette.near, 0.4), s) +
        hills(s, 630, 26, s.palette.near, 3) +
        ground(s, 660, s.palette.ground) +
        flowers(s, 670, 40),
      frame(s, 'grass'),
      790,
    ),
  forest: (s) =>
    outside(
      sky(s, { clouds: 0 }) +
        treeline(s, 'pine', 560, 250, mix(s.palette.far, s.palette.sky[2], 0.3)) +
        treeline(s, 'pine', 620, 210, s.palette.far) +
        s.lights.glow(560, 560, 420, s.palette.dark ? s.palette.sky[2] : s.palette.lamp, 0.5) +
        grove(s, 'pine', 650, 7, 1.0, s.palette.middle) +
        hills(s, 640, 20, mix(s.palette.middle, s.palette.near, 0.4)) +
        grove(s, 'both', 690, 6, 1.4, s.palette.near, [300, 850]) +
        ground(s, 676, s.palette.ground) +
        pathway(s, 676, 540, 600) +
        mushrooms(s, 960, 760) +
        rock(1060, 790, 0.7, s),
      trunk(s, 34, 50, mix(s.palette.front, s.palette.wood, 0.3)) +
        trunk(s, 1172, 44, mix(s.palette.front, s.palette.wood, 0.2)) +
        frame(s, 'boughs', 'ferns'),
      800,
      560,
      { boxes: ['none'] },
    ),
  garden,
  park: (s) =>
    outside(
      sky(s) +
        hills(s, 490, 40, s.palette.far) +
        treeline(s, 'round', 560, 84, mix(s.palette.far, s.palette.middle, 0.6)) +
        grove(s, 'round', 620, 6, 0.8, s.palette.middle, [420, 760]) +
        ground(s, 620, s.palette.ground) +
        pathway(s, 622, 520, 640) +
        s.fixed.pick(parks)(s) +
        flowers(s, 680, 16),
      frame(s, 'boughs', 'grass'),
      796,
      480,
      { near: 1.24 },
    ),
  treehouse: (s) =>
    outside(
      sky(s, { moonAt: [s.chance.pick([150, 1050]), 160], clouds: 2 }) +
        hills(s, 600, 60, s.palette.far) +
        treeline(s, 'round', 700, 90, s.palette.middle) +
        ground(s, 800, s.palette.ground) +
        bigTree(s),
      frame(s, 'leaves'),
      700,
      590,
      { near: 1.04, boxes: ['none', 'leaves'], span: [330, 950] },
    ),
}

/** The edge of a crown: lobes round an oval. */
const crownOf = (x: number, y: number, rx: number, ry: number, lobes: number, { chance }: Stage): string => {
  const points = Array.from({ length: lobes }, (_, index) => {
    const turn = (index / lobes) * Math.PI * 2
    const reach = chance.between(0.9, 1.04)
    return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach] as const
  })
  const last = points.at(-1) ?? [x, y]
  let d = `M${n(last[0])} ${n(last[1])}`
  let before = last
  for (const point of points) {
    const r = n(Math.hypot(point[0] - before[0], point[1] - before[1]) * 0.56)
    d += `A${r} ${r} 0 0 1 ${n(point[0])} ${n(point[1])}`
    before = point
  }
  return `${d}z`
}

/** Leaves cut into a crown, lit at their upper edge. */
const leafCuts = (
  { chance, palette }: Stage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
) => {
  const cuts = Array.from({ length: count }, () => {
    const turn = chance.between(0, 6.283)
    const reach = Math.sqrt(chance.next())
    return `M${n(x + Math.cos(turn) * rx * reach)} ${n(y + Math.sin(turn) * ry * reach)}q14 -16 32 -6q-12 16 -32 6z`
  })
  return path(cuts.join(''), mix(palette.leaf, palette.moon, 0.34), 'opacity=".7"')
}

/** A lamp on a string from a bough. */
const hung = ({ palette, lights }: Stage, x: number, y: number, drop: number) =>
  (palette.dark ? lights.glow(x, y + drop + 22, 100, palette.lamp, 0.75) : '') +
  line(`M${x} ${y - 60}V${y + drop}`, palette.front, 3) +
  path(`M${x - 14} ${y + drop}h28l5 38h-38z`, palette.dark ? '#ffd98a' : '#ffe9a8') +
  rect(x - 17, y + drop - 6, 34, 8, palette.front, 3) +
  rect(x - 20, y + drop + 36, 40, 8, palette.front, 3)

const stood = (s: Stage, thing: Thing, x: number, y: number, scale = 1) =>
  s.named.has(thing) ? '' : furnish(s, thing, x, y, scale)

/** What a park has, and where. */
const parks: readonly ((s: Stage) => string)[] = [
  (s) => bench(s, 900, 728) + lampPost(s, 1030, 740) + roundTree(120, 710, 1.7, s.palette.leaf, s),
  (s) =>
    stood(s, 'fountain', 260, 720, 1.2) +
    roundTree(1040, 700, 1.5, s.palette.leaf, s) +
    lampPost(s, 620, 720),
  (s) =>
    bench(s, 250, 728) +
    stood(s, 'statue', 900, 716, 1.2) +
    lampPost(s, 90, 740) +
    roundTree(1110, 700, 1.3, s.palette.leaf, s),
  (s) =>
    grove(s, 'round', 690, 4, 1.2, s.palette.leaf, [300, 860]) +
    bench(s, 1000, 736) +
    stood(s, 'bin', 860, 724),
]

const bench = ({ palette }: Stage, x: number, y: number) =>
  line(
    `M${x - 76} ${y}v-44M${x + 76} ${y}v-44M${x - 76} ${y - 50}l-8 -66M${x + 76} ${y - 50}l8 -66`,
    mix(palette.front, palette.wood, 0.3),
    9,
  ) +
  [-58, -92, -116]
    .map((dy, index) =>
      sheet(
        `M${x - 104} ${y + dy}h208v${index ? 14 : 16}h-208z`,
        mix(palette.wood, '#d29a6a', 0.3),
        palette.shade,
        3,
      ),
    )
    .join('')

/** A tree with a platform, a hut with a lit window, and a ladder. */
const bigTree = (s: Stage) => {
  const { palette, lights } = s
  const wood = mix(palette.wood, '#d29a6a', 0.24)
  const leaf = palette.leaf
  const planks = [0, 1, 2, 3]
    .map((index) => line(`M${716 + index * 62} 520V690`, mix(wood, palette.shade, 0.3), 3, 'opacity=".6"'))
    .join('')
  return (
    sheet(crownOf(600, 300, 560, 270, 17, s), mix(leaf, palette.shade, 0.34), palette.shade, 10) +
    sheet(crownOf(360, 330, 330, 190, 13, s), mix(leaf, palette.shade, 0.18), palette.shade, 8) +
    sheet(crownOf(880, 300, 300, 180, 12, s), mix(leaf, palette.shade, 0.2), palette.shade, 8) +
    sheet(
      `M430 ${high + 10}C500 820 500 720 470 600L380 440L430 420L520 540L570 380H640L650 540L740 430L780 450L720 600C690 740 720 820 800 ${high + 10}z`,
      mix(palette.wood, palette.shade, 0.1),
      palette.shade,
      9,
    ) +
    sheet(crownOf(590, 210, 380, 170, 14, s), leaf, palette.shade, 8) +
    leafCuts(s, 590, 210, 330, 130, 26) +
    leafCuts(s, 330, 340, 250, 120, 14) +
    leafCuts(s, 900, 310, 230, 110, 12) +
    hung(s, 400, 470, 60) +
    hung(s, 560, 430, 90) +
    hung(s, 1000, 440, 80) +
    lights.glow(800, 590, 300, palette.lamp, palette.dark ? 0.7 : 0.4) +
    sheet('M700 692V510H950V692z', wood, palette.shade, 6) +
    planks +
    sheet(
      'M668 520L825 400L982 520z',
      mix('#a8584c', palette.near, palette.dark ? 0.35 : 0.05),
      palette.shade,
      6,
    ) +
    rect(800, 556, 78, 78, mix(wood, '#f4ead8', 0.4), 8) +
    rect(807, 563, 64, 64, palette.dark ? '#ffd27a' : mix(palette.sky[0], '#ffffff', 0.4), 4) +
    line('M839 563v64M807 595h64', mix(wood, '#f4ead8', 0.4), 5) +
    sheet('M250 690H1010V724H250z', mix(wood, palette.moon, 0.08), palette.shade, 6) +
    line('M300 724L450 800M960 724L730 800', mix(palette.wood, palette.shade, 0.2), 16) +
    line('M270 690V620M390 690V620M510 690V628M258 624H520', mix(wood, palette.shade, 0.1), 11) +
    line(
      'M930 730L960 900M990 730L1020 900M936 770H998M944 812H1004M950 856H1012',
      mix(wood, palette.moon, 0.14),
      9,
    )
  )
}
