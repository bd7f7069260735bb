import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { isExhaustive, sample, seed } from '../../scripts/test-sampling.mjs'
import { becomeAdmin, type Family, signInAs } from '../family.ts'
import { expect, expectAccessible, test } from '../test.ts'

const screenshots = resolve(import.meta.dirname, '../../test-results/screens')
const docs = resolve(import.meta.dirname, '../../docs/screens')

/** With `SCREENS` set, every screen is only captured, in all themes and widths, and `docs/screens` is made anew. */
const isCapturing = process.env.SCREENS !== undefined

interface Screen {
  readonly name: string
  /** Without a path, the screen is reached from the previous one by `open`. */
  readonly path?: (family: Family) => string
  readonly open?: (page: Page) => Promise<void>
}

interface ScreenGroup {
  readonly title: string
  readonly signIn?: (page: Page, family: Family) => Promise<void>
  readonly screens: readonly Screen[]
}

const at = (path: string) => () => path

const signInFamily = (page: Page, family: Family) => signInAs(page.context(), family)

async function signInAdmin(page: Page): Promise<void> {
  const admin = await becomeAdmin()
  await page.context().addCookies((await admin.storageState()).cookies)
}

const parentScreens: readonly ScreenGroup[] = [
  {
    title: 'public pages',
    screens: [
      { name: 'home', path: at('/') },
      { name: 'about', path: at('/about') },
      { name: 'privacy', path: at('/privacy') },
      { name: 'terms', path: at('/terms') },
      { name: 'contact', path: at('/contact') },
      { name: 'not-found', path: at('/nowhere') },
    ],
  },
  {
    title: 'sign-in pages',
    screens: [
      { name: 'login', path: at('/auth') },
      { name: 'register', path: at('/auth?tab=register') },
      { name: 'forgotten-password', path: at('/auth?tab=forgot') },
    ],
  },
  {
    title: 'story pages',
    signIn: signInFamily,
    screens: [
      {
        name: 'create',
        path: at('/#create-story'),
        open: async (page) => {
          await expect(page.getByRole('button', { name: /^More/ })).not.toContainText('A voice reads')
          await page.getByRole('button', { name: /^More/ }).click()
          await page.getByRole('form', { name: 'Story' }).scrollIntoViewIfNeeded()
        },
      },
      { name: 'library', path: at('/library') },
      { name: 'story', path: ({ storyIds: [id] }) => `/story/${id}` },
      {
        name: 'sound-settings',
        open: (page) => page.getByRole('button', { name: 'Sound settings' }).click(),
      },
    ],
  },
  {
    title: 'account pages',
    signIn: signInFamily,
    screens: [
      { name: 'dashboard', path: at('/dashboard') },
      { name: 'profile', path: at('/profile') },
      {
        name: 'enhanced-profile',
        open: (page) =>
          page
            .getByRole('button', { name: /^Enhanced Profile/ })
            .first()
            .click(),
      },
      { name: 'child', path: ({ children: [child] }) => `/profile/${child?.id}` },
      { name: 'child-known', path: ({ children: [child] }) => `/profile/${child?.id}?tab=known` },
      { name: 'security', path: at('/security') },
      {
        name: 'two-factor',
        open: async (page) => {
          await page.getByRole('tab', { name: 'Two-Factor Auth' }).click()
          await page.getByRole('button', { name: 'Set Up Two-Factor Auth' }).click()
          await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
        },
      },
      { name: 'subscribe', path: at('/subscribe') },
    ],
  },
]

const administration: ScreenGroup = {
  title: 'pages of the administration',
  signIn: signInAdmin,
  screens: ['Dashboard', 'Users', 'Voices', 'Music', 'Settings'].map((tab, index) => ({
    name: `administration-${tab}`,
    ...(index === 0 && { path: at('/admin') }),
    open: (page) => page.getByRole('tab', { name: tab, exact: true }).click(),
  })),
}

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const
const themes = ['light', 'dark'] as const

/** Colours do not depend on the width, nor focus order on the theme: unless capturing, each theme is checked at one width. */
const variants = themes.flatMap((theme) =>
  sizes
    .filter(({ width }) => isCapturing || (theme === 'dark' ? width === 390 : width === 1280))
    .map((size) => ({ theme, size })),
)
type Variant = (typeof variants)[number]

/** Of a screen one of the two in each run of the tests, unless everything runs. */
const variantsOf = (name: string) =>
  sample(variants, 1 / 2, undefined, { seed: `${seed} ${name}`, isExhaustive: isExhaustive || isCapturing })

for (const { title, signIn, screens } of [...parentScreens, administration]) {
  test(`the ${title} are accessible and not wider than the window`, async ({ page, familyWithStory }) => {
    await signIn?.(page, familyWithStory)
    // A page takes its theme as it is opened.
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      for (const [index, screen] of screens.entries()) {
        const due = variantsOf(screen.name).filter((variant) => variant.theme === theme)
        const isReachedFrom = (next: Screen | undefined) => next !== undefined && !next.path
        if (due.length === 0 && !isReachedFrom(screens[index + 1])) continue
        await test.step(`${screen.name}, ${theme}`, async () => {
          await openScreen(page, screen, familyWithStory)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          for (const variant of due) await checkScreen(page, screen.name, variant)
        })
      }
    }
  })
}

async function openScreen(page: Page, { name, path, open }: Screen, family: Family): Promise<void> {
  if (path) await page.goto(path(family))
  await expect(page.locator('main h1, main h2').first(), name).toBeVisible()
  await open?.(page)
  await page.waitForLoadState('networkidle')
}

async function checkScreen(page: Page, name: string, { theme, size }: Variant): Promise<void> {
  await page.setViewportSize(size)
  const variantName = `${name}-${theme}-${size.width}`
  if (isCapturing) return capture(page, variantName)
  await expectAccessible(page, variantName)
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(overflow, `${variantName} is wider than the window`).toBeLessThanOrEqual(0)
}

async function capture(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true })
  await page.screenshot({ path: join(screenshots, `${name}.png`) })
}

if (isCapturing) {
  test('docs/screens.md shows every screen of a parent', async ({ page }) => {
    const files = readdirSync(screenshots)
    const names = parentScreens.flatMap(({ screens }) => screens.map(({ name }) => name))
    for (const name of names) {
      const rows = themes.map((theme) =>
        sizes
          .map(({ width }) => `${name}-${theme}-${width}.png`)
          .filter((file) => files.includes(file))
          .map((file) => {
            const picture = readFileSync(join(screenshots, file)).toString('base64')
            return `<img height="480" src="data:image/png;base64,${picture}">`
          })
          .join(''),
      )
      await page.setViewportSize({ width: 1400, height: 1010 })
      await page.setContent(
        `<style>body{margin:8px;background:#777;display:inline-block}div{display:flex;gap:8px;margin-bottom:8px}</style>${rows
          .map((row) => `<div>${row}</div>`)
          .join('')}`,
      )
      const path = join(docs, `${name}.jpg`)
      await page.locator('body').screenshot({ path, type: 'jpeg', quality: 72 })
    }
    const pages = names.map((name) => `## ${name}\n\n![${name}](screens/${name}.jpg)\n`).join('\n')
    writeFileSync(
      resolve(docs, '../screens.md'),
      `# Every screen a parent sees\n\nAt 390, 820 and 1280 px, in light and in dark colours. Taken by the browser tests: \`SCREENS=1 npm run test:e2e -- screens\`.\n\n${pages}`,
    )
  })
}
