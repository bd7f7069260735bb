import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { limits } from '../scripts/test-limits.mjs'
import { address, dataDirOf, portOf } from './address.ts'
import { browserFlags, findBrowser } from './find-browser.ts'

// Playwright loads this file in every worker; they must share the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
const workers = Number(process.env.E2E_WORKERS ?? 1)
const report = process.env.E2E_REPORT

/** Tests of the built product in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '../test-results'),
  timeout: limits.journey,
  expect: { timeout: limits.expectation, toPass: { timeout: limits.expectation } },
  // A test that fails once has found a fault, in the product or in itself.
  retries: 0,
  workers,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: limits.action,
    navigationTimeout: limits.action,
    // `page.route` does not see requests of a service worker. The offline tests allow it.
    serviceWorkers: 'block',
    // Screenshots of every step take 5% more time; `--trace on` includes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
  },
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: 'node e2e/serve.ts',
    cwd: resolve(import.meta.dirname, '..'),
    url: `http://localhost:${portOf(worker)}/readyz`,
    env: { PORT: String(portOf(worker)), DATA_DIR: dataDirOf(worker) },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    timeout: limits.startsDatabase,
  })),
})
