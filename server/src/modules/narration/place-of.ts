import type { CastMember } from '../../platform/prosody/speakers.ts'
import type { NarrationRow } from './record-narration.ts'

/** Where a section is in its story, also while the story is still being written, and who speaks in it. */
export function placeOf(narration: NarrationRow, position: number) {
  const count = Math.max(narration.plannedCount, narration.storyStructure.sections.length)
  return { from: position / count, to: (position + 1) / count, cast: castOf(narration) }
}

function castOf({ brief }: NarrationRow): CastMember[] {
  if (!brief) return []
  const { children, companions } = brief
  return [
    ...children.map(({ name }) => ({ name, role: 'child' })),
    ...companions.map(({ name, relationship }) => ({ name, role: relationship })),
  ]
}
