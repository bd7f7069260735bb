export { type HairStyle, type Look, lookOf } from './look.ts'
export { drawAvatar, drawHero, drawVignette } from './portraits.ts'
export type { Figure, Scene } from './scene.ts'
export { drawCover, drawScene } from './scene.ts'
export {
  isMood,
  isPose,
  isProp,
  isSetting,
  isSpecies,
  isTime,
  isWeather,
  moods,
  poses,
  propsList,
  type Species,
  settings,
  speciesList,
  times,
  weathers,
} from './words.ts'
