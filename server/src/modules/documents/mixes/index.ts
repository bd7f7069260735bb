export { NotRecorded } from './mix-with-music.ts'
export { mixRoutes } from './mixes.routes.ts'
export { makeStorySound } from './story-sound.ts'
