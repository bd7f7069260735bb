import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserFlags, findDesktopBrowser } from '../../e2e/find-browser.ts'
import { settled } from './first-story.ts'
import { registerParent } from './parent.ts'
import { newDataDir, removeDataDir, startServer } from './running-server.ts'
import { makeStory, multiply } from './story-list.ts'

/** Downloaded on demand: 150 packages that nobody else needs. */
const lighthouseVersion = '13.5.0'
const debuggingPort = 9339

interface Result {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/** What Lighthouse says of the phone's view of home, a library with 100 stories, and a story, as a signed-in parent sees them. */
export async function lighthouse(): Promise<void> {
  const executablePath = findDesktopBrowser()
  if (!existsSync(new URL('../../web/dist/index.html', import.meta.url)))
    throw new Error('The app has not been built: npm run build')
  const dataDir = newDataDir()
  const before = await startServer(dataDir)
  const parent = await registerParent(before, before.setupCode)
  const id = await makeStory(parent)
  await before.stop()
  await multiply(dataDir, 100)
  const server = await startServer(dataDir)
  await settled(server.url)
  const profile = newDataDir()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    await audit('home, as a visitor', `${server.url}/`, dataDir)
    await signIn(browser, server.url, parent.cookie)
    await audit('home', `${server.url}/`, dataDir)
    await audit('library with 100 stories', `${server.url}/library`, dataDir)
    await audit('story', `${server.url}/story/${id}`, dataDir)
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(profile)
    removeDataDir(dataDir)
  }
}

async function signIn(browser: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await browser.addCookies([
    { name, value, url, httpOnly: true },
    { name: 'nightlight_signed_in', value: '1', url },
  ])
}

async function audit(name: string, url: string, folder: string): Promise<void> {
  const file = join(folder, 'lighthouse.json')
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      `lighthouse@${lighthouseVersion}`,
      url,
      `--port=${debuggingPort}`,
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  print(name, JSON.parse(readFileSync(file, 'utf8')) as Result)
}

/** One line of scores and times for each page, and one that names what cost points. Times are of a phone on slow 4G, simulated. */
function print(name: string, { categories, audits }: Result): void {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const time = (audit: string) => Math.round(audits[audit]?.numericValue ?? 0)
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(
    (each) => `${each} ${score(each)}`,
  )
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
  const times = `FCP ${time('first-contentful-paint')} ms, LCP ${time('largest-contentful-paint')} ms, TBT ${time('total-blocking-time')} ms, CLS ${shift}`
  console.log(`Lighthouse ${name}: ${scores.join(', ')}; ${times}`)
  const lost = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9)
  if (lost.length > 0)
    console.log(`  lost: ${lost.map((audit) => `${audit.title} ${audit.score}`).join('; ')}`)
}
