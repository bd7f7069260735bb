export type { Artist, CreatureFigure, Drawing, Figure, PersonFigure, PictureBrief } from './artist.ts'
export { drawPicture } from './draw-picture.ts'
