export { StoryForm } from './lazy-story-form.ts'
