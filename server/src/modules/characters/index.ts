export { characterRoutes } from './characters.routes.ts'
export { type PhotoReader, type PhotoReaderDeps, PhotosNotRead } from './photo-reader.ts'
export { photosOfAccount, removeOldPhotos } from './save-photos.ts'
