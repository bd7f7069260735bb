import { storyQuota as storyQuotaCall } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { storyQuota } from './story-quota.ts'

export function planRoutes(app: FastifyInstance, { db }: PlatformDeps): void {
  serve(app, storyQuotaCall, { access: 'account' }, ({ account }) => storyQuota(db, account))
}
