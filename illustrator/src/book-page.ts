import { document } from './paper.ts'
import { pictureOf, type Scene } from './scene.ts'
import { high, wide } from './settings/stage.ts'
import { isSleeper } from './supplemented.ts'

/** What has to be between somebody and the edge of a page, which is cut. */
const margin = 22

/** Nearer to each other, people and animals hide one another. */
const leastRoom = 55

/** Pixels of the drawing of a whole page of a book. */
export const bookPageSize = (ratio: number) => ({ width: Math.round(1500 * ratio), height: 1500 })

/**
 * A scene composed for a page that it fills to its edges. Its people stand closer together than in the picture of the same scene in 4:3, or are
 * seen from farther away.
 * @param ratio width over height, at most 4:3
 * @returns null where somebody would be cut off, or is in bed, or would be hidden by others
 */
export function drawBookPage(scene: Scene, ratio: number): string | null {
  if (scene.cast.some(isSleeper)) return null
  const shots = new Set([scene.shot ?? 'two', 'two', 'wide'] as const)
  for (const shot of scene.shot === 'object' ? (['object'] as const) : shots) {
    const drawing = fitted({ ...scene, shot }, ratio)
    if (drawing) return drawing
  }
  return null
}

function fitted(scene: Scene, ratio: number): string | null {
  const width = high * ratio
  const { lights, content, subject, all } = pictureOf(scene, { width })
  if (!subject || !all) return null
  const isCrowded = subject.right - subject.left < scene.cast.length * leastRoom
  if (isCrowded && scene.cast.length > 1 && scene.shot !== 'object') return null
  const least = Math.max(0, subject.right + margin - width)
  const most = Math.min(wide - width, subject.left - margin)
  if (least > most) return null
  // Things beside the people are on the page as far as there is room.
  const left = Math.min(most, Math.max(least, (all.left + all.right - width) / 2))
  const size = bookPageSize(ratio)
  return document(size.width, size.height, [left, 0, width, high], lights, content)
}
