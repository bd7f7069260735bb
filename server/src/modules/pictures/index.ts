export type { Artist, Figure, PersonFigure, PictureBrief } from './artist.ts'
export { drawPicture } from './draw-picture.ts'
