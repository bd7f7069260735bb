import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { at, circle, ellipse, group, line, n, path, rect } from '../paper.ts'
import { drawProp } from '../props.ts'
import type { Mood, Pose, Prop } from '../words.ts'
import { face } from './face.ts'
import { hairBefore, hairBehind } from './hair.ts'

export interface Person {
  readonly kind: 'child' | 'adult' | 'elder'
  readonly look: Look
  readonly pose: Pose
  readonly mood: Mood
  readonly holding?: Prop
}

/** Measures of a paper doll, in pixels; the feet stand at the origin. */
interface Build {
  readonly head: number
  readonly body: number
  readonly legs: number
  readonly width: number
}

/** Small children are mostly head; limbs grow with the years. */
function buildOf({ kind, look }: Person): Build {
  if (kind !== 'child') return { head: 45, body: 130, legs: 118, width: kind === 'elder' ? 66 : 60 }
  const grown = (Math.min(12, Math.max(2, look.age ?? 6)) - 2) / 10
  return { head: 50 - grown * 4, body: 72 + grown * 36, legs: 44 + grown * 52, width: 46 + grown * 6 }
}

/** Somebody drawn with the feet at the origin, looking right. */
export function drawPerson(person: Person): string {
  if (person.pose === 'sleeping') return lying(person)
  const build = buildOf(person)
  const { pose } = person
  const drop = pose === 'sitting' || pose === 'reading' ? build.legs * 0.62 : 0
  const lean =
    pose === 'running' ? 9 : pose === 'walking' ? 3 : pose === 'flying' ? 62 : pose === 'hugging' ? 5 : 0
  const hip = -build.legs + drop
  const figure =
    legs(person, build, hip) +
    group(upper(person, build), `translate(0 ${n(hip)}) rotate(${lean > 20 ? 0 : lean})`)
  const shadow = pose === 'flying' ? '' : ellipse(0, 2, build.width * 0.85, 9, '#0a0820', 'opacity=".28"')
  const flown =
    pose === 'flying' ? group(figure, `translate(0 ${n(-build.body * 0.4)}) rotate(${lean})`) : figure
  return shadow + flown
}

function upper(person: Person, build: Build): string {
  const { body, head, width } = build
  const neck = -body
  const headAt = { x: 3, y: neck - head * 0.78 }
  const headScale = `translate(${n(headAt.x)} ${n(headAt.y)}) scale(${n(head)})`
  return [
    person.pose === 'flying' ? cape(body, width) : '',
    arm(person, build, 'far'),
    torso(person, build),
    group(hairBehind(person.look), headScale),
    rect(-9, neck - 14, 20, 24, mix(person.look.skin, '#3a1c30', 0.16), 8),
    group(skull(person.look) + face(person.look, person.mood, false) + hairBefore(person.look), headScale),
    arm(person, build, 'near'),
  ].join('')
}

const skull = (look: Look) =>
  circle(-0.98, 0.08, 0.17, mix(look.skin, '#3a1c30', 0.1)) +
  path('M-.98 -.1C-1 -1.1 1 -1.1 1 -.08C1 .62 .55 .98 .05 .98C-.5 .98 -.96 .6 -.98 -.1z', look.skin)

function torso({ look, kind }: Person, { body, width }: Build): string {
  const { top, pattern } = look.outfit
  const half = width * 0.5
  const flare = kind === 'child' ? 1.28 : 1.14
  const shape = `M${n(-half * 0.72)} ${n(-body + 4)}Q0 ${n(-body - 8)} ${n(half * 0.76)} ${n(-body + 4)}C${n(half * 1.05)} ${n(-body * 0.6)} ${n(half * flare)} ${n(-body * 0.2)} ${n(half * flare)} 6Q0 18 ${n(-half * flare)} 6C${n(-half * flare)} ${n(-body * 0.2)} ${n(-half * 1.05)} ${n(-body * 0.6)} ${n(-half * 0.72)} ${n(-body + 4)}z`
  const dark = mix(top, '#1c1030', 0.2)
  const light = mix(top, '#ffffff', 0.32)
  const trim =
    pattern === 'stripes'
      ? [0.68, 0.46, 0.24]
          .map((part) =>
            line(
              `M${n(-half * 0.98)} ${n(-body * part)}q${n(half)} 9 ${n(half * 2)} 0`,
              light,
              5,
              'opacity=".55"',
            ),
          )
          .join('')
      : pattern === 'dots'
        ? [0.7, 0.48, 0.26]
            .flatMap((part, row) =>
              [-0.5, 0, 0.5].map((x) =>
                circle((x + (row % 2) * 0.22) * half, -body * part, 4, light, 'opacity=".6"'),
              ),
            )
            .join('')
        : path(
            `M${n(-half * 0.4)} ${n(-body + 1)}q${n(half * 0.45)} 17 ${n(half * 0.9)} 0q${n(-half * 0.4)} 28 ${n(-half * 0.9)} 0z`,
            light,
            'opacity=".6"',
          )
  const edge = path(
    `M${n(-half * 0.72)} ${n(-body + 4)}C${n(-half * 1.05)} ${n(-body * 0.6)} ${n(-half * flare)} ${n(-body * 0.2)} ${n(-half * flare)} 6Q${n(-half * 0.7)} 14 ${n(-half * 0.55)} 12C${n(-half * 0.7)} ${n(-body * 0.4)} ${n(-half * 0.5)} ${n(-body * 0.8)} ${n(-half * 0.72)} ${n(-body + 4)}z`,
    dark,
    'opacity=".5"',
  )
  return path(shape, top) + trim + edge
}

function legs({ look, pose }: Person, { legs: length, width }: Build, hip: number): string {
  const trouser = look.outfit.bottom
  const far = mix(trouser, '#140c28', 0.28)
  const thick = width * 0.3
  const shoe = (x: number, y: number) => ellipse(x + 7, y - 5, 17, 9, '#3b2438')
  const leg = (x: number, foot: { x: number; y: number }, knee: { x: number; y: number }, colour: string) =>
    line(`M${n(x)} ${n(hip)}Q${n(knee.x)} ${n(knee.y)} ${n(foot.x)} ${n(foot.y - 8)}`, colour, thick) +
    shoe(foot.x, foot.y)
  const side = width * 0.22
  if (pose === 'sitting' || pose === 'reading') {
    return (
      leg(-side, { x: length * 0.62, y: 0 }, { x: length * 0.3, y: hip - 4 }, far) +
      leg(side, { x: length * 0.86, y: 2 }, { x: length * 0.55, y: hip + 2 }, trouser)
    )
  }
  if (pose === 'walking')
    return (
      leg(-side, { x: -length * 0.36, y: -3 }, { x: -side, y: hip * 0.5 }, far) +
      leg(side, { x: length * 0.4, y: 0 }, { x: side * 1.8, y: hip * 0.5 }, trouser)
    )
  if (pose === 'running' || pose === 'flying')
    return (
      leg(-side, { x: -length * 0.75, y: -length * 0.3 }, { x: -side * 0.4, y: hip * 0.3 }, far) +
      leg(side, { x: length * 0.55, y: -2 }, { x: length * 0.5, y: hip * 0.62 }, trouser)
    )
  return (
    leg(-side, { x: -side, y: 0 }, { x: -side, y: hip / 2 }, far) +
    leg(side, { x: side, y: 0 }, { x: side, y: hip / 2 }, trouser)
  )
}

/** Where the hand is, from the shoulder, as parts of the arm's length; and which way the elbow bends. */
const reaches: Record<
  Exclude<Pose, 'sleeping'>,
  { near: readonly [number, number]; far: readonly [number, number] }
> = {
  standing: { near: [0.28, 0.94], far: [-0.22, 0.95] },
  walking: { near: [-0.42, 0.86], far: [0.55, 0.78] },
  running: { near: [0.72, 0.3], far: [-0.8, 0.4] },
  sitting: { near: [0.62, 0.72], far: [0.4, 0.8] },
  reading: { near: [0.74, 0.42], far: [0.9, 0.36] },
  flying: { near: [0.3, -0.98], far: [0.62, -0.86] },
  waving: { near: [0.56, -0.86], far: [-0.24, 0.94] },
  pointing: { near: [0.98, -0.22], far: [-0.22, 0.94] },
  hugging: { near: [0.86, 0.34], far: [0.8, 0.44] },
}

function arm({ pose, look, holding }: Person, { body, width }: Build, side: 'near' | 'far'): string {
  if (pose === 'sleeping') return ''
  const length = body * 0.74
  const held = side === 'near' && holding && pose !== 'reading' && pose !== 'flying' ? holding : undefined
  const [x, y] =
    held && pose !== 'waving' && pose !== 'pointing' ? ([0.8, 0.26] as const) : reaches[pose][side]
  const shoulder = { x: (side === 'near' ? 0.3 : -0.3) * width, y: -body + 16 }
  const hand = { x: shoulder.x + x * length, y: shoulder.y + y * length }
  const elbow = { x: (shoulder.x + hand.x) / 2 + (y > 0 ? -6 : 10), y: (shoulder.y + hand.y) / 2 + 10 }
  const sleeve = side === 'far' ? mix(look.outfit.top, '#1c1030', 0.3) : mix(look.outfit.top, '#1c1030', 0.1)
  const book = pose === 'reading' && side === 'near' ? at(hand.x + 2, hand.y + 8, openBook(), 1) : ''
  return [
    held ? at(hand.x, hand.y, drawProp(held, 'held'), 0.8) : '',
    line(
      `M${n(shoulder.x)} ${n(shoulder.y)}Q${n(elbow.x)} ${n(elbow.y)} ${n(hand.x)} ${n(hand.y)}`,
      sleeve,
      width * 0.25,
    ),
    circle(hand.x, hand.y, width * 0.145, side === 'far' ? mix(look.skin, '#3a1c30', 0.14) : look.skin),
    book,
  ].join('')
}

const openBook = () =>
  path('M-34 -14q17 -10 34 0q17 -10 34 0v30q-17 -10 -34 0q-17 -10 -34 0z', '#8e4a52') +
  path('M-30 -18q15 -8 30 1q15 -9 30 -1v28q-15 -8 -30 1q-15 -9 -30 -1z', '#fff3d8')

const cape = (body: number, width: number) =>
  path(
    `M${n(-width * 0.3)} ${n(-body)}C${n(-width * 1.2)} ${n(-body * 0.5)} ${n(-width * 1.3)} ${n(body * 0.3)} ${n(-width * 1.6)} ${n(body * 0.7)}Q${n(-width * 0.4)} ${n(body * 0.4)} ${n(width * 0.35)} ${n(body * 0.5)}Q${n(width * 0.2)} ${n(-body * 0.4)} ${n(width * 0.3)} ${n(-body)}z`,
    '#c9506a',
  )

/** Lying on a pillow under a blanket, the head at the origin's left. */
function lying({ look, kind }: Person): string {
  const head = kind === 'child' ? 44 : 40
  const top = look.outfit.top
  return [
    ellipse(-6, -24, 92, 30, '#f4ead8'),
    ellipse(-6, -30, 82, 22, '#fff8ea'),
    group(
      hairBehind(look) + skull(look) + face(look, 'sleepy', true) + hairBefore(look),
      `translate(-4 -56) rotate(-12) scale(${head})`,
    ),
    path(
      'M-92 8C-84 -34 -40 -36 0 -24C60 -40 190 -44 250 -8Q262 6 250 14H-86Q-96 14 -92 8z',
      mix(top, '#2a2048', 0.18),
    ),
    path(
      'M-92 8C-84 -34 -40 -36 0 -24C24 -30 50 -34 76 -35C30 -20 -40 -22 -60 14H-86Q-96 14 -92 8z',
      mix(top, '#ffffff', 0.25),
    ),
    [110, 160, 208].map((x) => circle(x, -12, 6, mix(top, '#ffffff', 0.3), 'opacity=".6"')).join(''),
  ].join('')
}

/** Elders have grey hair, whatever chance says. */
export const withAge = (look: Look, kind: Person['kind']): Look =>
  kind === 'elder'
    ? {
        ...look,
        glasses: true,
        hair: { colour: '#cfc9d4', style: look.hair.style === 'spiky' ? 'bun' : look.hair.style },
      }
    : look
