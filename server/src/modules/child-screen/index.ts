export { childScreenRoutes } from './child-screen.routes.ts'
