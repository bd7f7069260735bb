import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, group, inner, n, path } from '../paper.ts'
import type { Mood } from '../words.ts'
import { face, type Mouth } from './face.ts'
import { hairBefore } from './hair.ts'
import { headwear } from './headwear.ts'

/** Some heads are rounder, some longer. */
const shapes = [
  'M-1 -.1C-1.02 -1.1 1.02 -1.1 1.02 -.06C1.02 .66 .56 .98 .05 .98C-.5 .98 -.98 .64 -1 -.1z',
  'M-1 -.1C-1.02 -1.1 1.02 -1.1 1.02 -.06C1.04 .74 .66 .94 .06 .94C-.6 .94 -1.02 .74 -1 -.1z',
  'M-1 -.1C-1.02 -1.1 1.02 -1.1 1.02 -.06C.98 .62 .46 1.04 .07 1.04C-.4 1.04 -.94 .62 -1 -.1z',
] as const

/**
 * A head of radius 1 at the origin, without the hair that hangs behind the shoulders.
 * @param gaze how far the face is turned, right and down
 */
export const head = (
  look: Look,
  mood: Mood,
  asleep = false,
  gaze: readonly [number, number] = [0, 0],
  doing?: Mouth,
): string =>
  circle(-0.98, 0.12, 0.17, mix(look.skin, '#7a3a34', 0.16)) +
  path(shapes[look.face.shape % shapes.length] ?? shapes[0], look.skin) +
  inner(
    path(
      'M-1 -.1C-.98 .64 -.5 .98 .05 .98C.2 .98 .34 .96 .47 .9C-.1 .9 -.7 .6 -.78 -.3z',
      mix(look.skin, '#7a3a4a', 0.14),
      'opacity=".6"',
    ) + group(face(look, mood, asleep, doing), turned(gaze)),
  ) +
  hairBefore(look) +
  (look.hearingAid ? hearingAid(look) : '') +
  headwear(look)

/** A face that is turned far is seen from the side, and narrower. */
const turned = ([x, y]: readonly [number, number]): string =>
  `translate(${n(x)} ${n(y)})${Math.abs(x) > 0.12 ? ` scale(${n(1 - (Math.abs(x) - 0.12) * 1.2)} 1)` : ''}`

/** Behind the ear, with its tube, in a colour that a child would pick. */
const hearingAid = ({ outfit }: Look) =>
  path(
    'M-1.06 -.1q.05 -.15 .16 -.1q.09 .06 .04 .24q-.04 .14 -.14 .13q-.07 -.07 -.01 -.14q-.06 -.04 -.05 -.13z',
    mix(outfit.top, '#ffffff', 0.45),
  ) + path('M-1.0 .14q.02 .12 .1 .1', 'none', 'stroke="#f4f7fb" stroke-width=".05" stroke-linecap="round"')
