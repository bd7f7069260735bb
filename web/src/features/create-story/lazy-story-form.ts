import { lazy } from 'react'

/** Kept out of the first load because it needs react-hook-form. */
export const StoryForm = lazy(async () => ({ default: (await import('./story-form.tsx')).StoryForm }))
