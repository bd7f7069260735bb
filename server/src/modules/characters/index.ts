export { characterRoutes } from './characters.routes.ts'
export { type PhotoReader, type PhotoReaderDeps, PhotosNotRead } from './photo-reader.ts'
export { removeOldPhotos } from './save-photos.ts'
