export { NameSaid } from './name-said.tsx'
export { PreviewName } from './preview-name.tsx'
export { nameAsRemembered, spokenNamesQuery } from './queries.ts'
export { SpokenNamesPart, SpokenNamesSection } from './spoken-names.tsx'
