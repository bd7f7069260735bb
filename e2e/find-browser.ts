import { existsSync } from 'node:fs'

/** Flags for a container without a GPU, a sandbox or a network; Chromium looks nothing up at start. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
]

/**
 * A Chromium to test with: the one that `CHROME_BIN` names, the system's, or the one that comes inside an npm package. No
 * test downloads a browser.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_BIN
  if (named) return named
  const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  )
  return installed ?? unpackBrowser()
}

/** The package unpacks its own system libraries as well when it believes that it runs where none are installed. */
async function unpackBrowser(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
