export { ClosedFamily, LibrarySwitch, useChosenFamily } from './family-library.tsx'
export { FamilySection } from './family-section.tsx'
export { closedFamilyText, createPath, libraryPath } from './paths.ts'
export { familyQuery, familyStoriesQuery, invitationQuery } from './queries.ts'
