import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { dashboardRoutes } from './dashboard.routes.ts'
import { musicAdminRoutes } from './music.routes.ts'
import { settingsRoutes } from './settings.routes.ts'
import { userRoutes } from './users.routes.ts'
import { voiceRoutes } from './voices.routes.ts'

/** Everything that is only an administrator's. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  dashboardRoutes(app, deps)
  userRoutes(app, deps)
  voiceRoutes(app, deps)
  musicAdminRoutes(app, deps)
  settingsRoutes(app, deps)
}
