export { ReadingsOnHome, ReadingsOnStory } from './arrived.tsx'
export { OwnReadingOffer } from './own-reading-offer.tsx'
export { ReadingsSection } from './readings-section.tsx'
