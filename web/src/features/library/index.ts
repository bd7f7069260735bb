export { StoryGrid } from './story-grid.tsx'
