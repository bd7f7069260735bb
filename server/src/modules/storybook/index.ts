export { storybookRoutes } from './storybook.routes.ts'
