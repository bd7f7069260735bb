import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { address, dataDirOf, portOf } from './address.ts'
import { browserFlags, findBrowser } from './find-browser.ts'

// Playwright reads this file in every worker; all of them mean the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
const workers = Number(process.env.E2E_WORKERS ?? 1)
/** Milliseconds that one expectation has to come true; a test that is run by itself has less to wait for. */
const patience = workers > 1 ? 180_000 : 30_000

/** The built product, served as it is delivered, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '../test-results'),
  // Patient: nothing here measures time, and the machine may be doing much else.
  timeout: 900_000,
  expect: { timeout: patience, toPass: { timeout: patience } },
  // With all browsers side by side a machine may stand still as long as a toast lives. What passes the second time only is
  // listed as flaky; a test that is run by itself has no second time.
  retries: workers > 1 ? 1 : 0,
  workers,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A worker answers calls that `page.route` then never sees; the journey without a network allows it.
    serviceWorkers: 'block',
    // How a page looked at every step would cost a twentieth of all the time; `--trace on` keeps it too.
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
    timeout: 600_000,
  })),
})
