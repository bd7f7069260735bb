import { greyHair, type Look } from '../look.ts'
import { mix } from '../palette.ts'
import { at, ellipse, group, n, path, rect } from '../paper.ts'
import { chairBefore, chairBehind } from './chair.ts'
import { clothes } from './clothes.ts'
import { hairBehind } from './hair.ts'
import { head } from './head.ts'
import { arm, legs } from './limbs.ts'
import { type Build, buildOf, hipOf, isReading, isSeated, type Person } from './measures.ts'
import { type Posture, postureOf } from './postures.ts'

export type { Person } from './measures.ts'

/** How far the body leans forward, in degrees. */
const leans: Partial<Record<Posture, number>> = {
  running: 10,
  walking: 3,
  hugging: 6,
  reading: 4,
  sitting: -3,
}

/** Slight tilts of heads. */
const nods = [0, -6, 5, -3] as const

/** Somebody drawn with the feet at the origin, looking right. */
export function drawPerson(person: Person): string {
  const build = buildOf(person)
  const hip = -hipOf(person, build)
  const inChair = person.look.wheelchair && isSeated(person)
  const lean = inChair ? 0 : (leans[postureOf(person)] ?? 0) + (person.kind === 'elder' ? 3 : 0)
  const doll =
    (inChair ? chairBehind(person.look) : '') +
    legs(person, build) +
    group(upper(person, build, lean), `translate(0 ${n(hip)}) rotate(${lean})`) +
    (inChair ? chairBefore(person.look) : '')
  // Fliers turn about their middle and keep the head up, so that the face is seen.
  if (postureOf(person) === 'flying')
    return group(doll, `translate(0 ${n(hip * 0.6)}) rotate(58) translate(0 ${n(-hip)})`)
  const width = isSeated(person) ? 1.25 : 0.85
  return (
    ellipse(width > 1 ? build.legs * 0.36 : 2, 2, build.width * width, 9, '#0a0820', 'opacity=".34"') + doll
  )
}

function upper(person: Person, build: Build, lean: number): string {
  const { body, width } = build
  const { look, variant = 0 } = person
  const pose = postureOf(person)
  const size = build.head
  const nod = nods[variant % nods.length] ?? 0
  const reads = isReading(person)
  const tilt = pose === 'flying' ? -40 : reads ? 8 : nod - lean * 0.6
  const placed = `translate(3 ${n(-body - size * 0.76)}) rotate(${n(tilt)}) scale(${n(size)})`
  const caped = person.holding === 'cape' || pose === 'flying'
  return [
    group(hairBehind(look), placed),
    caped ? cape(build) : '',
    arm(person, build, 'far'),
    rect(-8, -body - 14, 18, 24, mix(look.skin, '#5a2a34', 0.24), 8),
    pose === 'flying' ? arm(person, build, 'near') : '',
    clothes(person, build),
    reads || pose === 'flying' ? '' : arm(person, build, 'near'),
    group(head(look, person.mood, false, gazeOf(person)), placed),
    reads ? at(width * 0.26 + build.arms * 0.76, -body + build.arms * 0.56, openBook(look)) : '',
    reads ? arm(person, build, 'near') : '',
  ].join('')
}

/** Where the face turns: readers look into the book, the curious look up. */
function gazeOf(person: Person): readonly [number, number] {
  const { mood } = person
  const pose = postureOf(person)
  if (isReading(person)) return [0.08, 0.12]
  if (pose === 'flying') return [0.06, -0.04]
  if (mood === 'curious') return [0.08, -0.06]
  if (mood === 'proud') return [0.02, -0.05]
  return mood === 'worried' ? [0, 0.06] : [0.02, 0]
}

const openBook = ({ outfit }: Look) =>
  group(
    path(
      'M-34 -16q17 -10 34 0q17 -10 34 0v34q-17 -10 -34 0q-17 -10 -34 0z',
      mix(outfit.second, '#5a2440', 0.5),
    ) +
      path('M-30 -20q15 -8 30 1q15 -9 30 -1v32q-15 -8 -30 1q-15 -9 -30 -1z', '#fff3d8') +
      path('M0 -19q15 -9 30 -1v32q-15 -8 -30 1z', '#f0dcb4'),
    'rotate(-6)',
  )

const cape = ({ body, width }: Build) =>
  path(
    `M${n(-width * 0.3)} ${n(-body)}C${n(-width * 1.1)} ${n(-body * 0.5)} ${n(-width * 1.3)} ${n(body * 0.3)} ${n(-width * 1.7)} ${n(body * 0.75)}Q${n(-width * 0.9)} ${n(body * 0.5)} ${n(-width * 0.5)} ${n(body * 0.62)}Q${n(-width * 0.1)} ${n(body * 0.36)} ${n(width * 0.3)} ${n(body * 0.46)}Q${n(width * 0.2)} ${n(-body * 0.4)} ${n(width * 0.3)} ${n(-body)}z`,
    '#c9506a',
  )

/** Elders have grey hair, and no grown-up has a child's hair style. */
export const withAge = (look: Look, kind: Person['kind']): Look => {
  if (kind === 'child') return look
  const cut = look.outfit.cut === 'dungarees' || look.outfit.cut === 'hoodie' ? 'jumper' : look.outfit.cut
  const worn = { ...look, missingTooth: false, outfit: { ...look.outfit, cut } } as const
  const style = { spiky: 'short', pigtails: 'bun', plaits: 'bun' } as const
  const { hair } = look
  const grown = { ...hair, style: hair.style in style ? style[hair.style as keyof typeof style] : hair.style }
  if (kind === 'adult') return { ...worn, hair: grown }
  const elder = hair.style === 'long' ? 'bun' : grown.style
  if (look.aged) return { ...worn, hair: { ...hair, style: elder } }
  return { ...worn, glasses: true, hair: { colour: greyHair, style: elder } }
}
