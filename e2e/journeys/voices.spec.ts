import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, request } from '@playwright/test'
import { encodeWav } from '../../lullaby/src/wav.ts'
import { startVoiceVendor, type VoiceVendorServer } from '../../server/test/vendors/voice-vendor.ts'
import { collectCspViolations } from '../csp-violations.ts'
import { aFamily, password, signInAs } from '../family.ts'
import { browserFlags, findBrowser } from '../find-browser.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { expect, expectAccessible, test } from '../test.ts'

// A fake microphone that beeps, with permission to use it.
test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

let vendor: VoiceVendorServer
let server: OwnServer
test.beforeAll(async () => {
  vendor = await startVoiceVendor()
  server = await startOwnServer({
    ELEVENLABS_API_KEY: 'test-key',
    ELEVENLABS_BASE_URL: vendor.url,
  })
})
test.afterAll(async () => {
  await server.close()
  await vendor.close()
})

/** Saves a screenshot if `E2E_PICTURES` names a folder. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES
  if (folder) writeFileSync(join(folder, `${name}.png`), await page.screenshot())
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A recording of 32 seconds, as a WAV file. */
function aSample(): Buffer {
  const sampleRate = 24_000
  const pcm = Float32Array.from(
    { length: 32 * sampleRate },
    (_, at) => 0.1 * Math.sin(at / 20) * (0.7 + 0.3 * Math.sin(at / 2000)),
  )
  return Buffer.from(encodeWav({ sampleRate, channels: [pcm] }))
}

test('a voice is recorded with consent, cloned, played and deleted everywhere', async ({ page }) => {
  const violations = await collectCspViolations(page)
  const api = await request.newContext({ baseURL: server.address })
  const data = { username: 'the-parent', password, confirmPassword: password, setup: server.setupCode }
  expect((await api.post('/api/register', { data })).status()).toBe(201)
  await page.context().addCookies((await api.storageState()).cookies)

  // By its link: it loads the page anew, because only this page is allowed to use the microphone.
  await page.goto(`${server.address}/profile`)
  await page.getByRole('link', { name: 'Voices of your family' }).click()
  await expect(page.getByRole('heading', { name: 'A new voice' })).toBeVisible()
  await button(page, 'Make this voice').click()
  await expect(page.getByText('Record the text, or choose a file.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Whose voice is it?').fill('Grandma Jo')
  await button(page, 'Record').click()
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[2-9]|[12]\d)$/)
  await saveScreenshot(page, 'voices-recording')
  await button(page, 'Stop').click()
  await expect(page.getByText('At least half a minute is needed; a whole minute is better.')).toBeVisible()
  const file = { name: 'jo.wav', mimeType: 'audio/wav', buffer: aSample() }
  await page.getByLabel('A recording', { exact: true }).setInputFiles(file)
  await expect(page.getByText('Recorded: 32 seconds.')).toBeVisible()
  await expect(page.getByText('Children’s voices are not cloned here, whoever asks.')).toBeVisible()
  await page.getByRole('switch', { name: 'The adult whose voice it is agrees' }).click()
  await saveScreenshot(page, 'voices-recorded')
  await button(page, 'Make this voice').click()
  await expect(page.getByRole('heading', { name: 'Your voices' })).toBeFocused()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await saveScreenshot(page, 'voices-ready')
  expect(vendor.cloned.size).toBe(1)

  await button(page, 'Hear Grandma Jo').click()
  await expect(button(page, 'Stop Grandma Jo')).toBeVisible()
  expect(vendor.requests.at(-1)?.voiceId).toMatch(/^cloned-/)

  await button(page, 'Delete Grandma Jo').click()
  await button(page, 'Delete voice').click()
  await expect(page.getByRole('heading', { name: 'Your voices' })).toHaveCount(0)
  await expect.poll(() => vendor.cloned.size).toBe(0)

  // An installation without a cloning service.
  await signInAs(page.context(), await aFamily({ plan: 'moonbeam' }))
  await page.goto('/voices')
  await expect(page.getByText('No cloning service is set up here')).toBeVisible()
  await expectAccessible(page)
  expect(violations).toEqual([])
})
