import { clothes } from './figures/clothes.ts'
import { hairBehind } from './figures/hair.ts'
import { head } from './figures/head.ts'
import { buildOf } from './figures/measures.ts'
import type { Look } from './look.ts'
import { mix } from './palette.ts'
import { circle, document, group, Lights, path, rect } from './paper.ts'
import { hashOf } from './random.ts'

const backs = [
  ['#37377c', '#a86a9c'],
  ['#2f4a7c', '#7aa0b8'],
  ['#4a3478', '#c9869a'],
  ['#2f5a6c', '#8ab89a'],
  ['#5a3a6c', '#e0a07a'],
] as const

/** Head and shoulders in a round window, 160 × 160. The same look gives the same picture. */
export function drawAvatar(look: Look): string {
  const hash = hashOf(JSON.stringify(look))
  const lights = new Lights(`a${hash.toString(36)}`)
  const person = { kind: 'child', look, action: 'stand', mood: 'happy' } as const
  const years = Math.min(16, Math.max(1, look.age ?? 7))
  // Small children have large heads on narrow shoulders.
  const breadth = years < 7 ? 0.78 + (years - 1) * 0.22 * (1 / 6) : 1 + (years - 7) * (0.14 / 9)
  const build = { ...buildOf({ ...person, look: { ...look, age: 7 } }), body: 78, width: 62 }
  const back = backs[hash % backs.length] ?? backs[0]
  const size = years < 7 ? 44 - (years - 1) * 0.5 : 41 - (years - 7) * 0.45
  const placed = `translate(79 ${76 + (41 - size) * 0.8}) scale(${size})`
  const shoulders = `translate(${79 - 79 * breadth} 0) scale(${breadth} 1)`
  const sleeve = mix(look.outfit.cut === 'dungarees' ? look.outfit.second : look.outfit.top, '#1c1030', 0.1)
  const sheen = circle(80, 80, 78.5, 'none', 'stroke="#fff0d8" stroke-opacity=".3" stroke-width="3"')
  return document(
    160,
    160,
    [0, 0, 160, 160],
    lights,
    `<defs><clipPath id="${lights.name('c')}"><circle cx="80" cy="80" r="80"/></clipPath></defs><g clip-path="url(#${lights.name('c')})">${[
      circle(80, 80, 80, lights.fade(back)),
      lights.glow(100, 52, 92, '#ffd98a', 0.75),
      circle(80, 84, 58, '#fff0d8', 'opacity=".1"'),
      group(hairBehind(look), placed),
      group(path('M28 176C24 138 44 124 66 120H94C116 124 136 138 132 176z', sleeve), shoulders),
      rect(70, 104, 20, 26, mix(look.skin, '#5a2a34', 0.24), 9),
      group(group(clothes(person, build), 'translate(79 198)'), shoulders),
      group(head(look, 'happy'), placed),
    ].join('')}</g>${sheen}`,
  )
}
