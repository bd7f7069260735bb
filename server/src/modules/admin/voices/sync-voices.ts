import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { queueMail } from '../../mail/index.ts'
import type { CurrentSettings, SettingsDeps } from '../../settings/index.ts'
import { type SpeechDeps, selectVoices } from '../../voices/index.ts'
import { queueWebhook } from '../../webhooks/index.ts'
import { audit } from '../audit.ts'
import { compareVoices, type NamedVoice, type VoiceChanges } from './compare-voices.ts'
import { listVoicesOf } from './discover-voices.ts'
import { insertRun, type NewRun, type SyncRunRow, selectLastSuccess } from './sync-runs.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'log' | 'config'> & SettingsDeps & Pick<SpeechDeps, 'speakers'>

/**
 * Lists the voices of every provider and saves what changed since the last sync. A provider that does not answer is assumed to offer
 * the same voices as before; only if none answers, the run has failed. Scheduled runs notify the administrators.
 * @param admin who started it; null for a scheduled run
 */
export async function syncVoices(deps: Deps, admin: Account | null): Promise<SyncRunRow> {
  const { db, log } = deps
  const startedAt = new Date()
  const before = await voicesAtLastSync(db)
  const { catalogue, failures, silent } = await listAllVoices(deps, before)
  const status = silent > 0 && silent === deps.speakers.size ? 'failed' : 'done'
  const changes = compareVoices(before, catalogue)
  const run = {
    startedBy: admin?.id ?? null,
    status,
    found: catalogue.length,
    changes,
    catalogue,
    failures,
    startedAt,
  } as const
  const settings = await deps.settings.current()
  const row = await db.transaction().execute(async (trx) => {
    const saved = await insertRun(trx, run)
    if (admin)
      await audit(trx, admin, {
        action: 'voices_synced',
        about: `sync ${saved.id}`,
        after: countsOf(changes),
      })
    else await notifyAdmins({ ...deps, db: trx }, settings, saved.id, run)
    return saved
  })
  log.info({ status, found: run.found, ...countsOf(changes) }, 'voices compared')
  return row
}

/** The catalogue of the last successful sync; before the first one, the approved voices. */
async function voicesAtLastSync(db: Kysely<Schema>): Promise<readonly NamedVoice[]> {
  const last = await selectLastSuccess(db)
  if (last) return last.catalogue
  return (await selectVoices(db)).map(({ providerId, voiceId, name }) => ({ providerId, voiceId, name }))
}

async function listAllVoices({ speakers, log }: Deps, before: readonly NamedVoice[]) {
  const catalogue: NamedVoice[] = []
  const failures: { providerId: string; message: string }[] = []
  let silent = 0
  for (const provider of speakers.values()) {
    try {
      const offered = await listVoicesOf(provider)
      catalogue.push(...offered.map(({ voiceId, name }) => ({ providerId: provider.id, voiceId, name })))
      const faults = (await provider.faults?.()) ?? []
      failures.push(...faults.map((message) => ({ providerId: provider.id, message })))
    } catch (error) {
      log.warn(
        { provider: provider.id, type: error instanceof Error ? error.name : '' },
        'a provider did not list its voices',
      )
      silent++
      failures.push({ providerId: provider.id, message: `${provider.name} did not answer.` })
      catalogue.push(...before.filter((voice) => voice.providerId === provider.id))
    }
  }
  return { catalogue, failures, silent }
}

const countsOf = (changes: VoiceChanges) => ({
  new: changes.new.length,
  gone: changes.gone.length,
  renamed: changes.renamed.length,
})

/** Only if something changed or failed: nobody reads the same mail every morning. */
async function notifyAdmins(
  { db, jobs, config }: Deps,
  { adminEmail, notify, webhook }: CurrentSettings,
  runId: number,
  { changes, failures, status }: Pick<NewRun, 'changes' | 'failures' | 'status'>,
): Promise<void> {
  const counts = countsOf(changes)
  const hasNews = counts.new + counts.gone + counts.renamed + failures.length > 0
  if (!notify.sync || !hasNews) return
  if (webhook) await queueWebhook({ db, jobs }, { event: 'voice_sync', runId, status, ...counts })
  if (!adminEmail) return
  const values = {
    new: String(counts.new),
    gone: String(counts.gone),
    renamed: String(counts.renamed),
    newNames: namesOf(changes.new),
    goneNames: namesOf(changes.gone),
    renamedNames: changes.renamed.map(({ before, name }) => `${before} → ${name}`).join(', ') || 'none',
    failures: failures.map(({ providerId }) => providerId).join(', ') || 'none',
    link: `${config.http.publicUrl}/admin/voices`,
  }
  await queueMail({ db, jobs }, { template: 'voice-sync', to: adminEmail, userId: null, values })
}

const namesOf = (voices: readonly NamedVoice[]) =>
  voices.map(({ name, providerId }) => `${name} (${providerId})`).join(', ') || 'none'
