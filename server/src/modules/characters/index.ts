export { characterRoutes } from './characters.routes.ts'
