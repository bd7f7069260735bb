export { ClosedFamily, LibrarySwitch, useChosenFamily } from './family-library.tsx'
export { FamilySection } from './family-section.tsx'
export { createPath } from './paths.ts'
export { familyStoriesQuery } from './queries.ts'
