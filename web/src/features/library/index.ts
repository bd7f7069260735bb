export { PlayStory, usePlace } from './play-story.tsx'
export { StoryGrid } from './story-grid.tsx'
