import { type Page, request } from '@playwright/test'
import { password } from '../family.ts'
import { type PayingServer, startPayingServer } from '../paying-server.ts'
import { standInForStripe } from '../stripe-stand-in.ts'
import { expect, expectAccessible, test, toast } from '../test.ts'

let server: PayingServer
test.beforeAll(async () => {
  server = await startPayingServer()
})
test.afterAll(async () => {
  await server.close()
  expect(server.stripe.wrongs).toEqual([])
})

/** Aborted requests are what some of these tests are about. */
test.use({ ignoredMessages: /net::ERR_|Failed to load Stripe|status of 50[023]/ })

let count = 0

/** Registers a family of its own and signs it in, in this browser. */
async function signUp(page: Page): Promise<string> {
  const api = await request.newContext({ baseURL: server.address })
  const username = `payer-${++count}-${Date.now() % 100_000}`
  const data = { username, password, confirmPassword: password, timeZone: 'Europe/London' }
  expect((await api.post('/api/register', { data })).status()).toBe(201)
  await page.context().addCookies((await api.storageState()).cookies)
  return username
}

const at = (path: string) => `${server.address}${path}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function openForm(page: Page, plan = 'Choose Starlight'): Promise<void> {
  await page.goto(at('/subscribe'))
  await button(page, plan).click()
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible()
  await expect(button(page, 'Subscribe to Premium')).toBeEnabled()
}

async function pay(page: Page, card: string): Promise<void> {
  await page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number').fill(card)
  await button(page, 'Subscribe to Premium').click()
}

const good = '4242 4242 4242 4242'

async function subscribed(page: Page): Promise<void> {
  await openForm(page)
  await pay(page, good)
  await expect(toast(page, 'Welcome to Premium!')).toBeVisible()
}

async function expectWelcome(page: Page, plan: string): Promise<void> {
  await expect(toast(page, 'Welcome to Premium!')).toBeVisible()
  await expect(page).toHaveURL(at('/dashboard'))
  const card = page.getByRole('main').filter({ hasText: 'Subscription Status' })
  await expect(card.getByText(plan, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Renews on /)).toBeVisible()
}

test('a plan is bought: the form comes when it is wanted, and Stripe with it and not before', async ({
  page,
}) => {
  const asked = await standInForStripe(page, server.stripe)
  await signUp(page)
  await page.goto(at('/dashboard'))
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await expect(page.getByText('$9.99 per month', { exact: true })).toBeVisible()
  await page.getByText('Yearly').click()
  await expect(page.getByText('$99 per year', { exact: true })).toBeVisible()
  await expect(page.getByText('2 months free').first()).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/api/create-subscription', async (route) => {
    await allowed
    await route.continue()
  })
  await button(page, 'Choose Moonbeam').click()
  await expect(page.getByText('Setting up your subscription...')).toBeVisible()
  const { promise: loadable, resolve: load } = Promise.withResolvers<void>()
  await page.route('https://js.stripe.com/**', async (route) => {
    await loadable
    await route.fallback()
  })
  allow()
  await expect(page.getByText('Loading payment form...')).toBeVisible()
  load()
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible()
  await expect(page.getByText(/Moonbeam, \$199 per year/)).toBeVisible()
  await expect(button(page, 'Subscribe to Premium')).toBeEnabled()
  await expectAccessible(page)
  await pay(page, good)
  await expectWelcome(page, 'Moonbeam')
  const before = asked.length
  await page.getByRole('link', { name: 'Manage Children' }).click()
  await expect(page).toHaveURL(at('/profile'))
  expect(asked.length).toBe(before)
  expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(false)
})

test('what Stripe has put on the page goes with the page', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(true)
  await page.getByRole('link', { name: 'Library', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your Story Library' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => 'Stripe' in globalThis)).toBe(false)
})

test('a declined card is said, the form stays, and another card pays', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  await pay(page, '4000 0000 0000 0002')
  await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.')
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
  await pay(page, good)
  await expectWelcome(page, 'Starlight')
})

test('a card that asks its owner is paid when the owner says yes', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  const bank = page.frameLocator('iframe[title="Your bank asks"]')
  await pay(page, '4000 0025 0000 3155')
  await bank.getByRole('button', { name: 'No', exact: true }).click()
  await expect(toast(page, 'Payment Failed')).toContainText('unable to authenticate')
  await pay(page, '4000 0025 0000 3155')
  await bank.getByRole('button', { name: 'Yes, it is me' }).click()
  await expectWelcome(page, 'Starlight')
})

test('a return from a bank that did not agree is no welcome', async ({ page }) => {
  await signUp(page)
  await page.goto(at('/dashboard?subscription=success&payment_intent=pi_1&redirect_status=failed'))
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await expect(page).toHaveURL(at('/dashboard'))
})

test('without a network nothing is lost: the order, the form and the payment are tried again', async ({
  page,
}) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await page.goto(at('/subscribe'))
  await page.route('**/api/create-subscription', (route) => route.abort('internetdisconnected'))
  await button(page, 'Choose Starlight').click()
  await expect(toast(page, 'Setup Failed')).toContainText('can’t be reached')
  await page.unroute('**/api/create-subscription')

  const noScript = (url: URL) => url.pathname.endsWith('/stripe.js')
  await page.route(noScript, (route) => route.abort('internetdisconnected'))
  await button(page, 'Choose Starlight').click()
  await expect(page.getByText('The payment form could not be loaded')).toBeVisible()
  await page.unroute(noScript)
  await button(page, 'Try again').click()
  await expect(button(page, 'Subscribe to Premium')).toBeEnabled()

  const confirm = 'https://api.stripe.com/confirm'
  const gone = (url: URL) => url.href === confirm
  await page.route(gone, (route) => route.abort('internetdisconnected'))
  await pay(page, good)
  await expect(toast(page, 'Payment Failed')).toContainText('could not reach the payment service')
  await page.unroute(gone)
  await pay(page, good)
  await expectWelcome(page, 'Starlight')
})

test('a payment whose answer is lost is not made twice', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  const lost = (url: URL) => url.href === 'https://api.stripe.com/confirm'
  await page.route(lost, async (route) => {
    const { clientSecret } = route.request().postDataJSON()
    server.stripe.ledger.pay(clientSecret, 'good')
    await route.abort('connectionreset')
  })
  await pay(page, good)
  await expect(toast(page, 'Payment Failed')).toBeVisible()
  await page.unroute(lost)
  await pay(page, good)
  await expectWelcome(page, 'Starlight')
})

test('two tabs pay one subscription', async ({ page, context }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  const other = await context.newPage()
  await standInForStripe(other, server.stripe)
  await openForm(other)
  await pay(page, good)
  await expectWelcome(page, 'Starlight')
  await pay(other, good)
  await expectWelcome(other, 'Starlight')
  await other.goto(at('/subscribe'))
  await other.getByText('1 invoice').click()
  await expect(other.getByText('Paid', { exact: true })).toHaveCount(1)
})

test('a server that gives no secret, or a key that is none, is said in the words of the specification', async ({
  page,
}) => {
  await signUp(page)
  await page.goto(at('/subscribe'))
  await page.route('**/api/create-subscription', (route) => route.fulfill({ json: { clientSecret: null } }))
  await button(page, 'Choose Starlight').click()
  await expect(toast(page, 'Setup Failed')).toContainText(
    'Unable to setup subscription. Please try again or contact support.',
  )
  await page.unroute('**/api/create-subscription')
  server.stripe.fail('POST /v1/subscriptions', 'down', 2)
  await button(page, 'Choose Starlight').click()
  await expect(toast(page, 'Setup Failed')).toContainText('The payment service cannot be reached just now.')
})

test('a plan is changed, cancelled and kept, and its invoices are there', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await subscribed(page)
  await page.getByRole('link', { name: 'Manage subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  await expect(page.getByText(/^Renews on .* for \$9\.99\.$/)).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Change to Moonbeam').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('You pay the difference')
  await dialog.getByRole('button', { name: 'Change to Moonbeam' }).click()
  await expect(toast(page, 'Your plan is changed')).toBeVisible()
  await expect(page.getByText('Moonbeam, $19.99 per month')).toBeVisible()
  await expect(page.getByText('2 invoices')).toBeVisible()

  await page.getByText('Yearly').click()
  await button(page, 'Pay by the year').click()
  await expect(dialog).toContainText('You pay $199 for the year now')
  await dialog.getByRole('button', { name: 'Pay by the year' }).click()
  await expect(page.getByText(/^Renews on .* for \$199\.$/)).toBeVisible()

  await button(page, 'Cancel my plan').click()
  await expect(dialog).toContainText('Everything stays as it is until')
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click()
  await expect(page.getByText(/^Ends on .* Nothing more is charged\.$/)).toBeVisible()
  await page.goto(at('/dashboard'))
  await expect(page.getByText(/^Ends on /)).toBeVisible()
  await page.getByRole('link', { name: 'Manage subscription' }).click()
  await button(page, 'Keep my plan').click()
  await expect(page.getByText(/^Renews on .* for \$199\.$/)).toBeVisible()

  await page.route('https://billing.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The portal</h1>' }),
  )
  await button(page, 'Cards and receipts').click()
  await expect(page.getByRole('heading', { name: 'The portal' })).toBeVisible()
})

test('a renewal that failed says so, and until when the plan stays', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await subscribed(page)
  const { ledger } = server.stripe
  const [customer] = [...ledger.customers.keys()].slice(-1)
  const [subscription] = ledger.of(customer ?? '')
  if (!customer || !subscription) throw new Error('Nobody has subscribed')
  subscription.default_payment_method = 'pm_declined'
  ledger.advance(32, customer)
  await server.stripe.delivered()
  await expect(async () => {
    await page.goto(at('/subscribe'))
    await expect(page.getByText('Your last payment did not go through')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByText(/Starlight stays until /)).toBeVisible()
  await expect(button(page, 'Change to Moonbeam')).toHaveCount(0)
  await expectAccessible(page)
})
