export { OpenChildScreen } from './open-child-screen.tsx'
