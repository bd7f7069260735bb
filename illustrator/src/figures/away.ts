import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, line, path } from '../paper.ts'
import { hairBehind, plaits, scarfOf } from './hair.ts'
import { headwear } from './headwear.ts'
import { isWrapped } from './worn.ts'

const skull = 'M-1.05 .1C-1.2 -1.3 1.22 -1.3 1.08 .1C1.06 .72 .6 1 .04 1C-.54 1 -1.03 .72 -1.05 .1z'
const nape = 'M-1.05 .1C-1.2 -1.3 1.22 -1.3 1.08 .1C1.06 .5 .9 .7 .66 .78Q.04 .62 -.6 .78Q-1 .6 -1.05 .1z'

/** A head of radius 1 at the origin, seen from behind. */
export function backOfHead(look: Look): string {
  const { style, colour } = look.hair
  const ears = [-1.02, 1.05].map((x) => circle(x, 0.14, 0.17, mix(look.skin, '#7a3a34', 0.16))).join('')
  const cloth = style === 'hijab' ? scarfOf(look) : colour
  const sheen = line(
    'M-.5 -.74Q.04 -1.02 .6 -.72M-.66 -.3Q-.5 .2 -.4 .5M.7 -.3Q.56 .2 .44 .5',
    mix(cloth, '#fff0e0', 0.16),
    0.05,
    'opacity=".6"',
  )
  if (style === 'bald') return ears + path(skull, look.skin) + headwear(look)
  if (isWrapped(look)) return ears + path(skull, look.skin) + headwear(look)
  const cut = style === 'short' || style === 'spiky' || style === 'bun' || style === 'ponytail'
  return (
    (style === 'hijab' ? '' : ears) +
    path(skull, style === 'hijab' ? cloth : look.skin) +
    path(cut ? nape : skull, cloth) +
    hairBehind({ ...look, hair: { ...look.hair, colour: mix(cloth, '#fff0e0', 0.1) } }) +
    sheen +
    (style === 'plaits' ? plaits(cloth, mix(cloth, '#1a1028', 0.2)) : '') +
    headwear(look)
  )
}
