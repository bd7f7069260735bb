import { storyQuota as storyQuotaCall } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve } from '../../platform/http/route.ts'
import { storyQuota } from './story-quota.ts'

export function planRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, storyQuotaCall, { access: 'account' }, ({ account }) => storyQuota(db, account))
}
