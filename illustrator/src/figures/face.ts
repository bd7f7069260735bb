import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, line, n, path, rect } from '../paper.ts'
import type { Mood } from '../words.ts'

const ink = '#2a1a2c'
const eyesAt = [-0.3, 0.44] as const
const noses = ['M.04 .2q.06 .09 .14 .02', 'M.02 .19q.09 .13 .18 0', 'M.1 .1q.07 .12 -.02 .15'] as const

/** Eyes are rounder or wider, set apart a little or not. */
const eyeShapes = [
  { wide: 0.8, tall: 1 },
  { wide: 0.9, tall: 0.92 },
  { wide: 0.74, tall: 1.1 },
] as const

/** Eyes, cheeks and mouth on a head of radius 1 at the origin, looking a little to the right. */
export function face(look: Look, mood: Mood, asleep: boolean): string {
  const cheek = mix(look.skin, '#e0685c', 0.38)
  return [
    ellipse(-0.42, 0.28, 0.2, 0.13, cheek, 'opacity=".55"'),
    ellipse(0.58, 0.28, 0.2, 0.13, cheek, 'opacity=".55"'),
    look.freckles ? freckles(look) : '',
    eyesOf(look, mood, asleep),
    brows(look, mood),
    line(noses[look.face.nose] ?? noses[0], mix(look.skin, ink, 0.35), 0.05),
    look.facialHair === 'none' ? '' : facialHair(look),
    mouth(mood, asleep),
    look.missingTooth && !asleep ? gap(mood) : '',
    look.plaster ? plaster() : '',
    look.glasses ? glasses(look) : '',
  ].join('')
}

function eyesOf(look: Look, mood: Mood, asleep: boolean): string {
  if (asleep) return closedEyes()
  if (mood === 'sleepy') return drowsyEyes(look)
  return mood === 'proud' ? smilingEyes() : openEyes(look, mood)
}

function openEyes(look: Look, mood: Mood): string {
  const size = mood === 'surprised' ? 0.22 : mood === 'curious' ? 0.195 : 0.18
  const gaze = mood === 'curious' ? -0.03 : 0
  const { wide, tall } = eyeShapes[look.face.eyes] ?? eyeShapes[0]
  return eyesAt
    .map(
      (x) =>
        ellipse(x, 0.03, size * wide, size * tall, ink) +
        ellipse(x + 0.02, 0.03 + size * 0.36 + gaze, size * 0.62, size * 0.54, look.eyes) +
        circle(x + 0.05, -0.05 + gaze, size * 0.3, '#fff') +
        circle(x - 0.05, 0.11 + gaze, size * 0.13, '#fff', 'opacity=".8"'),
    )
    .join('')
}

/** Eyes that a broad smile has pushed shut. */
const smilingEyes = () => eyesAt.map((x) => line(`M${n2(x - 0.15)} .08q.15 -.2 .3 0`, ink, 0.075)).join('')

const closedEyes = () =>
  eyesAt
    .map((x) =>
      line(`M${n(x * 10 - 1.4)} 0q1.4 1.4 2.8 0`, ink, 0.6, 'transform="scale(.1) translate(0 .4)"'),
    )
    .join('')

/** Half-closed: the sleepy are awake, and see where they walk. */
function drowsyEyes(look: Look): string {
  const { wide, tall } = eyeShapes[look.face.eyes] ?? eyeShapes[0]
  const [rx, ry] = [0.18 * wide, 0.18 * tall]
  /** What a heavy lid leaves of an ellipse. */
  const open = (x: number, y: number, a: number, b: number, fill: string) =>
    path(
      `M${n(x - a)} ${n(y)}Q${n(x)} ${n(y - b * 0.8)} ${n(x + a)} ${n(y)}A${n(a)} ${n(b)} 0 0 1 ${n(x - a)} ${n(y)}z`,
      fill,
    )
  return eyesAt
    .map(
      (x) =>
        open(x, 0.04, rx, ry, ink) +
        open(x + 0.01, 0.08, rx * 0.7, ry * 0.66, look.eyes) +
        circle(x + 0.05, 0.05, 0.042, '#fff') +
        circle(x - 0.04, 0.15, 0.02, '#fff', 'opacity=".8"') +
        line(`M${n(x - rx)} .04Q${n(x)} ${n(0.04 - ry * 0.8)} ${n(x + rx)} .04`, ink, 0.045) +
        line(
          `M${n(x - rx * 0.9)} -.06Q${n(x)} -.15 ${n(x + rx * 0.9)} -.06`,
          mix(look.skin, ink, 0.3),
          0.035,
        ),
    )
    .join('')
}

function brows(look: Look, mood: Mood): string {
  const colour =
    look.hair.style === 'bald' || look.hair.style === 'hijab' ? '#4a3228' : mix(look.hair.colour, ink, 0.25)
  const lift = mood === 'surprised' ? -0.14 : mood === 'sleepy' ? -0.07 : 0
  // The curious lift one brow; the worried draw both together.
  const [left, right] = mood === 'curious' ? [0.02, -0.13] : [0, 0]
  // The sleepy let them droop outwards, or they would look sly.
  const tilt =
    mood === 'worried' || mood === 'sad' || mood === 'scared'
      ? 0.12
      : mood === 'cross'
        ? -0.12
        : mood === 'sleepy'
          ? 0.05
          : 0
  return (
    line(`M-.43 ${n2(-0.28 + lift + left + tilt)}q.14 -.09 .29 ${n2(-tilt)}`, colour, 0.072) +
    line(`M.3 ${n2(-0.28 + lift + right)}q.14 -.09 .29 ${n2(tilt)}`, colour, 0.072)
  )
}

function mouth(mood: Mood, asleep: boolean): string {
  if (asleep || mood === 'sleepy') return line('M-.02 .44q.11 .07 .22 0', ink, 0.06)
  if (mood === 'surprised')
    return ellipse(0.09, 0.47, 0.11, 0.15, '#7a2f3c') + ellipse(0.09, 0.54, 0.07, 0.06, '#e0808a')
  if (mood === 'worried' || mood === 'sad' || mood === 'scared' || mood === 'cross')
    return line('M-.1 .52q.1 -.13 .19 -.06q.1 .06 .19 -.02', ink, 0.065)
  if (mood === 'curious') return line('M-.02 .45q.14 .1 .28 -.04', ink, 0.065)
  if (mood === 'calm') return line('M-.1 .42q.19 .14 .38 0', ink, 0.062)
  if (mood === 'proud')
    return (
      path('M-.18 .38q.27 .08 .54 0q-.05 .22 -.27 .22q-.22 0 -.27 -.22z', '#7a2f3c') +
      path('M-.14 .4q.23 .06 .46 0l-.03 .07q-.2 .05 -.4 0z', '#fff6ea')
    )
  return (
    path('M-.13 .38q.2 .1 .42 0q-.03 .28 -.21 .28q-.18 0 -.21 -.28z', '#7a2f3c') +
    path('M-.03 .58q.1 -.1 .22 0q-.1 .08 -.22 0z', '#e0808a')
  )
}

/** On the cheeks and the bridge of the nose, clear of the lenses of glasses. */
const freckles = (look: Look) =>
  frecklesAt.map(([x, y]) => circle(x, y, 0.036, mix(look.skin, '#7a3a20', 0.6))).join('')

const frecklesAt = [
  [-0.58, 0.36],
  [-0.46, 0.46],
  [-0.34, 0.39],
  [-0.22, 0.47],
  [0.05, 0.12],
  [0.11, 0.13],
  [0.38, 0.46],
  [0.5, 0.39],
  [0.62, 0.46],
  [0.73, 0.36],
] as const

/** Frames in a colour of the clothes, dark enough to be seen on any skin. */
export const glasses = ({ outfit }: Look): string => {
  const frame = mix(outfit.shoes, '#221830', 0.45)
  return (
    eyesAt
      .map(
        (x) =>
          `<circle cx="${x}" cy=".03" r=".3" fill="#fff" fill-opacity=".16" stroke="${frame}" stroke-width=".075"/>`,
      )
      .join('') + line('M0 -.02q.07 -.06 .14 0M-.6 0L-.94 -.04', frame, 0.07)
  )
}

/** A gap between the upper teeth, in whatever mouth shows them. */
const gap = (mood: Mood) =>
  mood === 'happy'
    ? rect(-0.06, 0.405, 0.12, 0.08, '#fff6ea', 0.03) + rect(0.13, 0.405, 0.12, 0.08, '#fff6ea', 0.03)
    : mood === 'proud'
      ? rect(0.06, 0.41, 0.1, 0.08, '#7a2f3c', 0.02)
      : ''

const plaster = () =>
  `<g transform="translate(.6 .3) rotate(-24)">${rect(-0.17, -0.07, 0.34, 0.14, '#f6dcb8', 0.06)}${circle(-0.03, 0, 0.02, '#c9986a')}${circle(0.03, 0, 0.02, '#c9986a')}</g>`

function facialHair({ hair, skin, facialHair: kind, facialHairColour }: Look): string {
  const colour =
    facialHairColour ??
    (hair.style === 'hijab' || hair.style === 'bald' ? '#4a3228' : mix(hair.colour, skin, 0.12))
  const moustache = path('M-.16 .42Q-.02 .26 .09 .34Q.2 .26 .36 .42Q.2 .4 .09 .42Q-.02 .4 -.16 .42z', colour)
  if (kind === 'moustache') return moustache
  return (
    path(
      'M-.98 .02Q-.84 .3 -.6 .42Q-.3 .28 .09 .3Q.5 .28 .78 .42Q.96 .26 1.01 .02C1.04 .8 .6 1.16 .06 1.16C-.5 1.16 -.98 .8 -.98 .02z',
      colour,
    ) + ellipse(0.09, 0.48, 0.24, 0.15, mix(skin, '#7a3a4a', 0.1))
  )
}

const n2 = (value: number) => String(Math.round(value * 100) / 100)
