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
  expect(server.stripe.mistakes).toEqual([])
})

/** Some of these tests abort requests. */
test.use({ ignoredMessages: /net::ERR_|Failed to load Stripe|status of 50[023]/ })

let count = 0

/** Registers a family on the paying server and signs it in, in this browser. */
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

// The numbers of Stripe's own test cards.
const goodCard = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'
const cardWithConfirmation = '4000 0025 0000 3155'

async function subscribe(page: Page): Promise<void> {
  await openForm(page)
  await pay(page, goodCard)
  await expect(toast(page, 'Welcome to Premium!')).toBeVisible()
}

async function expectWelcome(page: Page, plan: string): Promise<void> {
  await expect(toast(page, 'Welcome to Premium!')).toBeVisible()
  await expect(page).toHaveURL(at('/dashboard'))
  const card = page.getByRole('main').filter({ hasText: 'Subscription Status' })
  await expect(card.getByText(plan, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Renews on /)).toBeVisible()
}

test('a plan is bought, and Stripe’s script is loaded only with the payment form', async ({ page }) => {
  const requests = await standInForStripe(page, server.stripe)
  await signUp(page)
  await page.goto(at('/dashboard'))
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  await expect(page.getByText('$9.99 per month', { exact: true })).toBeVisible()
  await page.getByText('Yearly').click()
  await expect(page.getByText('$99 per year', { exact: true })).toBeVisible()
  await expect(page.getByText('2 months free').first()).toBeVisible()
  await expectAccessible(page)
  expect(requests).toEqual([])

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
  await pay(page, goodCard)
  await expectWelcome(page, 'Moonbeam')
  const before = requests.length
  await page.getByRole('link', { name: 'Manage Children' }).click()
  await expect(page).toHaveURL(at('/profile'))
  expect(requests.length).toBe(before)
  expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(false)
})

test('a declined card and a refused confirmation are shown, and another attempt pays', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  await test.step('Stripe’s script leaves with the page', async () => {
    expect(await page.evaluate(() => 'Stripe' in globalThis)).toBe(true)
    await page.getByRole('link', { name: 'Library', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your Story Library' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => 'Stripe' in globalThis)).toBe(false)
  })
  await openForm(page)
  await test.step('the card is declined', async () => {
    await pay(page, declinedCard)
    await expect(toast(page, 'Payment Failed')).toContainText('Your card was declined.')
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
  })
  const bank = page.frameLocator('iframe[title="Your bank asks"]')
  // By keyboard: Chromium may lose a click in an iframe of another site that has only just appeared.
  const respondToBank = (name: string) => bank.getByRole('button', { name, exact: true }).press('Enter')
  await test.step('the cardholder refuses to confirm', async () => {
    await pay(page, cardWithConfirmation)
    await respondToBank('No')
    await expect(toast(page, 'Payment Failed')).toContainText('unable to authenticate')
  })
  await test.step('the cardholder confirms', async () => {
    await pay(page, cardWithConfirmation)
    await respondToBank('Yes, it is me')
    await expectWelcome(page, 'Starlight')
  })
})

test('an order, the payment form and a payment survive a broken network, and nothing is paid twice', async ({
  page,
}) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await page.goto(at('/subscribe'))
  await test.step('the order cannot be sent', async () => {
    await page.route('**/api/create-subscription', (route) => route.abort('internetdisconnected'))
    await button(page, 'Choose Starlight').click()
    await expect(toast(page, 'Setup Failed')).toContainText('can’t be reached')
    await page.unroute('**/api/create-subscription')
  })
  await test.step('the payment form cannot be loaded', async () => {
    const isScript = (url: URL) => url.pathname.endsWith('/stripe.js')
    await page.route(isScript, (route) => route.abort('internetdisconnected'))
    await button(page, 'Choose Starlight').click()
    await expect(page.getByText('The payment form could not be loaded')).toBeVisible()
    await page.unroute(isScript)
    await button(page, 'Try again').click()
    await expect(button(page, 'Subscribe to Premium')).toBeEnabled()
  })
  const isConfirmation = (url: URL) => url.href === 'https://api.stripe.com/confirm'
  await test.step('the payment cannot be sent', async () => {
    await page.route(isConfirmation, (route) => route.abort('internetdisconnected'))
    await pay(page, goodCard)
    await expect(toast(page, 'Payment Failed')).toContainText('could not reach the payment service')
    await page.unroute(isConfirmation)
  })
  await test.step('the payment is made, and its response is lost', async () => {
    const lost = Promise.withResolvers<void>()
    await page.route(isConfirmation, async (route) => {
      const { clientSecret } = route.request().postDataJSON()
      server.stripe.ledger.pay(clientSecret, 'good')
      await route.abort('connectionreset')
      lost.resolve()
    })
    await pay(page, goodCard)
    await lost.promise
    await expect(button(page, 'Subscribe to Premium')).toBeEnabled()
    await page.unroute(isConfirmation)
  })
  await pay(page, goodCard)
  await expectWelcome(page, 'Starlight')
  await expectInvoices(page, 1)
})

test('two tabs pay for one subscription, and its failed renewal is shown', async ({ page, context }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await openForm(page)
  const otherTab = await context.newPage()
  await standInForStripe(otherTab, server.stripe)
  await openForm(otherTab)
  await pay(page, goodCard)
  await expectWelcome(page, 'Starlight')
  await pay(otherTab, goodCard)
  await expectWelcome(otherTab, 'Starlight')
  await expectInvoices(otherTab, 1)

  await failRenewal()
  await expect(async () => {
    await page.goto(at('/subscribe'))
    await expect(page.getByText('Your last payment did not go through')).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(page.getByText(/You keep Starlight until /)).toBeVisible()
  await expect(button(page, 'Change to Moonbeam')).toHaveCount(0)
  await expectAccessible(page)
})

/** Declines the next payment of the family that subscribed last. */
async function failRenewal(): Promise<void> {
  const { ledger } = server.stripe
  const [customer] = [...ledger.customers.keys()].slice(-1)
  const [subscription] = ledger.of(customer ?? '')
  if (!customer || !subscription) throw new Error('There is no subscription')
  subscription.default_payment_method = 'pm_declined'
  ledger.advance(32, customer)
  await server.stripe.delivered()
}

async function expectInvoices(page: Page, count: number): Promise<void> {
  await page.goto(at('/subscribe'))
  await page.getByText(count === 1 ? '1 invoice' : `${count} invoices`).click()
  await expect(page.getByText('Paid', { exact: true })).toHaveCount(count)
}

test('a plan is changed, cancelled and resumed, and its invoices are listed', async ({ page }) => {
  await standInForStripe(page, server.stripe)
  await signUp(page)
  await subscribe(page)
  await page.getByRole('link', { name: 'Manage subscription' }).click()
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible()
  await expect(page.getByText(/^Renews on .* for \$9\.99\.$/)).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Change to Moonbeam').click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('You pay the difference')
  await dialog.getByRole('button', { name: 'Change to Moonbeam' }).click()
  await expect(toast(page, 'Your plan has changed')).toBeVisible()
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
