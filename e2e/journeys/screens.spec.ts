import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { type Family, signInAs } from '../family.ts'
import { expect, expectAccessible, test } from '../test.ts'

const shots = resolve(import.meta.dirname, '../../test-results/screens')
const docs = resolve(import.meta.dirname, '../../docs/screens')

/** With `SCREENS` set, every screen is taken in all six ways, and `docs/screens` is made anew. */
const taken = process.env.SCREENS !== undefined

interface Screen {
  readonly name: string
  readonly path: (family: Family) => string
  readonly who: 'visitor' | 'family'
  /** Goes on from the opened page to what is to be seen. */
  readonly go?: (page: Page) => Promise<void>
}

const at = (path: string) => () => path

const screens: readonly Screen[] = [
  { name: 'home', path: at('/'), who: 'visitor' },
  { name: 'login', path: at('/auth'), who: 'visitor' },
  { name: 'register', path: at('/auth?tab=register'), who: 'visitor' },
  { name: 'forgotten-password', path: at('/auth?tab=forgot'), who: 'visitor' },
  { name: 'about', path: at('/about'), who: 'visitor' },
  { name: 'privacy', path: at('/privacy'), who: 'visitor' },
  { name: 'terms', path: at('/terms'), who: 'visitor' },
  { name: 'contact', path: at('/contact'), who: 'visitor' },
  { name: 'not-found', path: at('/nowhere'), who: 'visitor' },
  {
    name: 'create',
    path: at('/#create-story'),
    who: 'family',
    go: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Narrator voice' })).not.toHaveText(/Choose|Loading/)
      await page.getByRole('form', { name: 'Story' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'library', path: at('/library'), who: 'family' },
  { name: 'story', path: ({ storyIds: [id] }) => `/story/${id}`, who: 'family' },
  {
    name: 'sound-settings',
    path: ({ storyIds: [id] }) => `/story/${id}`,
    who: 'family',
    go: (page) => page.getByRole('button', { name: 'Sound settings' }).click(),
  },
  { name: 'dashboard', path: at('/dashboard'), who: 'family' },
  { name: 'profile', path: at('/profile'), who: 'family' },
  {
    name: 'enhanced-profile',
    path: at('/profile'),
    who: 'family',
    go: (page) =>
      page
        .getByRole('button', { name: /^Enhanced Profile/ })
        .first()
        .click(),
  },
  { name: 'security', path: at('/security'), who: 'family' },
  {
    name: 'two-factor',
    path: at('/security'),
    who: 'family',
    go: async (page) => {
      await page.getByRole('tab', { name: 'Two-Factor Auth' }).click()
      await page.getByRole('button', { name: 'Set Up Two-Factor Auth' }).click()
      await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
    },
  },
  { name: 'subscribe', path: at('/subscribe'), who: 'family' },
]

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
] as const
const themes = ['light', 'dark'] as const

/** Colours do not depend on the width, nor the order of things on the theme: otherwise each theme is looked at in one width. */
const ways = themes.flatMap((theme) =>
  sizes
    .filter(({ width }) => taken || (theme === 'dark' ? width === 390 : width === 1280))
    .map((size) => ({ theme, size })),
)

for (const screen of screens) {
  test(`${screen.name} keeps nobody out, in every theme and width`, async ({
    page,
    familyWithStory,
    context,
  }) => {
    if (screen.who === 'family') await signInAs(context, familyWithStory)
    const [first, ...others] = ways
    if (!first) throw new Error('There is no way to look at a screen')
    await show(page, first)
    await page.goto(screen.path(familyWithStory))
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    await screen.go?.(page)
    await page.waitForLoadState('networkidle')
    await inspect(page, screen.name, first)
    for (const way of others) {
      await show(page, way)
      await inspect(page, screen.name, way)
    }
  })
}

type Way = (typeof ways)[number]

async function show(page: Page, { theme, size }: Way): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
}

async function inspect(page: Page, name: string, { theme, size }: Way): Promise<void> {
  await expectAccessible(page)
  await expectNothingSticksOut(page)
  if (taken) await shoot(page, `${name}-${theme}-${size.width}`)
}

/** Nobody has to push a page sideways. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect(over, 'the page is wider than the window').toBeLessThanOrEqual(0)
}

async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(shots, { recursive: true })
  await page.screenshot({ path: join(shots, `${name}.png`) })
}

if (taken) {
  test('the page of screens', async ({ page }) => {
    const files = readdirSync(shots)
    for (const { name } of screens) {
      const rows = themes.map((theme) =>
        sizes
          .map(({ width }) => `${name}-${theme}-${width}.png`)
          .filter((file) => files.includes(file))
          .map((file) => {
            const picture = readFileSync(join(shots, file)).toString('base64')
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
    const pages = screens.map(({ name }) => `## ${name}\n\n![${name}](screens/${name}.jpg)\n`).join('\n')
    writeFileSync(
      resolve(docs, '../screens.md'),
      `# Every screen a parent sees\n\nAt 390, 820 and 1280 px, in the evening and at bedtime. Made by the browser tests: \`SCREENS=1 npm run test:e2e -- screens\`.\n\n${pages}`,
    )
  })
}
