import { mix } from '../palette.ts'
import { group, inner, line, path, tenth } from '../paper.ts'
import type { Point } from './joints.ts'

/** What a hand does. */
export type HandShape = 'rest' | 'hold' | 'point' | 'wave' | 'flat' | 'fist' | 'cup'

/**
 * A hand, in units of its palm: the wrist at the left, the fingers to the right, the thumb above. What is held lies between
 * palm and fingers.
 */
const shapes: Readonly<
  Record<HandShape, { readonly palm: string; readonly lines?: string; readonly fingers?: string }>
> = {
  rest: {
    palm: 'M-1 -.6C-.5 -.8 .1 -.84 .42 -.8C.5 -1.24 .98 -1.2 .96 -.76Q1.44 -.5 1.42 -.02C1.4 .5 .9 .84 .2 .84C-.3 .84 -.7 .74 -1 .6z',
  },
  flat: {
    palm: 'M-1 -.6C-.6 -.76 -.3 -.8 -.1 -.8L.3 -1.34Q.7 -1.62 .84 -1.24L.66 -.74Q1.5 -.72 1.96 -.5Q2.24 -.26 1.96 -.06Q2.16 .2 1.84 .36Q1.86 .66 1.5 .68C.9 .86 -.4 .86 -1 .6z',
    lines: 'M1.2 -.12L1.86 -.06M1.14 .3L1.74 .36',
  },
  fist: {
    palm: 'M-1 -.6C-.4 -1 .5 -1.06 .9 -.8C1.34 -.66 1.38 -.3 1.28 -.12Q1.46 .2 1.18 .4Q1.1 .78 .66 .8C.1 1 -.6 .86 -1 .6z',
    lines: 'M.56 -.16H1.2M.5 .34H1.12M.1 -.66Q.72 -.66 .8 -.28',
  },
  hold: {
    palm: 'M-1 -.6C-.4 -1 .6 -1.1 1 -.8Q1.4 0 1 .74C.4 1 -.6 .86 -1 .6z',
    fingers:
      'M.04 -.9Q1.2 -1.1 1.3 -.7Q1.34 -.44 1.16 -.36Q1.5 -.2 1.4 .06Q1.36 .24 1.18 .28Q1.42 .5 1.2 .72Q.9 .96 .1 .84Q-.14 .5 .1 .3Q-.16 .04 .06 -.2Q-.2 -.5 .04 -.9z',
  },
  point: {
    palm: 'M-1 -.6C-.4 -.96 .3 -1.04 .62 -.84L2.1 -.78Q2.5 -.62 2.36 -.38Q2.28 -.24 2.06 -.24L1.16 -.2Q1.46 .14 1.18 .4Q1.1 .78 .66 .8C.1 1 -.6 .86 -1 .6z',
    lines: 'M.62 .02H1.2M.54 .42H1.1M.1 -.5Q.6 -.5 .84 -.2',
  },
  wave: {
    palm: 'M-1 -.56C-.6 -.72 -.44 -.78 -.3 -.86L-.1 -1.5Q.2 -1.88 .46 -1.54L.44 -.92L1.5 -1.3Q1.92 -1.3 1.86 -.92L1.12 -.5L2.14 -.42Q2.44 -.2 2.14 .02L1.16 .04L1.98 .44Q2.16 .76 1.8 .84L.92 .5L1.36 1.06Q1.36 1.4 .98 1.32L.3 .8C-.3 .9 -.7 .76 -1 .6z',
  },
  cup: {
    palm: 'M-1 -.5C-.4 -.5 0 -.3 .3 -.34C.8 -.4 1.1 -.86 1.44 -.94Q1.86 -.84 1.62 -.36C1.3 .5 .6 .86 .1 .86C-.4 .86 -.8 .76 -1 .6z',
    lines: 'M.4 .26Q.96 .16 1.2 -.3',
  },
}

/** @param angle of the forearm, in degrees @param side 1 with the thumb to the left of the way, -1 to the right @param held what lies in the hand */
export function hand(
  shape: HandShape,
  at: Point,
  angle: number,
  size: number,
  side: 1 | -1,
  skin: string,
  held = '',
): string {
  const { palm, lines, fingers } = shapes[shape]
  const placed = `translate(${tenth(at.x)} ${tenth(at.y)}) rotate(${Math.round(angle)}) scale(${tenth(size)} ${tenth(size * side)})`
  const crease = mix(skin, '#7a3a34', 0.34)
  const back = group(path(palm, skin) + (lines ? inner(line(lines, crease, 0.14)) : ''), placed)
  if (!held) return back + (fingers ? group(path(fingers, skin) + knuckles(crease), placed) : '')
  const grip = fingers ?? shapes.hold.fingers ?? ''
  return back + held + group(path(grip, mix(skin, '#fff0e0', 0.06)) + knuckles(crease), placed)
}

const knuckles = (crease: string) => inner(line('M.5 -.34H1.16M.5 .28H1.18', crease, 0.13))
