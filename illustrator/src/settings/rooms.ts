import { mix } from '../palette.ts'
import { at, circle, ellipse, line, path, rect, sheet } from '../paper.ts'
import type { Setting } from '../words.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import {
  beams,
  boxes,
  chandelier,
  chequered,
  columns,
  controls,
  porthole,
  skeleton,
} from './layers/furniture.ts'
import { curtains, dimEdges, lamp, room, rug, shelf, window } from './layers/interior.ts'
import { livingRoom } from './living-room.ts'
import { school } from './school.ts'
import { high, type Place, type Stage, wide } from './stage.ts'

const inside = (back: string, front: string, floor: number, focus = 560, bedAt?: number): Place => ({
  back,
  front,
  floor,
  focus,
  indoors: true,
  ...(bedAt !== undefined && { bed: bedAt }),
})

/** Places with a ceiling. */
export const rooms: Partial<Record<Setting, (stage: Stage) => Place>> = {
  bedroom,
  kitchen,
  'living-room': livingRoom,
  attic: (s) =>
    inside(
      room(s, { floorAt: 690, lampAt: [560, 420] }) +
        beams(s) +
        window(s, 480, 180, 240, 300, true) +
        boxes(s) +
        lamp(s, 930, 700) +
        rug(s, 560, 822, 330, '#5f7fa0'),
      dimEdges(s),
      822,
    ),
  library: (s) =>
    inside(
      room(s, { floorAt: 700, lampAt: [600, 330], paper: 'panels' }) +
        window(s, 450, 120, 300, 430, true) +
        shelf(s, 10, 660, 380, 6) +
        shelf(s, 810, 660, 380, 6) +
        ladder(s) +
        rug(s, 600, 822, 430, '#9a5a6c') +
        armchair(s, 1010, 790) +
        lamp(s, 170, 704),
      dimEdges(s),
      824,
      540,
    ),
  museum: (s) => ({
    ...inside(
      room(s, { floorAt: 690, lampAt: [600, 260], paper: 'panels' }) +
        columns(s) +
        skeleton(s) +
        exhibits(s) +
        rug(s, 600, 830, 480, '#9a4a5c'),
      dimEdges(s),
      826,
    ),
    near: 1.14,
  }),
  ballroom: (s) => ({
    ...inside(
      room(s, { floorAt: 660, lampAt: [600, 190], paper: 'panels' }) +
        [90, 370, 650, 930].map((x, index) => window(s, x, 150, 180, 400, true, index === 2)).join('') +
        [90, 930].map((x) => curtains(s, x, 150, 180, 400, '#a8486a')).join('') +
        chequered(s, 660) +
        chandelier(s),
      dimEdges(s),
      814,
    ),
    near: 1.12,
  }),
  school,
  rocket: (s) =>
    inside(
      rect(0, 0, wide, high, s.lights.fade(['#2c3364', '#4a5490', '#6a74a8'])) +
        [0, 1, 2, 3, 4]
          .map(
            (index) =>
              line(
                `M${index * 300} -10Q${600 + (index * 300 - 600) * 1.25} 350 ${index * 300} 720`,
                '#252b58',
                8,
              ) +
              line(
                `M${index * 300 + 6} -10Q${606 + (index * 300 - 600) * 1.25} 350 ${index * 300 + 6} 720`,
                '#7a86bc',
                3,
              ),
          )
          .join('') +
        porthole(s, 290, 300, 150) +
        porthole(s, 880, 270, 110) +
        s.lights.glow(600, 560, 560, s.palette.lamp, 0.5) +
        sheet(
          `M-10 700H${wide + 10}V${high + 10}H-10z`,
          s.lights.fade(['#6a74a8', '#3c4478', '#252b58']),
          '#101430',
          8,
          '#9aa6d8',
        ) +
        controls(s),
      path(`M-10 ${high}V856Q600 ${high + 10} 1210 856V${high}z`, '#141838'),
      820,
    ),
}

const ladder = ({ palette }: Stage) => {
  const wood = mix(palette.wood, '#d29a6a', 0.5)
  return (
    line('M770 704L840 70M850 704L910 70', wood, 11) +
    line('M778 640H856M786 560H864M796 470H874M806 380H882M816 290H890M826 200H898', wood, 8)
  )
}

const armchair = ({ palette, cloths }: Stage, x: number, y: number) => {
  const cloth = mix(cloths?.[0] ?? '#4f8a8a', palette.wall, palette.dark ? 0.3 : 0.1)
  return at(
    x,
    y,
    ellipse(0, 6, 150, 14, '#0a0820', 'opacity=".3"') +
      sheet('M-104 -60Q-130 -260 -60 -270H70Q136 -260 108 -60z', cloth, palette.shade, 7) +
      sheet('M-110 -90H112V-30H-110z', mix(cloth, palette.moon, 0.2), palette.shade, 4) +
      sheet(
        'M-140 0V-130Q-140 -156 -112 -156Q-84 -156 -84 -130V0zM84 0V-130Q84 -156 112 -156Q142 -156 142 -130V0z',
        mix(cloth, palette.shade, 0.1),
        palette.shade,
        5,
      ) +
      sheet('M-90 0V-44H90V0z', mix(cloth, palette.shade, 0.24), palette.shade, 4) +
      path('M-30 -110l50 -50l44 36l-46 48z', '#d9a06a'),
  )
}

const exhibits = ({ palette, lights }: Stage) =>
  [
    [190, 0],
    [1000, 1],
  ]
    .map(([x = 0, kind]) => {
      const stone = mix(palette.stone, palette.moon, 0.2)
      const thing =
        kind === 0
          ? path('M-22 0Q-50 -60 -16 -92Q-26 -110 -22 -120H22Q26 -110 16 -92Q50 -60 22 0z', '#c9805c') +
            line('M-34 -50q34 16 68 0M-28 -72q28 12 56 0', '#f0dca8', 5)
          : circle(0, -46, 42, '#8fb5c4') +
            path('M-34 -70q30 -20 50 0q-10 30 -34 26zM0 -24q20 -16 36 0q-12 22 -30 16z', '#8aa86a') +
            path('M-30 0H30V-8H-30z', '#b98a3a')
      return (
        lights.glow(x, 540, 130, palette.lamp, palette.dark ? 0.6 : 0.3) +
        sheet(`M${x - 66} 730V620H${x + 66}V730z`, stone, palette.shade, 5) +
        sheet(`M${x - 78} 622V604H${x + 78}V622z`, mix(stone, '#ffffff', 0.2), palette.shade, 3) +
        at(x, 604, thing) +
        rect(x - 62, 470, 124, 134, '#dfeaf4', 6, 'opacity=".16"')
      )
    })
    .join('')
