export { drawAvatar } from './avatar.ts'
export { bookPageSize, drawBookPage } from './book-page.ts'
export { type ColourScript, colourScriptFor, isColourScript } from './colour-scripts.ts'
export { bookSize, drawCover } from './cover.ts'
export { type Coat, coatOf } from './creatures/coat.ts'
export { actionsInBed } from './figures/postures.ts'
export { drawHero } from './hero.ts'
export { canLetter } from './lettering.ts'
export { type HairStyle, type Look, lookOf } from './look.ts'
export { isTooLarge, isToyIndoors } from './placing.ts'
export { hashOf } from './random.ts'
export type { Figure, Scene } from './scene.ts'
export { drawScene } from './scene.ts'
export { makingTextures, paintedByHand } from './surface/index.ts'
export type { PlacedThing, Target } from './target.ts'
export { drawThemeTile, type ThemeTile } from './theme-tiles.ts'
export { isTint, type Tint } from './tints.ts'
export { drawVignette, type Vignette } from './vignettes.ts'
export {
  type Action,
  actions,
  type Direction,
  directions,
  isAction,
  isDirection,
  isMood,
  isRelation,
  isRole,
  isSetting,
  isShot,
  isSizeWord,
  isSpecies,
  isThing,
  isTime,
  isWeather,
  type Mood,
  moods,
  type Relation,
  type Role,
  relations,
  roles,
  type Setting,
  type Shot,
  type SizeWord,
  type Species,
  settings,
  shots,
  sizeFactors,
  speciesList,
  type Thing,
  type Time,
  things,
  times,
  type Weather,
  weathers,
} from './words.ts'
