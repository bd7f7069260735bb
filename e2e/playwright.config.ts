import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { address, port } from './address.ts'
import { browserFlags, findBrowser } from './find-browser.ts'

// Playwright reads this file in every worker; all of them mean the same folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))

/** The built product, served as it is delivered, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(import.meta.dirname, '..', process.env.E2E_OUTPUT ?? 'test-results'),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A worker answers calls that `page.route` then never sees; the journey without a network allows it.
    serviceWorkers: 'block',
    // Pictures of every step cost a software renderer as much as the page does.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: resolve(import.meta.dirname, '..'),
    url: `${address}/readyz`,
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 60_000,
  },
})
