export { NightOf, SeriesSection } from './series-section.tsx'
