export type { Artist, Figure, PersonFigure, PictureBrief } from './artist.ts'
export { drawPicture } from './draw-picture.ts'
export { keepPainting } from './keep-painting.ts'
export {
  NotPainted,
  type Painter,
  type PaintFault,
  type PaintOrder,
} from './painter.ts'
