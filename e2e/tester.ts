import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { limits } from '../scripts/test-limits.mjs'

/** Every journey fails on an unexpected error or warning in the browser's console. */
export const test = base.extend<{ quiet: undefined; noise: RegExp | null }>({
  /** What Chromium may report beside the usual: tests that break the network say so. */
  noise: [null, { option: true }],
  quiet: [
    async ({ page, noise }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        if (
          ['error', 'warning'].includes(message.type()) &&
          !isExpected(message.text()) &&
          !noise?.test(message.text())
        )
          heard.push(message.text())
      })
      page.on('pageerror', (error) => {
        if (!noise?.test(String(error))) heard.push(String(error))
      })
      await use(undefined)
      expect(heard).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For what has to be written, drawn or narrated first. */
export const whileItIsMade = { timeout: limits.makesStory }

/** Chromium reports answers of 401 and 404 that the app asked for and expected; most tests have no service worker, and are told so. */
const isExpected = (text: string) =>
  /status of (400|401|403|404|409|410|429)|Service Worker registration blocked/.test(text)

/** Nothing serious or critical on the screen when what moves or fades has come to rest: half faded, no text has its contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(finishedAnimations)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter((violation) => ['serious', 'critical'].includes(violation.impact ?? ''))
  expect(grave.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
}

/** Resolves when no animation or transition is running but those that never end. */
const finishedAnimations = `(async () => {
  const running = () =>
    document.getAnimations().filter(
      ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    )
  for (let animations = running(); animations.length > 0; animations = running())
    await Promise.allSettled(animations.map(({ finished }) => finished))
})()`

/** The one toast there is, where it says this. It is read out as well, from elsewhere in the page. */
export const toast = (page: Page, words: string | RegExp) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words })
