import type { FastifyInstance } from 'fastify'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { SettingsDeps } from '../settings/index.ts'
import type { SpeechDeps } from '../voices/index.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { musicAdminRoutes } from './music/music.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { voiceRoutes } from './voices/voices.routes.ts'

/** All routes for administrators. */
export function adminRoutes(app: FastifyInstance, deps: PlatformDeps & SettingsDeps & SpeechDeps): void {
  dashboardRoutes(app, deps)
  userRoutes(app, deps)
  voiceRoutes(app, deps)
  musicAdminRoutes(app, deps)
  settingsRoutes(app, deps)
}
