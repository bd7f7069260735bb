export { ReadingsOnHome, ReadingsOnStory } from './arrived.tsx'
export { ReadingsSection } from './readings-section.tsx'
