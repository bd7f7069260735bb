import * as calls from '@nightlight/contract'
import {
  type SyncSchedule,
  syncOverdueHours,
  type VoiceSyncRun,
  type VoiceSyncStatus,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve } from '../../platform/http/route.ts'
import { failedLogins } from '../accounts/index.ts'
import { changeSettings, presentSettings } from './change-settings.ts'
import { type SyncRunRow, selectLastRun, selectLastSuccess } from './sync-runs.queries.ts'
import { nextRun } from './sync-schedule.ts'
import { syncVoices } from './sync-voices.ts'
import { testNotifications } from './test-notifications.ts'

/** A password can be tried; mails can be a nuisance, and providers count calls. */
const guessable = { max: 20, timeWindow: '1 minute' }
const outgoing = { max: 10, timeWindow: '1 minute' }

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, settings } = deps
  const means = { ...deps, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, calls.adminConfig, { access: 'admin' }, async () => presentSettings(await settings.current()))

  serve(app, calls.updateConfig, { access: 'admin', limit: guessable }, ({ account, body }) =>
    changeSettings(means, account, body),
  )

  serve(app, calls.voiceSyncStatus, { access: 'admin' }, readStatus)

  serve(app, calls.syncVoices, { access: 'admin', limit: outgoing }, async ({ account }) =>
    presentRun(await syncVoices({ ...deps, publicUrl: deps.config.http.publicUrl }, account)),
  )

  serve(app, calls.setSyncSchedule, { access: 'admin' }, async ({ account, body }) => {
    await changeSettings(means, account, { VOICE_SYNC_SCHEDULE: body.schedule })
    return readStatus()
  })

  serve(app, calls.testNotifications, { access: 'admin', limit: outgoing }, () => testNotifications(deps))

  async function readStatus(): Promise<VoiceSyncStatus> {
    const { voiceSyncSchedule: schedule } = await settings.current()
    const [lastRun, success] = [await selectLastRun(db), await selectLastSuccess(db)]
    const last = success?.finishedAt ?? null
    return {
      syncService: {
        lastSyncTime: last?.toISOString() ?? null,
        schedule,
        nextRun: nextRun(schedule as SyncSchedule, new Date()).toISOString(),
        isOverdue: isOverdue(last),
        lastRun: lastRun ? presentRun(lastRun) : null,
      },
    }
  }
}

/** An installation that is so young that it has compared nothing yet is not late. */
export const isOverdue = (last: Date | null): boolean =>
  last !== null && Date.now() - last.getTime() > syncOverdueHours * 60 * 60 * 1000

const presentRun = ({ startedBy, startedAt, finishedAt, changes, ...run }: SyncRunRow): VoiceSyncRun => ({
  ...run,
  byClock: startedBy === null,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  changes: changes as VoiceSyncRun['changes'],
})
