import { greyHair, type Look } from '../look.ts'
import { mix } from '../palette.ts'
import { ellipse, group, n, path } from '../paper.ts'
import { arm, heldBy } from './arms.ts'
import { backOfHead } from './away.ts'
import { chairBefore, chairBehind } from './chair.ts'
import { clothes, isFolded, skirtOver } from './clothes.ts'
import { costumeBehind, costumeOver, dressedAs } from './costumes.ts'
import { crutches } from './crutches.ts'
import type { Mouth } from './face.ts'
import { hairBehind } from './hair.ts'
import { head } from './head.ts'
import { leg } from './legs.ts'
import type { Person } from './measures.ts'
import { seatBehind } from './seats.ts'
import { type Side, type Skeleton, skeletonOf } from './skeleton.ts'
import { bentBy } from './spine.ts'
import { isInChair } from './stance-of.ts'

export type { Person } from './measures.ts'

/** Somebody drawn with the feet at the origin, looking right. */
export const drawPerson = (person: Person): string => drawSkeleton(person, skeletonOf(person))

/** The body of a skeleton, from what is behind to what is in front. */
export function drawSkeleton(undressed: Person, skeleton: Skeleton): string {
  const { role } = undressed
  const person = role ? { ...undressed, look: dressedAs(undressed.look, role) } : undressed
  const { look } = person
  const { build, stance, arms, spine } = skeleton
  const inChair = isInChair(person)
  const { head: size } = build
  const { x, y, tilt } = skeleton.head
  const placed = `translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${n(size)})`
  const held = heldBy(person, skeleton)
  const drawArm = (side: Side) => arm(person, skeleton, side, held?.hand === side ? held.drawing : '')
  const isOver = (side: Side, what: 'chest' | 'head') => arms[side].hand.over === what
  const legsOver = stance.legsOver && !inChair
  const caped = person.holding === 'cape' || person.action === 'fly'
  if (person.isAway) return drawAway(person, skeleton, placed, drawArm)
  const between = held?.hand === 'both' ? placedBetween(skeleton, held.drawing) : ''
  return [
    shadow(person, skeleton),
    inChair ? chairBehind(look) : '',
    skeleton.seat === undefined ? '' : seatBehind(stance.seat, skeleton.seat, build),
    group(hairBehind(look), placed),
    bentBy(costumeBehind(role, look, build, isFolded(skeleton)), spine),
    caped ? bentBy(cape(build.body, build.width), spine) : '',
    arms.far.hand.over ? '' : drawArm('far'),
    isAstride(person) ? '' : leg(person, skeleton, 'far'),
    legsOver ? '' : leg(person, skeleton, 'near'),
    bentBy(neck(person, skeleton), spine),
    bentBy(clothes(person, build, skeleton) + costumeOver(role, look, build, isFolded(skeleton)), spine),
    legsOver ? leg(person, skeleton, 'near') : '',
    skirtOver(person, skeleton),
    isOver('far', 'chest') ? drawArm('far') : '',
    between,
    isOver('near', 'head') ? '' : drawArm('near'),
    group(head(look, person.mood, person.action === 'sleep', skeleton.gaze, mouths[person.action]), placed),
    isOver('far', 'head') ? drawArm('far') : '',
    isOver('near', 'head') ? drawArm('near') : '',
    look.crutches && !inChair ? crutches(skeleton) : '',
    inChair ? chairBefore(look) : '',
  ].join('')
}

const mouths: Partial<Record<Person['action'], Mouth>> = {
  blow: 'blow',
  shout: 'shout',
  yawn: 'yawn',
  sneeze: 'sneeze',
}

const neck = ({ look }: Person, { build: { body } }: Skeleton) =>
  path(
    `M-8 ${n(-body - 13)}H10V${n(-body + 6)}Q1 ${n(-body + 14)} -8 ${n(-body + 6)}z`,
    mix(look.skin, '#5a2a34', 0.24),
  )

/** On the ground, under whoever stands, sits or lies on it. */
function shadow(person: Person, { build, stance, hips, legs }: Skeleton): string {
  const feet = [legs.near.end.x, legs.far.end.x, hips.x]
  const [left, right] = [Math.min(...feet), Math.max(...feet)]
  if (
    (stance.isAloft && !steps.has(person.action)) ||
    isAstride(person) ||
    person.isBelted ||
    person.isHanging
  )
    return ''
  const half = Math.max(build.width * 0.8, (right - left) / 2 + build.limb * 1.5)
  return ellipse((left + right) / 2 + 2, 2, half, 9, '#0a0820', 'opacity=".34"')
}

/** The same from behind: what is before the chest is hidden, what hangs from the shoulders lies over it. */
function drawAway(person: Person, skeleton: Skeleton, head: string, drawArm: (side: Side) => string): string {
  const { look, role } = person
  const { arms, build, spine, stance } = skeleton
  const inChair = isInChair(person)
  const hidden = (side: Side) => arms[side].hand.over !== undefined
  return [
    shadow(person, skeleton),
    skeleton.seat === undefined ? '' : seatBehind(stance.seat, skeleton.seat, build),
    hidden('near') ? drawArm('near') : '',
    drawArm('far'),
    leg(person, skeleton, 'near'),
    leg(person, skeleton, 'far'),
    bentBy(neck(person, skeleton), spine),
    bentBy(clothes(person, build, skeleton).replace(/<!--i-->.*?<!--o-->/g, ''), spine),
    skirtOver(person, skeleton),
    hidden('near') ? '' : drawArm('near'),
    bentBy(costumeBehind(role, look, build, isFolded(skeleton)), spine),
    inChair ? chairBehind(look) + chairBefore(look) : '',
    group(backOfHead(look), head),
  ].join('')
}

/** On an animal that hides the other leg. */
const isAstride = ({ action, seat }: Person): boolean => action === 'ride' && seat !== undefined

/** What leaves the ground for a moment only. */
const steps: ReadonlySet<Person['action']> = new Set(['run', 'jump'])

function placedBetween({ arms }: Skeleton, drawing: string): string {
  const [one, other] = [arms.near.end, arms.far.end]
  return group(drawing, `translate(${n((one.x + other.x) / 2)} ${n((one.y + other.y) / 2)})`)
}

const cape = (body: number, width: number) =>
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
  // About half of those who grow old wear glasses.
  return { ...worn, glasses: look.glasses || look.face.eyes === 1, hair: { colour: greyHair, style: elder } }
}
