import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, path } from '../paper.ts'
import type { Mood } from '../words.ts'
import { face } from './face.ts'
import { hairBefore } from './hair.ts'

/** A head of radius 1 at the origin, without the hair that hangs behind the shoulders. */
export const head = (look: Look, mood: Mood, asleep = false): string =>
  circle(-0.98, 0.12, 0.17, mix(look.skin, '#7a3a34', 0.16)) +
  path(
    'M-1 -.1C-1.02 -1.1 1.02 -1.1 1.02 -.06C1.02 .66 .56 .98 .05 .98C-.5 .98 -.98 .64 -1 -.1z',
    look.skin,
  ) +
  path(
    'M-1 -.1C-.98 .64 -.5 .98 .05 .98C.2 .98 .34 .96 .47 .9C-.1 .9 -.7 .6 -.78 -.3z',
    mix(look.skin, '#7a3a4a', 0.14),
    'opacity=".6"',
  ) +
  face(look, mood, asleep) +
  hairBefore(look) +
  (look.hearingAid ? path('M-1.06 -.02q.02 -.16 .14 -.12q.1 .06 .04 .26q-.06 .12 -.14 .06z', '#dfe6f2') : '')
