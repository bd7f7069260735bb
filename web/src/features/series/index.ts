export { NightInSeries, SeriesSection } from './series-section.tsx'
