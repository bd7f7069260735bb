import type { Chance } from './random.ts'
import { high, wide } from './settings/stage.ts'

/** What part of the stage the page shows. */
export interface Camera {
  readonly zoom: number
  /** Where the corner of the stage is on the page. */
  readonly left: number
  readonly up: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const unionOf = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }

/** A camera on a point of the stage, which shows nothing beyond its edges. */
export function cameraOn(
  x: number,
  y: number,
  zoom: number,
  at: readonly [number, number] = [wide / 2, high / 2],
): Camera {
  const z = Math.round(zoom * 100) / 100
  return {
    zoom: z,
    left: Math.min(0, Math.max(wide * (1 - z), at[0] - x * z)),
    up: Math.min(0, Math.max(high * (1 - z), at[1] - y * z)),
  }
}

/**
 * So near that the faces of those whom it is about fill the page, with what their hands do. Another face is on the page or off it, not cut by its
 * edge.
 */
export function closeOn(subject: Box, faces: readonly Box[], chance: Chance, page = wide): Camera {
  const [width, height] = [subject.right - subject.left, subject.bottom - subject.top]
  // A narrow page shows less beside the faces, and a broad group needs all of a page.
  const least = page < wide || width * 1.3 > page - 40 ? 1 : 1.3
  const zoom = Math.max(least, Math.min(2.6, (page - 130) / width, (high - 110) / height))
  const x = (subject.left + subject.right) / 2
  const y = (subject.top + subject.bottom) / 2
  const slack = Math.max(0, (page / zoom - width) / 2 - 30)
  const shifts = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9].map((part) => part * slack)
  const lean = chance.between(-0.1, 0.1) * slack
  const cameras = shifts.map((shift) => cameraOn(x + shift + lean, y, zoom))
  const best = cameras.reduce((a, b) => (cutBy(b, faces) < cutBy(a, faces) ? b : a))
  return best
}

/** How many of the boxes the edges of the page cut. */
export function cutBy({ zoom, left, up }: Camera, boxes: readonly Box[]): number {
  return boxes.filter((box) => {
    const [l, r, t, b] = [
      box.left * zoom + left,
      box.right * zoom + left,
      box.top * zoom + up,
      box.bottom * zoom + up,
    ]
    const isOff = r < 0 || l > wide || b < 0 || t > high
    return !isOff && (l < 0 || r > wide || t < 0 || b > high)
  }).length
}

/** Things alone, large, a little below the middle. */
export function stillLifeOf(subject: Box, page = wide): Camera {
  const zoom = Math.max(
    0.9,
    Math.min(
      3,
      (page * 0.72) / (subject.right - subject.left),
      (high * 0.62) / (subject.bottom - subject.top),
    ),
  )
  return cameraOn((subject.left + subject.right) / 2, (subject.top + subject.bottom) / 2, Math.max(1, zoom), [
    wide / 2,
    high * 0.56,
  ])
}
