import { line, n, rect } from '../paper.ts'
import type { Build } from './measures.ts'

const wood = '#9a6a44'
const shade = '#6f4a34'

/** A chair, or a bench, for somebody who sits where nothing else is to sit on; `height` of the seat above the ground. */
export function seatBehind(
  kind: 'chair' | 'bench' | 'none' | undefined,
  height: number,
  build: Build,
): string {
  const half = build.width * 0.62
  if (kind === 'chair')
    return (
      line(
        `M${n(-half)} ${n(-height - build.body * 0.72)}L${n(-half + 4)} 0M${n(half * 0.7)} ${n(-height)}V0`,
        shade,
        7,
      ) +
      line(
        `M${n(-half)} ${n(-height - build.body * 0.66)}H${n(-half + 13)}M${n(-half + 1)} ${n(-height - build.body * 0.4)}h13`,
        wood,
        8,
      ) +
      rect(-half - 4, -height, half * 1.9, 11, wood, 4)
    )
  if (kind === 'bench')
    return (
      rect(-half * 1.7, -height, half * 3, 13, wood, 4) +
      line(`M${n(-half * 1.4)} ${n(-height + 10)}V0M${n(half)} ${n(-height + 10)}V0`, shade, 9)
    )
  return ''
}
