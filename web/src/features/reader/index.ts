/** Loads the code of the page ahead of navigation. */
export const preloadStoryPage = () => import('./story-page.tsx').catch(() => {})
