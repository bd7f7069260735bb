import type { Page, Route } from '@playwright/test'
import { sample } from '../../scripts/test-sampling.mjs'
import { type Family, password, signInAs } from '../family.ts'
import { expect, test, toast } from '../test.ts'

/** What can go wrong with one call. Every action meets each of them, says so, keeps what was typed, and works again afterwards. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'the server is gone': (route) => route.abort('connectionreset'),
  'the network is gone': (route) => route.abort('internetdisconnected'),
  'a proxy answers 500 with a page': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1></html>' }),
  'the answer is cut off': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"id": 1, "na' }),
}

interface Action {
  readonly call: string
  /** Opens the screen and fills it in. */
  prepare(page: Page): Promise<void>
  press(page: Page): Promise<void>
  /** What is said when it fails. */
  readonly said: string
  /** What was typed is still there. */
  kept(page: Page): Promise<void>
  /** It worked, without a reload. */
  done(page: Page): Promise<void>
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const signingIn = (family: Family): Action => ({
  call: '**/api/{auth/,}login',
  async prepare(page) {
    await page.goto('/auth')
    await field(page, 'Username').fill(family.username)
    await field(page, 'Password').fill(password)
  },
  press: (page) => button(page, 'Login').click(),
  said: 'Login failed',
  kept: (page) => expect(field(page, 'Password')).toHaveValue(password),
  done: (page) => expect(page).toHaveURL('/'),
})

const registering: Action = {
  call: '**/api/register',
  async prepare(page) {
    await page.goto('/auth?tab=register')
    await field(page, 'Username').fill(`fault-${Date.now()}`)
    await field(page, 'Password').fill(password)
    await field(page, 'Confirm password').fill(password)
  },
  press: (page) => button(page, 'Register').click(),
  said: 'Registration failed',
  kept: (page) => expect(field(page, 'Confirm password')).toHaveValue(password),
  done: (page) => expect(page).toHaveURL('/'),
}

const addingAChild: Action = {
  call: '**/api/user/children',
  async prepare(page) {
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Add Child' }).first().click()
    const form = page.getByRole('form', { name: 'Add child' })
    await form.getByLabel('Name', { exact: true }).fill('Wilhelmina')
    await form.getByLabel('Age').fill('7')
  },
  press: (page) =>
    page.getByRole('form', { name: 'Add child' }).getByRole('button', { name: 'Add Child' }).click(),
  said: 'Failed to add child profile',
  kept: (page) =>
    expect(page.getByRole('form', { name: 'Add child' }).getByLabel('Name', { exact: true })).toHaveValue(
      'Wilhelmina',
    ),
  done: (page) => expect(page.getByRole('heading', { name: 'Wilhelmina' })).toBeVisible(),
}

const creatingAStory: Action = {
  call: '**/api/stories/generate',
  async prepare(page) {
    await page.goto('/')
    const voice = page.getByRole('combobox', { name: 'Narrator voice' })
    await expect(voice).not.toHaveText(/Choose|Loading/)
    await page.getByLabel('Additional details').fill('a green umbrella')
  },
  press: (page) => button(page, 'Create Story').click(),
  said: 'Error',
  kept: (page) => expect(page.getByLabel('Additional details')).toHaveValue('a green umbrella'),
  done: (page) =>
    expect(page.getByRole('dialog').getByRole('list').getByText('Weaving Your Story')).toBeVisible(),
}

const writingToUs: Action = {
  call: '**/api/contact',
  async prepare(page) {
    await page.goto('/contact')
    await page.getByLabel('Full name').fill('Ada')
    await page.getByLabel('Email address').fill('ada@example.org')
    await page.getByLabel('Subject').fill('Hello')
    await page.getByLabel('Message').fill('A long letter')
  },
  press: (page) => button(page, 'Send Message').click(),
  said: 'Failed to send message. Please try again later.',
  kept: (page) => expect(page.getByLabel('Message')).toHaveValue('A long letter'),
  done: (page) => expect(toast(page, 'Message Sent Successfully')).toBeVisible(),
}

const changingThePassword: Action = {
  call: '**/api/auth/password',
  async prepare(page) {
    await page.goto('/security')
    await button(page, 'Change password').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByLabel('New password', { exact: true }).fill(password)
    await dialog.getByLabel('Confirm password', { exact: true }).fill(password)
  },
  press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click(),
  said: '',
  kept: (page) =>
    expect(page.getByRole('dialog').getByLabel('New password', { exact: true })).toHaveValue(password),
  done: (page) => expect(toast(page, 'Password changed')).toBeVisible(),
}

/** Chromium itself reports what the network did. */
test.use({ ignoredMessages: /net::ERR_|status of 500|Failed to fetch dynamically imported module/ })

const actions = [
  ['registering', () => registering, 'visitor'],
  ['signing in', signingIn, 'parent'],
  ['adding a child', () => addingAChild, 'family'],
  ['creating a story', () => creatingAStory, 'family with a child'],
  ['writing to us', () => writingToUs, 'visitor'],
  ['changing the password', () => changingThePassword, 'family'],
] as const
const all = Object.entries(faults).flatMap(([fault, happen]) =>
  actions.map(([name, action, who]) => ({ title: `${name}: ${fault}`, happen, action, who })),
)

for (const { title, happen, action, who } of sample(all, 1 / 3)) {
  test(title, async ({ page, signInNewFamily, familyWithChildren }) => {
    if (who === 'family') await signInNewFamily()
    if (who === 'family with a child')
      await signInNewFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
    await goThrough(page, action(familyWithChildren), happen)
  })
}

async function goThrough(page: Page, action: Action, happen: (route: Route) => Promise<void>): Promise<void> {
  await action.prepare(page)
  await page.route(action.call, (route) =>
    route.request().method() === 'GET' ? route.continue() : happen(route),
  )
  await action.press(page)
  if (action.said) await expect(toast(page, action.said)).toBeVisible()
  else await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(page.getByText(/<html|<h1|Unexpected token|is not valid JSON/)).toHaveCount(0)
  await action.kept(page)
  await page.unroute(action.call)
  await action.press(page)
  await action.done(page)
}

test('a session that ended elsewhere sends to sign in and back, without losing the form', async ({
  page,
  signInNewFamily,
  context,
}) => {
  const family = await signInNewFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  await creatingAStory.prepare(page)
  await family.api.post('/api/logout')
  await creatingAStory.press(page)
  await expect(toast(page, 'Authentication Error')).toContainText(
    'You need to be logged in to generate stories. Please log in and try again.',
  )
  await page.locator('#create-story').getByRole('link', { name: 'Login' }).click()
  await context.clearCookies()
  await field(page, 'Username').fill(family.username)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/#create-story')
  await expect(page.getByLabel('Additional details')).toHaveValue('a green umbrella')
})

test('a session that ended elsewhere leaves a protected page for sign-in, and comes back', async ({
  page,
  signInNewFamily,
}) => {
  const family = await signInNewFamily()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add Child' }).first().click()
  await family.api.post('/api/logout')
  const form = page.getByRole('form', { name: 'Add child' })
  await form.getByLabel('Name', { exact: true }).fill('Wilhelmina')
  await form.getByLabel('Age').fill('7')
  await form.getByRole('button', { name: 'Add Child' }).click()
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile/)
  await field(page, 'Username').fill(family.username)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(/\/profile/)
})

test('an answer that takes five seconds is waited for, and a second press does nothing more', async ({
  page,
  signInNewFamily,
}) => {
  await signInNewFamily()
  await page.clock.install()
  await addingAChild.prepare(page)
  let asked = 0
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/user/children', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    asked++
    await pressed.promise
    await route.continue()
  })
  await addingAChild.press(page)
  const submit = page.getByRole('form', { name: 'Add child' }).getByRole('button', { name: 'Add Child' })
  await expect(submit).toBeDisabled()
  await page.clock.runFor(5000)
  await expect(submit).toBeDisabled()
  await page.keyboard.press('Enter')
  pressed.resolve()
  await addingAChild.done(page)
  expect(asked).toBe(1)
})

test('a library that cannot be loaded is loaded again without a reload', async ({
  page,
  familyWithStory,
  context,
}) => {
  await signInAs(context, familyWithStory)
  await page.route(/\/api\/stories(\?.*)?$/, (route) => route.abort('connectionreset'))
  await page.goto('/library')
  await expect(page.getByText('Failed to load stories. Please try again later.')).toBeVisible()
  await page.unroute(/\/api\/stories(\?.*)?$/)
  await button(page, 'Try again').click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('a page whose code cannot be fetched says so, and opens when the network is back', async ({ page }) => {
  await page.goto('/about')
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page.getByRole('button', { name: /again/i })).toBeVisible()
  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: /again/i }).click()
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
})
