export { drawAvatar } from './avatar.ts'
export { type Coat, coatOf } from './creatures/coat.ts'
export { drawHero } from './hero.ts'
export { type HairStyle, type Look, lookOf } from './look.ts'
export type { Figure, Scene } from './scene.ts'
export { drawCover, drawScene } from './scene.ts'
export { makingTextures, paintedByHand } from './surface/index.ts'
export { drawVignette, type Vignette } from './vignettes.ts'
export {
  isMood,
  isPose,
  isProp,
  isSetting,
  isSpecies,
  isTime,
  isWeather,
  type Mood,
  moods,
  type Pose,
  type Prop,
  poses,
  propsList,
  type Setting,
  type Species,
  settings,
  speciesList,
  type Time,
  times,
  type Weather,
  weathers,
} from './words.ts'
