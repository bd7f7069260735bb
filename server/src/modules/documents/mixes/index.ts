export { NotRecorded } from './mix-with-music.ts'
export { mixRoutes } from './mixes.routes.ts'
export { storySound } from './story-sound.ts'
