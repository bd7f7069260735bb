import * as calls from '@nightlight/contract'
import {
  type SyncSchedule,
  syncOverdueHours,
  type VoiceSyncRun,
  type VoiceSyncStatus,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../platform/http/limits.ts'
import { serve } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { failedLogins } from '../../accounts/index.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { type SyncRunRow, selectLastRun, selectLastSuccess } from '../voices/sync-runs.queries.ts'
import { nextRun } from '../voices/sync-schedule.ts'
import { syncVoices } from '../voices/sync-voices.ts'
import { changeSettings, presentSettings } from './change-settings.ts'
import { testNotifications } from './test-notifications.ts'

export function settingsRoutes(app: FastifyInstance, deps: PlatformDeps & SettingsDeps & SpeechDeps): void {
  const { db, settings } = deps
  const settingsDeps = { ...deps, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, calls.adminConfig, { access: 'admin' }, async () => presentSettings(await settings.current()))

  serve(app, calls.updateConfig, { access: 'admin', limit: limits.passwordGuess }, ({ account, body }) =>
    changeSettings(settingsDeps, account, body),
  )

  serve(app, calls.voiceSyncStatus, { access: 'admin' }, readStatus)

  serve(app, calls.syncVoices, { access: 'admin', limit: limits.adminExternalCall }, async ({ account }) =>
    presentRun(await syncVoices(deps, account)),
  )

  serve(app, calls.setSyncSchedule, { access: 'admin' }, async ({ account, body }) => {
    await changeSettings(settingsDeps, account, { VOICE_SYNC_SCHEDULE: body.schedule })
    return readStatus()
  })

  serve(app, calls.testNotifications, { access: 'admin', limit: limits.adminExternalCall }, () =>
    testNotifications(deps),
  )

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

/** Before the first sync of a new installation nothing is overdue. */
export const isOverdue = (last: Date | null): boolean =>
  last !== null && Date.now() - last.getTime() > syncOverdueHours * 60 * 60 * 1000

const presentRun = ({ startedBy, startedAt, finishedAt, changes, ...run }: SyncRunRow): VoiceSyncRun => ({
  ...run,
  byClock: startedBy === null,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  changes: changes as VoiceSyncRun['changes'],
})
