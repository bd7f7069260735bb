import { createHash, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { limits } from '../../scripts/test-limits.mjs'
import { isExhaustive } from '../../scripts/test-sampling.mjs'
import { password } from '../family.ts'
import { browserFlags, findBrowser } from '../find-browser.ts'
import { aHum } from '../hum.ts'
import { type OwnServer, startOwnServer } from '../own-server.ts'
import { playbackPosition, showMore } from '../player.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

/** A name as a router gives one, https://www.rfc-editor.org/rfc/rfc8375. Browsers call it no secure context, unlike localhost. */
const host = 'nightlight.home.arpa'

test.setTimeout(limits.longJourney)

/** What the consoles of all phones say. */
const complaints: string[] = []
test.afterEach(() => expect(complaints.splice(0)).toEqual([]))

test('over http in a home network: a story is made and played, and what needs a secure connection says so', async ({
  playwright,
}) => {
  const server = await startOwnServer({ HOST: '127.0.0.1' }, { host })
  const browser = await playwright.chromium.launch(await options())
  try {
    const page = await phone(browser, server)
    expect(
      await page.evaluate('[isSecureContext, "serviceWorker" in navigator, "wakeLock" in navigator]'),
    ).toEqual([false, false, false])
    await makeStory(page, server)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await giveStarlight(browser, server, page)
    await page.reload()
    await showMore(page)
    await expect(page.getByText('Saving to this device needs a secure connection')).toBeVisible()
    await expectAccessible(page)

    const grandma = await phone(browser, server)
    await grandma.goto(await readingLink(page))
    await grandma.getByRole('button', { name: 'Start' }).click()
    await expect(grandma.getByText('Recording needs a secure connection')).toBeVisible()
    await expect(grandma.getByRole('button', { name: 'Record this page' })).toHaveCount(0)
    await expectAccessible(grandma)
    const file = { name: 'page 1.wav', mimeType: 'audio/wav', buffer: aHum(3) }
    await grandma.getByLabel('A recording').setInputFiles(file)
    await expect(grandma.getByRole('button', { name: 'Next page' })).toBeVisible()
    await grandma.getByRole('button', { name: 'Listen to it' }).click()
    await expect(grandma.getByLabel('Your recording of this page')).toBeVisible()

    await page.goto(`${server.address}/security`)
    await expect(page.getByText('This connection is not secure')).toBeVisible()
  } finally {
    await browser.close()
    await server.close()
  }
})

/** A second installation costs seconds: `npm run test:all` makes it. */
const testOverTls = isExhaustive ? test : test.skip

testOverTls(
  'over https with a certificate of its own: microphone, offline and wake lock work',
  async ({ playwright }) => {
    const server = await startOwnServer({ HOST: '127.0.0.1', HTTPS: 'auto', TRUST_PORT: '0' }, { host })
    const browser = await playwright.chromium.launch(
      await options(
        `--ignore-certificate-errors-spki-list=${keyDigest(join(server.folder, 'tls', 'server.crt'))}`,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ),
    )
    try {
      const page = await phone(browser, server)
      await makeStory(page, server)
      await page.getByRole('button', { name: 'Play', exact: true }).click()
      await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.5)
      expect(await page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active !== null)')).toBe(
        true,
      )
      expect(await page.evaluate<boolean>('"wakeLock" in navigator')).toBe(true)

      await giveStarlight(browser, server, page)
      await page.reload()
      const grandma = await phone(browser, server)
      await grandma.goto(await readingLink(page))
      await grandma.getByRole('button', { name: 'Start' }).click()
      await grandma.getByRole('button', { name: 'Record this page' }).click()
      await expect(grandma.getByRole('timer')).toHaveText(/^0:(0[3-9]|[1-5]\d)$/)
      await grandma.getByRole('button', { name: 'Stop' }).click()
      await expect(grandma.getByRole('button', { name: 'Listen to it' })).toBeVisible()
    } finally {
      await browser.close()
      await server.close()
    }
  },
)

const options = async (...flags: string[]) => ({
  executablePath: await findBrowser(),
  args: [...browserFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1`, ...flags],
})

async function phone(browser: Browser, { address }: OwnServer): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'allow',
    baseURL: address,
  })
  context.setDefaultTimeout(limits.action)
  const page = await context.newPage()
  page.on('console', (message) => {
    const isFault = ['error', 'warning'].includes(message.type())
    if (isFault && !/status of 40[14]/.test(message.text())) complaints.push(message.text())
  })
  return page
}

/** From the first visit, as a family does. */
async function makeStory(page: Page, { address }: OwnServer): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Your child’s name').fill('Marigold')
  await page.getByLabel('Age', { exact: true }).fill('6')
  await page.getByRole('button', { name: 'Begin tonight’s story' }).click()
  await page
    .getByRole('radio', { name: /^Portrait/ })
    .nth(3)
    .click()
  await page.getByRole('button', { name: 'This is Marigold' }).click()
  await page.getByLabel('Username').fill('marigolds-mum')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/, storyTimeout)
}

/** The plan on which relatives read aloud and a device keeps stories. */
async function giveStarlight(browser: Browser, server: OwnServer, page: Page): Promise<void> {
  const { id } = await send(page, 'GET', '/api/user')
  const admin = await phone(browser, server)
  await admin.goto(server.address)
  const account = { username: 'the-admin', password, confirmPassword: password, setup: server.setupCode }
  await send(admin, 'POST', '/api/register', account)
  await send(admin, 'PUT', `/api/admin/users/${id}/plan`, { subscriptionLevel: 'starlight' })
}

/** A call of the page: only the browser knows the host by name. */
const send = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate<{ id: number }>(`fetch('${path}', {
    method: '${method}',
    ${body ? `headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))},` : ''}
  }).then((reply) => reply.ok ? reply.json() : Promise.reject(new Error('${path} ' + reply.status)))`)

/** @returns a link for a relative who reads the story aloud */
async function readingLink(page: Page): Promise<string> {
  const ask = page.getByRole('button', { name: 'Ask a grandparent to read it' })
  if (!(await ask.isVisible())) await showMore(page)
  await ask.click()
  await page.getByRole('textbox', { name: 'Who is going to read?' }).fill('Grandma Jo')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'A link for Grandma Jo' })
  return (await dialog.getByText('/read-aloud#').textContent()) ?? ''
}

/** As the browser's flag names a key that it shall trust. */
function keyDigest(certificate: string): string {
  const spki = createPublicKey(readFileSync(certificate)).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(spki).digest('base64')
}
