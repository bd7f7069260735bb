import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, line, n, path } from '../paper.ts'
import type { Mood } from '../words.ts'

const ink = '#2a1a2c'
const eyesAt = [-0.3, 0.44] as const

/** Eyes, cheeks and mouth on a head of radius 1 at the origin, looking a little to the right. */
export function face(look: Look, mood: Mood, asleep: boolean): string {
  const cheek = mix(look.skin, '#e0685c', 0.38)
  return [
    ellipse(-0.42, 0.28, 0.2, 0.13, cheek, 'opacity=".55"'),
    ellipse(0.58, 0.28, 0.2, 0.13, cheek, 'opacity=".55"'),
    look.freckles ? freckles(look) : '',
    asleep || mood === 'sleepy' ? closedEyes(asleep) : openEyes(look, mood),
    brows(look, mood),
    line('M.04 .2q.06 .09 .14 .02', mix(look.skin, ink, 0.35), 0.05),
    mouth(mood, asleep),
    look.glasses ? glasses() : '',
  ].join('')
}

function openEyes(look: Look, mood: Mood): string {
  const size = mood === 'surprised' ? 0.21 : 0.18
  const gaze = mood === 'curious' ? -0.03 : 0
  return eyesAt
    .map(
      (x) =>
        ellipse(x, 0.03, size * 0.8, size, ink) +
        ellipse(x + 0.02, 0.03 + size * 0.36 + gaze, size * 0.56, size * 0.5, look.eyes) +
        circle(x + 0.05, -0.05 + gaze, size * 0.3, '#fff') +
        circle(x - 0.05, 0.11 + gaze, size * 0.13, '#fff', 'opacity=".8"'),
    )
    .join('')
}

const closedEyes = (asleep: boolean) =>
  eyesAt
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
    line(`M-.42 ${n2(-0.29 + lift + tilt)}q.14 -.09 .28 ${n2(-tilt)}`, colour, 0.06) +
    line(`M.3 ${n2(-0.29 + lift)}q.14 -.09 .28 ${n2(tilt)}`, colour, 0.06)
  )
}

function mouth(mood: Mood, asleep: boolean): string {
  if (asleep || mood === 'sleepy') return line('M0 .44q.09 .05 .18 0', ink, 0.05)
  if (mood === 'surprised') return ellipse(0.09, 0.46, 0.08, 0.11, '#7a2f3c')
  if (mood === 'worried') return line('M-.04 .48q.13 -.09 .26 0', ink, 0.05)
  if (mood === 'calm' || mood === 'curious') return line('M-.04 .42q.13 .1 .26 0', ink, 0.05)
  if (mood === 'proud') return line('M-.12 .42q.19 .2 .4 0', ink, 0.055)
  return (
    path('M-.13 .38q.2 .1 .42 0q-.03 .28 -.21 .28q-.18 0 -.21 -.28z', '#7a2f3c') +
    path('M-.03 .58q.1 -.1 .22 0q-.1 .08 -.22 0z', '#e0808a')
  )
}

const freckles = (look: Look) =>
  [-0.5, -0.38, -0.44, 0.52, 0.64, 0.58]
    .map((x, index) => circle(x, 0.2 + (index % 3) * 0.06, 0.028, mix(look.skin, '#8a4a2a', 0.6)))
    .join('')

const glasses = () =>
  eyesAt
    .map(
      (x) =>
        `<circle cx="${x}" cy=".03" r=".29" fill="#fff" fill-opacity=".14" stroke="#3a2c48" stroke-width=".055"/>`,
    )
    .join('') + line('M0 -.02q.07 -.06 .14 0M-.59 0L-.94 -.04', '#3a2c48', 0.055)

const n2 = (value: number) => String(Math.round(value * 100) / 100)
