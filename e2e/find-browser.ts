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
 * A Chromium to test with: the one that `CHROME_BIN` names, the one that comes inside an npm package, or the system's. No test
 * downloads a browser. The package's is the same on every machine, and without a desktop's weight quicker by an eighth.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_BIN
  if (named) return named
  // The package holds no other.
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const installed = systemBrowsers.find((path) => existsSync(path))
  if (!installed) throw new Error('There is no browser for this machine: name a Chromium in CHROME_BIN')
  return installed
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The package unpacks its own system libraries as well when it believes that it runs where none are installed. */
async function unpackBrowser(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
