export { AnotherNight, NightInSeries, SeriesSection } from './series-section.tsx'
