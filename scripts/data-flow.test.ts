import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { retentionDays } from '../server/src/modules/cleanup/retention-days.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const page = read('docs/data-flow.md')
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const schema = read('server/src/platform/database/schema.ts').split('export interface Schema {')[1] ?? ''
const tables = [...schema.slice(0, schema.indexOf('\n}')).matchAll(/^ {2}(\w+): \w+$/gm)].map(
  ([, name = '']) => snake(name),
)

/** Rows of the section on tables, by the name in their first cell. */
const rows = new Map(
  page
    .slice(page.indexOf('## Tables'), page.indexOf('## Files'))
    .split('\n')
    .flatMap((line) => {
      const name = /^\| `(\w+)` \|/.exec(line)?.[1]
      return name ? [[name, line] as const] : []
    }),
)

it('docs/data-flow.md lists exactly the tables of the schema', () => {
  expect(tables.length).toBeGreaterThan(30)
  expect([...rows.keys()].sort()).toEqual([...tables].sort())
})

it('docs/data-flow.md states the retention days of the code', () => {
  const documented: Record<keyof typeof retentionDays, string> = {
    failedStories: rows.get('stories') ?? '',
    unsentMails: rows.get('outgoing_mails') ?? '',
    mailFiles: page.split('\n').find((line) => line.includes('*.eml')) ?? '',
    securityLog: rows.get('security_log') ?? '',
    providerCallers: rows.get('api_usage') ?? '',
    paymentEvents: rows.get('stripe_events') ?? '',
    messages: rows.get('admin_notifications') ?? '',
    voiceSyncRuns: rows.get('voice_sync_runs') ?? '',
    quota: rows.get('quota_reservations') ?? '',
    mfaSetups: rows.get('mfa_setups') ?? '',
    setupLinks: rows.get('setup_links') ?? '',
  }
  for (const [name, days] of Object.entries(retentionDays))
    expect(documented[name as keyof typeof retentionDays], name).toMatch(new RegExp(`\\b${days} days?\\b`))
})
