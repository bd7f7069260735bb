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

/** What a mouth does beside showing a mood. */
export type Mouth = 'blow' | 'shout' | 'yawn' | 'sneeze'

/** Eyes, cheeks and mouth on a head of radius 1 at the origin, looking a little to the right. */
export function face(look: Look, mood: Mood, asleep: boolean, doing?: Mouth): string {
  const cheek = mix(look.skin, '#e0685c', mood === 'scared' || mood === 'sad' ? 0.24 : 0.38)
  const puffed = doing === 'blow' ? 1.3 : 1
  return [
    ellipse(-0.42, 0.28, 0.2 * puffed, 0.13 * puffed, cheek, 'opacity=".55"'),
    ellipse(0.58, 0.28, 0.2 * puffed, 0.13 * puffed, cheek, 'opacity=".55"'),
    look.freckles ? freckles(look) : '',
    look.aged ? lines(look) : '',
    eyesOf(look, mood, asleep || doing === 'yawn' || doing === 'sneeze'),
    look.form === 'woman' && !asleep ? lashes(mood) : '',
    brows(look, asleep ? 'calm' : mood),
    line(noses[look.face.nose] ?? noses[0], mix(look.skin, ink, 0.35), look.form === 'man' ? 0.062 : 0.05),
    look.facialHair === 'none' ? '' : facialHair(look),
    asleep || !doing ? mouth(mood, asleep) : mouths[doing],
    look.missingTooth && !asleep && !doing ? gap(mood) : '',
    look.plaster ? plaster() : '',
    look.patch && !asleep ? patch(look) : '',
    look.glasses ? glasses(look) : '',
  ].join('')
}

const mouths: Readonly<Record<Mouth, string>> = {
  blow: ellipse(0.16, 0.46, 0.075, 0.09, '#7a2f3c'),
  shout: ellipse(0.1, 0.48, 0.2, 0.2, '#7a2f3c') + ellipse(0.1, 0.58, 0.13, 0.09, '#e0808a'),
  sneeze: ellipse(0.12, 0.46, 0.13, 0.1, '#7a2f3c'),
  yawn: ellipse(0.09, 0.5, 0.16, 0.22, '#7a2f3c') + ellipse(0.09, 0.62, 0.1, 0.08, '#e0808a'),
}

/** A sticking patch, in a colour of the clothes. */
const patch = ({ outfit }: Look) =>
  line('M-.99 -.24Q-.4 -.34 .24 -.1M.64 -.08L1.02 -.16', mix(outfit.top, ink, 0.45), 0.05) +
  ellipse(0.44, 0.04, 0.27, 0.25, mix(outfit.top, ink, 0.1)) +
  line('M.26 .04q.18 .06 .36 0', mix(outfit.top, '#fff0d8', 0.4), 0.04)

/** What years have left beside eyes and mouth. */
const lines = ({ skin }: Look) =>
  line(
    'M-.6 .1l-.14 .04M-.58 .02l-.14 -.04M.76 .1l.12 .04M.76 .02l.12 -.04M-.2 .34q-.08 .1 -.04 .2M.4 .34q.08 .1 .04 .2',
    mix(skin, ink, 0.28),
    0.035,
    'opacity=".8"',
  )

const lashes = (mood: Mood) =>
  mood === 'laughing' || mood === 'proud'
    ? ''
    : line('M-.45 -.04l-.09 -.05M-.43 -.1l-.06 -.07M.6 -.04l.09 -.05M.58 -.1l.06 -.07', ink, 0.04)

function eyesOf(look: Look, mood: Mood, asleep: boolean): string {
  if (asleep) return closedEyes()
  if (mood === 'sleepy') return drowsyEyes(look)
  return mood === 'proud' || mood === 'laughing' ? smilingEyes() : openEyes(look, mood)
}

function openEyes(look: Look, mood: Mood): string {
  const size = mood === 'surprised' || mood === 'scared' ? 0.22 : mood === 'curious' ? 0.195 : 0.18
  const gaze = mood === 'curious' ? -0.03 : mood === 'sad' ? 0.03 : 0
  const iris = mood === 'scared' ? 0.44 : 0.62
  const { wide, tall } = eyeShapes[look.face.eyes] ?? eyeShapes[0]
  return eyesAt
    .map(
      (x) =>
        ellipse(x, 0.03, size * wide, size * tall, ink) +
        ellipse(x + 0.02, 0.03 + size * 0.36 + gaze, size * iris, size * (iris - 0.08), look.eyes) +
        circle(x + 0.05, -0.05 + gaze, size * 0.3, '#fff') +
        circle(x - 0.05, 0.11 + gaze, size * 0.13, '#fff', 'opacity=".8"') +
        lid(x, size * wide, size * tall, mood, look),
    )
    .join('')
}

/** The upper lid comes down on a cross eye towards the nose, on a sad one away from it. */
function lid(x: number, rx: number, ry: number, mood: Mood, { skin }: Look): string {
  if (mood !== 'cross' && mood !== 'sad') return ''
  const inner = (x < 0 ? 1 : -1) * (mood === 'cross' ? 1 : -1)
  const [low, high] = [0.03 - ry * 0.34, 0.03 - ry * 1.1]
  const [left, right] = inner > 0 ? [high, low] : [low, high]
  return path(
    `M${n(x - rx * 1.2)} ${n(left)}L${n(x + rx * 1.2)} ${n(right)}V${n(-ry * 1.4)}H${n(x - rx * 1.2)}z`,
    skin,
  )
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

/** How brows are lifted and how far their inner ends are up, left and right. */
const browsOf: Partial<Record<Mood, { readonly lift?: readonly [number, number]; readonly tilt?: number }>> =
  {
    surprised: { lift: [-0.14, -0.14] },
    scared: { lift: [-0.1, -0.1], tilt: 0.14 },
    // The sleepy let them droop outwards, or they would look sly.
    sleepy: { lift: [-0.07, -0.07], tilt: 0.05 },
    curious: { lift: [0.02, -0.13] },
    worried: { tilt: 0.12 },
    sad: { lift: [0, 0], tilt: 0.15 },
    cross: { lift: [0.1, 0.1], tilt: -0.14 },
    laughing: { lift: [-0.08, -0.08] },
    happy: { lift: [-0.02, -0.02] },
  }

function brows(look: Look, mood: Mood): string {
  const colour =
    look.hair.style === 'bald' || look.hair.style === 'hijab' ? '#4a3228' : mix(look.hair.colour, ink, 0.25)
  const { lift: [left, right] = [0, 0], tilt = 0 } = browsOf[mood] ?? {}
  const width = look.form === 'man' ? 0.095 : look.form === 'woman' ? 0.058 : 0.072
  return (
    line(`M-.43 ${n2(-0.28 + left + tilt)}q.14 -.09 .29 ${n2(-tilt)}`, colour, width) +
    line(`M.3 ${n2(-0.28 + right)}q.14 -.09 .29 ${n2(tilt)}`, colour, width)
  )
}

const dark = '#7a2f3c'
const tongue = '#e0808a'
const teeth = '#fff6ea'

const mouthsOf: Readonly<Record<Mood, string>> = {
  sleepy: line('M-.02 .44q.11 .07 .22 0', ink, 0.06),
  surprised: ellipse(0.09, 0.47, 0.11, 0.15, dark) + ellipse(0.09, 0.54, 0.07, 0.06, tongue),
  worried: line('M-.1 .52q.1 -.13 .19 -.06q.1 .06 .19 -.02', ink, 0.065),
  sad: line('M-.1 .54q.19 -.17 .38 0', ink, 0.065),
  scared:
    path('M-.16 .5Q-.1 .36 .09 .4Q.28 .36 .34 .5Q.24 .6 .09 .55Q-.06 .6 -.16 .5z', dark) +
    path('M-.08 .44q.17 -.05 .34 0l-.03 .05q-.14 -.04 -.28 0z', teeth),
  cross: line('M-.06 .52q.15 -.12 .32 -.02', ink, 0.07),
  curious: line('M-.02 .45q.14 .1 .28 -.04', ink, 0.065),
  calm: line('M-.1 .42q.19 .14 .38 0', ink, 0.062),
  proud:
    path('M-.18 .38q.27 .08 .54 0q-.05 .22 -.27 .22q-.22 0 -.27 -.22z', dark) +
    path('M-.14 .4q.23 .06 .46 0l-.03 .07q-.2 .05 -.4 0z', teeth),
  happy:
    path('M-.13 .38q.2 .1 .42 0q-.03 .28 -.21 .28q-.18 0 -.21 -.28z', dark) +
    path('M-.03 .58q.1 -.1 .22 0q-.1 .08 -.22 0z', tongue),
  laughing:
    path('M-.24 .32q.33 .12 .66 0q-.02 .46 -.33 .46q-.31 0 -.33 -.46z', dark) +
    path('M-.2 .35q.29 .1 .58 0l-.02 .09q-.27 .08 -.54 0z', teeth) +
    path('M-.08 .68q.16 -.16 .34 0q-.16 .12 -.34 0z', tongue),
}

const mouth = (mood: Mood, asleep: boolean): string => mouthsOf[asleep ? 'sleepy' : mood]

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
  mood === 'happy' || mood === 'laughing'
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
