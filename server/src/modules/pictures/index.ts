export { drawPicture } from './draw-picture.ts'
export type {
  Drawing,
  Figure,
  Illustrator,
  PersonFigure,
  PictureBrief,
  PictureThing,
} from './illustrator.ts'
export {
  type ImageFault,
  type ImageGenerator,
  ImageNotGenerated,
  type ImageRequest,
  type PictureDeps,
} from './image-generator.ts'
export { renderDrawing } from './render-drawing.ts'
export { storeImage } from './store-image.ts'
