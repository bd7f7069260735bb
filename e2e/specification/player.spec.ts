import type { Locator, Page } from '@playwright/test'
import { password, signInAs } from '../family.ts'
import { playbackPosition } from '../player.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true }).click()
/** Taps on a word of a story that is being read: where the machine was slow the light has dimmed, and a hand that moves brings it back. */
const tap = (page: Page, word: Locator) =>
  expect(async () => {
    await page.mouse.move(210, 310)
    await page.mouse.move(200, 300)
    await word.click({ timeout: 10_000 })
  }).toPass()
/** Resolves when the page has stood still for twenty frames. */
const scrollingEnds = `(async () => {
  for (let still = 0, last = -1; still < 20; still = scrollY === last ? still + 1 : 0, last = scrollY)
    await new Promise(requestAnimationFrame)
})()`
const sound = (page: Page) => page.getByRole('dialog', { name: 'Sound' })
const slider = (page: Page, name: string) => sound(page).getByRole('slider', { name })

test.beforeEach(async ({ page, familyWithStory }) => {
  await signInAs(page.context(), familyWithStory)
  await page.goto(`/story/${familyWithStory.storyIds[0]}`)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

line('player-01', async ({ page }) => {
  const position = page.getByRole('slider', { name: 'Position' })
  const before = Number(await position.getAttribute('aria-valuenow'))
  await position.press('ArrowRight')
  await expect.poll(() => playbackPosition(page)).toBeCloseTo(before + 0.1, 5)
  await page.getByRole('button', { name: 'Sound settings' }).click()
  await expect(slider(page, 'Story volume')).toHaveAttribute('aria-valuenow', '0.8')
  const speed = slider(page, 'Speed')
  await expect(speed).toHaveAttribute('aria-valuenow', '100')
  await speed.press('ArrowRight')
  await expect(speed).toHaveAttribute('aria-valuenow', '105')
  await speed.press('Home')
  await expect(speed).toHaveAttribute('aria-valuenow', '50')
  await speed.press('End')
  await expect(speed).toHaveAttribute('aria-valuenow', '200')
  const music = sound(page).getByRole('switch', { name: 'Background music' })
  if (!(await music.isChecked())) await music.click()
  await expect(slider(page, 'Music volume')).toHaveAttribute('aria-valuenow', '0.3')
  await expect(sound(page).getByRole('combobox', { name: 'Music' })).toContainText('Gentle Lullaby')
  await expectAccessible(page)
})

line('player-03', async ({ page, signInNewFamily }) => {
  // A story of its own, that nobody stopped in the middle of.
  const children = [{ name: 'Marigold', age: 6 }]
  const family = await signInNewFamily({ children, stories: 1, narrated: true })
  await page.goto(`/story/${family.storyIds[0]}`)
  await play(page)
  await expect(page.locator('[data-lit] [data-spoken]')).toHaveCount(1, storyTimeout)
  await page.mouse.move(200, 300)
  const back = page.getByRole('button', { name: 'Back to the voice' })
  // A page that is just scrolling to the voice may swallow a turn of the wheel, or scroll back after it.
  await expect(async () => {
    await page.mouse.wheel(0, 2500)
    await page.evaluate(scrollingEnds)
    await expect(back).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  // Playwright would scroll before it clicks, and that is what the button answers to.
  await back.dispatchEvent('click')
  await expect(back).toHaveCount(0)
  await expect(page.locator('[data-spoken]')).toBeInViewport()
  const word = page.locator('[data-section="1"] [data-word="2"]')
  await tap(page, word)
  await expect(page.locator('[data-section="1"] [data-spoken]').first()).toBeVisible()
  expect(await playbackPosition(page)).toBeGreaterThan(3)
})

line('player-04', async ({ page }) => {
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('radio', { name: /OpenDyslexic/ }).click()
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('[data-section="0"]')).toHaveCSS('font-family', /OpenDyslexic/)
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('radio', { name: /Fraunces/ }).click()
})

line('player-07', async ({ page }) => {
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.addInitScript({
    content: `
      window.actions = []
      const set = MediaSession.prototype.setActionHandler
      MediaSession.prototype.setActionHandler = function (action, handler) {
        if (handler) window.actions.push(action)
        set.call(this, action, handler)
      }
      window.positions = 0
      const tell = MediaSession.prototype.setPositionState
      MediaSession.prototype.setPositionState = function (state) {
        window.positions++
        tell.call(this, state)
      }`,
  })
  await page.reload()
  await play(page)
  await expect.poll(() => page.evaluate('navigator.mediaSession.metadata?.title')).toBe(title)
  expect(await page.evaluate<number>('navigator.mediaSession.metadata.artwork.length')).toBeGreaterThan(0)
  expect(await page.evaluate<string[]>('window.actions')).toEqual(
    expect.arrayContaining(['play', 'pause', 'seekto', 'seekbackward', 'seekforward']),
  )
  await expect.poll(() => page.evaluate<number>('window.positions')).toBeGreaterThan(0)
})

line('player-08', async ({ page, browser, familyWithStory }) => {
  const word = page.locator('[data-section="2"] [data-word="2"]')
  await word.scrollIntoViewIfNeeded()
  await play(page)
  await tap(page, word)
  await expect(page.locator('[data-section="2"] [data-spoken]').first()).toBeVisible()
  const stopped = await playbackPosition(page)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.goto('/about')
  const tablet = await browser.newContext()
  const login = { username: familyWithStory.username, password }
  expect((await tablet.request.post('/api/auth/login', { data: login })).ok()).toBe(true)
  const other = await tablet.newPage()
  await other.goto(`/story/${familyWithStory.storyIds[0]}`)
  await expect.poll(() => playbackPosition(other)).toBeGreaterThan(stopped - 15)
  expect(await playbackPosition(other)).toBeGreaterThan(3)
  await tablet.close()
})
