import { existsSync } from 'node:fs'

/** For a container without a GPU, a sandbox or a network. */
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
 * The path of a Chromium: `CHROME_BIN`, the one in an npm package, or the system's. Tests do not download a browser. The one in
 * the package is the same on every machine, and an eighth faster than a desktop browser.
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

/** A browser with everything in it, which Lighthouse needs: `CHROME_BIN`, or the system's. */
export function findDesktopBrowser(): string {
  const found = process.env.CHROME_BIN || systemBrowsers.find((path) => existsSync(path))
  if (!found) throw new Error('There is no desktop browser on this machine: name a Chromium in CHROME_BIN')
  return found
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The package also unpacks the system libraries it needs if it detects AWS Lambda. */
async function unpackBrowser(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
