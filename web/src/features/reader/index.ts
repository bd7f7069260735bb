export { closePaused, stopPlaying, useNowPlaying } from './player/now-playing.ts'

/** Loads the code of the page ahead of navigation. */
export const preloadStoryPage = () => import('./story-page.tsx').catch(() => {})

/** The player of a child's screen. */
export const loadChildPlayer = () => import('./player/child-player.tsx')

const player = () => import('./player/play-story.ts')

/** Loads a story and the code that plays it ahead of a press on Play. */
export const prepareToPlay = (id: string) =>
  player().then(
    ({ prepareStory }) => prepareStory(id),
    () => {},
  )

/** Plays a story on whatever page, or pauses it. Resolves to false if it has no voice. */
export const playStory = (id: string): Promise<boolean> => player().then((load) => load.playStory(id))
