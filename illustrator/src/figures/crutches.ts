import { group, line, n } from '../paper.ts'
import type { Skeleton } from './skeleton.ts'

/** Two light crutches, from the hands to the ground. */
export function crutches({ arms, build }: Skeleton): string {
  return (['far', 'near'] as const)
    .map((side) => {
      const { end, joint } = arms[side]
      const grey = side === 'far' ? '#6d7386' : '#8a90a4'
      return group(
        line(`M0 0L${n(end.x * 0.2 + (side === 'near' ? 10 : -8))} ${n(-end.y)}`, grey, 5) +
          line(`M0 0L${n((joint.x - end.x) * 0.8)} ${n((joint.y - end.y) * 0.8)}`, grey, 5) +
          line(`M${n(-build.limb * 0.4)} 0H${n(build.limb * 0.7)}`, '#c9504c', 6),
        `translate(${n(end.x)} ${n(end.y)})`,
      )
    })
    .join('')
}
