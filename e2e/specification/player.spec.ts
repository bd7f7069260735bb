import type { Locator, Page } from '@playwright/test'
import { limits } from '../../scripts/test-limits.mjs'
import { password, signInAs } from '../family.ts'
import { playbackPosition } from '../player.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true }).click()
/** Taps a word of a story that is playing. The screen may have dimmed meanwhile, which moving the mouse ends. */
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

line('player-17', async ({ page, signInNewFamily }) => {
  const family = await signInNewFamily({
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
    narrated: true,
  })
  await page.goto(`/story/${family.storyIds[0]}`)
  const back = page.getByRole('button', { name: 'Back to the voice' })
  const spoken = page.locator('[data-lit] [data-spoken]')
  const stays = async (place: Locator) => {
    await expect(place).toBeInViewport()
    await page.evaluate(scrollingEnds)
    await expect(back).toBeVisible()
    // Longer than a scroll within sight of the voice suspends the following, while word follows word.
    const from = await playbackPosition(page)
    await expect.poll(() => playbackPosition(page), { timeout: limits.makesStory }).toBeGreaterThan(from + 6)
    await expect(place).toBeInViewport()
    await back.dispatchEvent('click')
    await expect(back).toHaveCount(0)
    await expect(spoken).toBeInViewport()
  }
  await play(page)
  await expect(spoken).toHaveCount(1, storyTimeout)
  // Playwright would scroll before it clicks.
  await page.getByRole('link', { name: 'How this story was made' }).first().dispatchEvent('click')
  await stays(page.locator('summary').filter({ hasText: 'How this story was made' }))
  await page.getByRole('button', { name: 'Another night' }).focus()
  await stays(page.getByRole('button', { name: 'Another night' }))
})

line(['player-07', 'player-08'], async ({ page, browser, familyWithStory }) => {
  await signInAs(page.context(), familyWithStory)
  await page.addInitScript({
    content: `
      window.actions = []
      const setActionHandler = MediaSession.prototype.setActionHandler
      MediaSession.prototype.setActionHandler = function (action, handler) {
        if (handler) window.actions.push(action)
        setActionHandler.call(this, action, handler)
      }
      window.positions = 0
      const setPositionState = MediaSession.prototype.setPositionState
      MediaSession.prototype.setPositionState = function (state) {
        window.positions++
        setPositionState.call(this, state)
      }`,
  })
  await page.goto(`/story/${familyWithStory.storyIds[0]}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const word = page.locator('[data-section="2"] [data-word="2"]')
  await word.scrollIntoViewIfNeeded()
  await play(page)

  await test.step('the media session', async () => {
    await expect.poll(() => page.evaluate('navigator.mediaSession.metadata?.title')).toBe(title)
    expect(await page.evaluate<number>('navigator.mediaSession.metadata.artwork.length')).toBeGreaterThan(0)
    expect(await page.evaluate<string[]>('window.actions')).toEqual(
      expect.arrayContaining(['play', 'pause', 'seekto', 'seekbackward', 'seekforward']),
    )
    await expect.poll(() => page.evaluate<number>('window.positions')).toBeGreaterThan(0)
  })

  await test.step('the position on another device', async () => {
    await tap(page, word)
    await expect(page.locator('[data-section="2"] [data-spoken]').first()).toBeVisible()
    const stoppedAt = await playbackPosition(page)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.goto('/about')
    const tablet = await browser.newContext()
    const login = { username: familyWithStory.username, password }
    expect((await tablet.request.post('/api/auth/login', { data: login })).ok()).toBe(true)
    const otherPage = await tablet.newPage()
    await otherPage.goto(`/story/${familyWithStory.storyIds[0]}`)
    await expect.poll(() => playbackPosition(otherPage)).toBeGreaterThan(stoppedAt - 15)
    expect(await playbackPosition(otherPage)).toBeGreaterThan(3)
    await tablet.close()
  })
})

line(['player-13', 'player-14'], async ({ page, familyWithStory }) => {
  await signInAs(page.context(), familyWithStory)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/story/${familyWithStory.storyIds[0]}`)
  await page.getByRole('button', { name: 'Lights out' }).click()
  const dark = page.getByRole('dialog', { name: 'Lights out' })
  await expect(dark).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  expect(await dark.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible(page)
  // Anywhere on the screen.
  await page.mouse.click(40, 700)
  await expect(dark.getByRole('button', { name: 'Play' })).toBeVisible()
  await dark.getByRole('button', { name: 'Lights on' }).click()
  // Tab in the player does not move the page: what is kept free above it is not for its own buttons.
  const scrolled = await page.evaluate<number>('scrollY')
  for (let tab = 0; tab < 4; tab++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Sleep timer' })).toBeFocused()
  expect(await page.evaluate<number>('scrollY')).toBe(scrolled)
  await play(page)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  const bar = page.getByRole('region', { name: 'Now playing' })
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: /^Open the player/ }).click()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.getAttribute('aria-valuenow'))).toBeGreaterThan(1)
  await expectAccessible(page)
})
