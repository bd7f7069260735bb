export { ReadingsSection } from './readings-section.tsx'
