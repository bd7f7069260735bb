export { ChildProfiles } from './child-profiles.tsx'
export { ConsentCard } from './consent-card.tsx'
export { childrenQuery } from './queries.ts'
