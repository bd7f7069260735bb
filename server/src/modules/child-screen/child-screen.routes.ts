import {
  type ChildScreen,
  childScreen,
  childScreenSettings,
  leaveChildScreen as leaveCall,
  openChildScreen as openCall,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { failedLogins } from '../accounts/index.ts'
import { ownChild } from '../children/index.ts'
import { selectChildScreenStories } from '../stories/index.ts'
import { selectScreen, selectSecrets } from './child-screen.queries.ts'
import { toTimes } from './hours.ts'
import { leaveChildScreen } from './leave-child-screen.ts'
import { openChildScreen } from './open-child-screen.ts'

/** A browser that a parent hands to one child: covers, and nothing else until a parent takes it back. */
export function childScreenRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db } = deps
  const leaveDeps = { db, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, childScreenSettings, { access: 'account' }, async ({ account, params }) => {
    const child = await ownChild(db, account, params.id)
    const screen = await selectScreen(db, account.id, child.id)
    const { childScreenPin } = await selectSecrets(db, account.id)
    return {
      hasPin: childScreenPin !== null,
      hours: screen ? toTimes(screen.screenFrom, screen.screenUntil) : null,
    }
  })

  serve(app, openCall, { access: 'account', limit: limits.signIn }, async ({ account, params, body }) => {
    await openChildScreen(deps, account, await ownChild(db, account, params.id), body)
    return withStatus(204, null)
  })

  serve(app, childScreen, { access: 'account', onChildScreen: true }, ({ account }) => present(account))

  serve(
    app,
    leaveCall,
    { access: 'account', limit: limits.passwordGuess, onChildScreen: true },
    async ({ account, body }) => {
      if (account.childScreen) await leaveChildScreen(leaveDeps, account, body)
      return withStatus(204, null)
    },
  )

  async function present({ id, childScreen }: Account): Promise<ChildScreen> {
    if (!childScreen) throw new NotFound('Screen')
    const { childId, isOpen } = childScreen
    const child = childId === null ? undefined : await selectScreen(db, id, childId)
    if (!child || childId === null) return { name: null, isOpen, hours: null, stories: [] }
    return {
      name: child.name,
      isOpen,
      hours: toTimes(child.screenFrom, child.screenUntil),
      stories: isOpen ? await selectChildScreenStories(db, id, childId) : [],
    }
  }
}
