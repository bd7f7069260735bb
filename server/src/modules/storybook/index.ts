export { fileNameOf } from './file-name.ts'
export { storybookRoutes } from './storybook.routes.ts'
