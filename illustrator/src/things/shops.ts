import { circle, line, path, rect } from '../paper.ts'
import {
  blue,
  brick,
  cream,
  gold,
  green,
  ink,
  orange,
  plum,
  red,
  silver,
  steel,
  teal,
  thing,
  white,
} from './thing.ts'

const tin = (x: number, y: number, colour: string) =>
  rect(x, y - 34, 26, 34, colour, 4) + rect(x, y - 25, 26, 14, white)
const carton = (x: number, y: number, colour: string) =>
  rect(x, y - 46, 30, 46, colour, 3) + circle(x + 15, y - 25, 9, cream)
const bottle = (x: number, y: number, colour: string) =>
  path(`M${x} ${y}V${y - 30}q2 -8 6 -10V${y - 50}h8V${y - 40}q4 2 6 10V${y}z`, colour)

/** One level of a rack: what stands on it, and its board. */
const level = (y: number, first: number) => {
  const colours = [red, green, gold, blue, orange, teal, plum, brick]
  const goods = Array.from({ length: 7 }, (_, at) => {
    const colour = colours[(at + first) % colours.length] ?? red
    const x = -122 + at * 35
    return (at + first) % 3 === 0
      ? carton(x, y, colour)
      : (at + first) % 3 === 1
        ? tin(x, y, colour)
        : bottle(x, y, colour)
  })
  return goods.join('') + rect(-136, y, 272, 10, silver, 2) + rect(-136, y + 10, 272, 5, steel)
}

/** What a supermarket has. */
export const shops = {
  'grocery-shelf': thing(
    280,
    290,
    rect(-140, -290, 280, 290, '#cfd8dc', 6) +
      rect(-130, -280, 260, 280, '#8fa0aa') +
      [-216, -144, -72].map((y, at) => level(y, at * 2)).join('') +
      level(-6, 5),
    { isBulky: true },
  ),
  trolley: thing(
    170,
    150,
    path('M-66 -112H70L48 -42H-46z', silver, 'opacity=".55"') +
      line(
        'M-66 -112H70L48 -42H-46zM-60 -92H64M-54 -66H56M-40 -112L-24 -42M-8 -112V-42M24 -112L14 -42',
        steel,
        4,
      ) +
      line('M70 -112L82 -140H62', red, 9) +
      line('M-40 -42L-44 -16H52', steel, 6) +
      circle(-40, -9, 9, ink) +
      circle(46, -9, 9, ink),
    { isBulky: true, mouth: [-112, 62], grip: [72, -138] },
  ),
  till: thing(
    110,
    96,
    path('M-50 0V-34L-36 -54H40L52 -34V0z', steel) +
      rect(-46, -22, 92, 16, ink, 3) +
      rect(-30, -92, 52, 30, ink, 5) +
      rect(-25, -87, 42, 19, '#bfe3c4', 2) +
      line('M-4 -62V-54', ink, 6) +
      [-24, -8, 8, 24].map((x) => rect(x - 5, -48, 9, 7, white, 2)).join(''),
  ),
} as const
