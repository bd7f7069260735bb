import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMetrics } from './open-metrics.ts'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../../../..', path), 'utf8')
const dashboard = read('deploy/grafana/nightlight.json')
const alerts = read('deploy/prometheus/alerts.yaml')
const runbook = read('docs/runbook.md')

/** The names of all metrics; of histograms, those of their series. */
async function metricNames(): Promise<Set<string>> {
  const metrics = openMetrics()
  metrics.addGauges({
    databaseLoad: () => ({ open: 1, inUse: 0, waiting: 0, failures: 0 }),
    queues: async () => [],
    sessions: async () => 0,
  })
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
    ),
  )
}

const metricsIn = (text: string) => [...new Set(text.match(/\b(nightlight|nodejs|process)_\w+/g))]

describe('dashboard and alerts', () => {
  it('query only metrics that exist', async () => {
    const existing = await metricNames()
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] }
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(queries.length).toBeGreaterThan(10)
    for (const text of [...queries, alerts]) {
      expect(metricsIn(text).length).toBeGreaterThan(0)
      expect(metricsIn(text).filter((name) => !existing.has(name))).toEqual([])
    }
  })

  it('give every alert a duration, a severity and a section of the runbook', () => {
    const rules = alerts.split('- alert: ').slice(1)
    expect(rules.length).toBeGreaterThan(5)
    for (const rule of rules) {
      const [name = ''] = rule.split('\n')
      expect(rule).toMatch(/^ +for: \d+m$/m)
      expect(rule).toMatch(/^ +severity: (critical|warning)$/m)
      expect(rule).toContain(`runbook_url: docs/runbook.md#${name.toLowerCase()}\n`)
      const chapter = runbook.split(`### ${name}\n`)[1]?.split('\n#')[0] ?? ''
      for (const part of ['Parents:', 'Look:', 'Do:']) expect(chapter, name).toContain(part)
    }
  })
})
