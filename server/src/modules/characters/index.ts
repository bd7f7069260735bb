export { characterRoutes } from './characters.routes.ts'
export { removeOldPhotos } from './keep-photos.ts'
export { type PhotoReader, PhotosNotRead } from './photo-reader.ts'
