import { setUserPlan } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors.ts'
import { serve } from '../../platform/http/route.ts'
import { givePlan } from './give-plan.ts'
import { presentUser } from './present-user.ts'

export function adminRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, setUserPlan, { access: 'admin' }, async ({ account, params, body }) => {
    const user = await givePlan(db, account, params.id, body.subscriptionLevel)
    if (!user) throw new NotFound('User')
    return presentUser(user)
  })
}
