import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, line, n } from '../paper.ts'
import type { Mood } from '../words.ts'

const ink = '#2a1a2c'

/** Eyes, cheeks and mouth on a head of radius 1 at the origin, looking a little to the right. */
export function face(look: Look, mood: Mood, asleep: boolean): string {
  const cheek = mix(look.skin, '#e0685c', 0.38)
  return [
    ellipse(-0.42, 0.28, 0.2, 0.13, cheek, 'opacity=".55"'),
    ellipse(0.58, 0.28, 0.2, 0.13, cheek, 'opacity=".55"'),
    look.freckles ? freckles(look) : '',
    asleep || mood === 'sleepy' ? closedEyes(asleep) : openEyes(look, mood),
    brows(look, mood),
    line('M.06 .16q.07 .1 .16 .02', mix(look.skin, ink, 0.35), 0.05),
    mouth(mood, asleep),
    look.glasses ? glasses() : '',
  ].join('')
}

function openEyes(look: Look, mood: Mood): string {
  const size = mood === 'surprised' ? 0.17 : 0.13
  return [-0.27, 0.43]
    .map(
      (x) =>
        ellipse(x, 0.02, size * 0.82, size, ink) +
        circle(x + 0.03, 0.05, size * 0.42, look.eyes) +
        circle(x + 0.05, -0.04, size * 0.3, '#fff'),
    )
    .join('')
}

const closedEyes = (asleep: boolean) =>
  [-0.27, 0.43]
    .map((x) =>
      line(
        `M${n(x * 10 - 1.4)} 0q1.4 ${asleep ? 1.4 : 1.1} 2.8 0`,
        ink,
        0.6,
        'transform="scale(.1) translate(0 .4)"',
      ),
    )
    .join('')

function brows(look: Look, mood: Mood): string {
  const colour =
    look.hair.style === 'bald' || look.hair.style === 'hijab' ? '#4a3228' : mix(look.hair.colour, ink, 0.25)
  const lift = mood === 'surprised' ? -0.12 : mood === 'curious' ? -0.06 : 0
  const tilt = mood === 'worried' ? 0.09 : 0
  return (
    line(`M-.42 ${n2(-0.24 + lift + tilt)}q.14 -.09 .28 ${n2(-tilt)}`, colour, 0.06) +
    line(`M.3 ${n2(-0.24 + lift)}q.14 -.09 .28 ${n2(tilt)}`, colour, 0.06)
  )
}

function mouth(mood: Mood, asleep: boolean): string {
  if (asleep || mood === 'sleepy') return line('M0 .44q.09 .05 .18 0', ink, 0.05)
  if (mood === 'surprised') return ellipse(0.09, 0.46, 0.08, 0.11, '#7a2f3c')
  if (mood === 'worried') return line('M-.04 .48q.13 -.09 .26 0', ink, 0.05)
  if (mood === 'calm' || mood === 'curious') return line('M-.04 .42q.13 .1 .26 0', ink, 0.05)
  return '<path d="M-.1 .38q.19 .1 .38 0q-.03 .24 -.19 .24q-.16 0 -.19 -.24z" fill="#7a2f3c"/>'
}

const freckles = (look: Look) =>
  [-0.5, -0.38, -0.44, 0.52, 0.64, 0.58]
    .map((x, index) => circle(x, 0.2 + (index % 3) * 0.06, 0.028, mix(look.skin, '#8a4a2a', 0.6)))
    .join('')

const glasses = () =>
  [-0.27, 0.43]
    .map(
      (x) =>
        `<circle cx="${x}" cy=".03" r=".25" fill="#fff" fill-opacity=".16" stroke="#3a2c48" stroke-width=".055"/>`,
    )
    .join('') + line('M-.02 .03h.2', '#3a2c48', 0.055)

const n2 = (value: number) => String(Math.round(value * 100) / 100)
