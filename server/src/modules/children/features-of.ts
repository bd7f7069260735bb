import type { ChildRow } from './children.queries.ts'

/** What a parent said about the looks beside hair, eyes and skin: in the profile, among the notes, and about the photos. */
export function featuresOf(
  child: Pick<ChildRow, 'otherFeatures' | 'appearanceNotes' | 'photoAnalysisResults'>,
): string | undefined {
  const aboutPhotos = child.photoAnalysisResults?.parentDescription
  const said = [child.otherFeatures, child.appearanceNotes, aboutPhotos].filter(Boolean)
  return said.length > 0 ? said.join('. ') : undefined
}
