import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { queueMail } from '../../mail/index.ts'
import type { CurrentSettings, SettingsDeps } from '../../settings/index.ts'
import { type SpeechDeps, selectVoices } from '../../voices/index.ts'
import { queueWebhook } from '../../webhooks/index.ts'
import { audit } from '../audit.ts'
import { compareVoices, type VoiceChanges, type VoiceName } from './compare-voices.ts'
import { offeredBy } from './discover-voices.ts'
import { insertRun, type NewRun, type SyncRunRow, selectLastSuccess } from './sync-runs.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'log' | 'config'> & SettingsDeps & Pick<SpeechDeps, 'speakers'>

/**
 * Asks every provider what it offers and keeps what changed since the last time. A provider that does not answer is taken to
 * offer what it did; only when none answers has the comparison failed. What the clock started is told to the administrators.
 * @param admin who asked; null for the clock
 */
export async function syncVoices(deps: Deps, admin: Account | null): Promise<SyncRunRow> {
  const { db, log } = deps
  const startedAt = new Date()
  const before = await knownVoices(db)
  const { catalogue, failures, silent } = await askAll(deps, before)
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
    const kept = await insertRun(trx, run)
    if (admin)
      await audit(trx, admin, { action: 'voices_synced', about: `sync ${kept.id}`, after: countsOf(changes) })
    else await tell({ ...deps, db: trx }, settings, kept.id, run)
    return kept
  })
  log.info({ status, found: run.found, ...countsOf(changes) }, 'voices compared')
  return row
}

/** As they were at the last comparison; before the first one, what is approved. */
async function knownVoices(db: Kysely<Schema>): Promise<readonly VoiceName[]> {
  const last = await selectLastSuccess(db)
  if (last) return last.catalogue
  return (await selectVoices(db)).map(({ providerId, voiceId, name }) => ({ providerId, voiceId, name }))
}

async function askAll({ speakers, log }: Deps, before: readonly VoiceName[]) {
  const catalogue: VoiceName[] = []
  const failures: { providerId: string; message: string }[] = []
  let silent = 0
  for (const provider of speakers.values()) {
    try {
      const offered = await offeredBy(provider)
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

/** Only of what is news: the same every morning is not read any more. */
async function tell(
  { db, jobs, config }: Deps,
  { adminEmail, notify, webhook }: CurrentSettings,
  runId: number,
  { changes, failures, status }: Pick<NewRun, 'changes' | 'failures' | 'status'>,
): Promise<void> {
  const counts = countsOf(changes)
  const isNews = counts.new + counts.gone + counts.renamed + failures.length > 0
  if (!notify.sync || !isNews) return
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

const namesOf = (voices: readonly VoiceName[]) =>
  voices.map(({ name, providerId }) => `${name} (${providerId})`).join(', ') || 'none'
