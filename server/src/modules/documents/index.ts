export { downloadRoutes } from './downloads/index.ts'
export { exportRoutes } from './exports/index.ts'
export { offlineRoutes } from './offline/index.ts'
export { storybookRoutes } from './storybook/index.ts'
