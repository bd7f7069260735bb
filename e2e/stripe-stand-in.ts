import type { Page } from '@playwright/test'
import type { LocalStripe } from '../server/test/vendors/stripe/index.ts'
import { Refused } from '../server/test/vendors/stripe/ledger.ts'

/** The last digits of Stripe's test cards: 4242 is charged, 0002 is declined, 3155 requires authentication. */
const cards = { '4242': 'good', '0002': 'declined', '3155': 'authenticate' } as const

/**
 * Replaces Stripe.js in a page: a card form in an iframe, the bank's question in another, and payments that are recorded in the
 * ledger of the local Stripe. It only works on pages whose content security policy allows Stripe.
 * @returns the Stripe URLs that were requested
 */
export async function standInForStripe(page: Page, { ledger }: LocalStripe): Promise<string[]> {
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('stripe.com')) requests.push(request.url())
  })
  await page.route('https://js.stripe.com/*/stripe.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('https://js.stripe.com/card-form', (route) =>
    route.fulfill({ contentType: 'text/html', body: cardForm }),
  )
  await page.route('https://hooks.stripe.com/question', (route) =>
    route.fulfill({ contentType: 'text/html', body: question }),
  )
  await page.route('https://api.stripe.com/confirm', async (route) => {
    const { clientSecret, card } = route.request().postDataJSON()
    await route.fulfill(
      respond(() => ({ state: ledger.pay(clientSecret, cards[card as keyof typeof cards]) })),
    )
  })
  await page.route('https://api.stripe.com/authenticate', async (route) => {
    const { clientSecret, yes } = route.request().postDataJSON()
    await route.fulfill(
      respond(() => {
        ledger.authenticate(clientSecret, yes)
        return { state: yes ? 'succeeded' : 'requires_payment_method' }
      }),
    )
  })
  return requests
}

function respond(action: () => object) {
  const headers = { 'access-control-allow-origin': '*' }
  try {
    return { headers, json: action() }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const isPaid = error.error.code === 'payment_intent_unexpected_state'
    return {
      headers,
      json: { error: { ...error.error, ...(isPaid && { payment_intent: { status: 'succeeded' } }) } },
    }
  }
}

const cardForm = `<!doctype html><body style="margin:0;font:16px sans-serif">
<label>Card number <input id="card" style="font-size:16px;padding:12px;width:90%"></label>
<script>card.oninput = () => parent.postMessage({ card: card.value.slice(-4) }, '*')</script>`

const question = `<!doctype html><body><p>Is it you who pays?</p>
<button onclick="parent.postMessage({ yes: true }, '*')">Yes, it is me</button>
<button onclick="parent.postMessage({ yes: false }, '*')">No</button>`

/** Runs in the page. Has only those parts of Stripe.js that our form and Stripe's wrapper use. */
const script = `(() => {
  let card = ''
  let clientSecret = ''
  const listeners = new Map()
  const offline = { error: { type: 'api_connection_error', message: 'We could not reach the payment service.' } }
  const post = (path, body) =>
    fetch('https://api.stripe.com/' + path, { method: 'POST', body: JSON.stringify(body) })
      .then((response) => response.json(), () => offline)
  const frame = (src, title, height) => {
    const iframe = Object.assign(document.createElement('iframe'), { src, title })
    Object.assign(iframe.style, { width: '100%', height, border: '0', background: 'white' })
    return iframe
  }
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://js.stripe.com') card = data.card
  })
  const element = {
    on: (name, listener) => (listeners.set(name, listener), element),
    off: () => element,
    update() {},
    destroy() {},
    mount(place) {
      const form = frame('https://js.stripe.com/card-form', 'Secure payment input frame', '80px')
      form.onload = () => listeners.get('ready')?.({ elementType: 'payment' })
      place.append(form)
    },
  }
  let bank
  const ask = () => new Promise((resolve) => {
    bank?.remove()
    bank = frame('https://hooks.stripe.com/question', 'Your bank asks', '200px')
    addEventListener('message', function listen({ origin, data }) {
      if (origin !== 'https://hooks.stripe.com') return
      removeEventListener('message', listen)
      // Hidden, not removed: Playwright waits until the frame acknowledges the click.
      bank.style.display = 'none'
      resolve(data.yes)
    })
    document.querySelector('form').append(bank)
  })
  const refused = { error: { type: 'card_error', message: 'We are unable to authenticate your payment method.' } }
  const stripe = {
    _registerWrapper() {},
    registerAppInfo() {},
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    elements(options) {
      clientSecret = options.clientSecret
      return { create: () => element, update() {}, getElement: () => element }
    },
    async confirmPayment({ confirmParams }) {
      let result = await post('confirm', { clientSecret, card })
      if (result.state === 'requires_action') {
        result = await post('authenticate', { clientSecret, yes: await ask() })
        if (result.state !== 'succeeded') return refused
      }
      if (result.error) return result
      const to = new URL(confirmParams.return_url)
      to.searchParams.set('payment_intent', clientSecret.split('_secret_')[0])
      to.searchParams.set('payment_intent_client_secret', clientSecret)
      to.searchParams.set('redirect_status', 'succeeded')
      location.assign(to)
      return new Promise(() => undefined)
    },
  }
  window.Stripe = Object.assign(() => stripe, { version: 'endive' })
})()`
