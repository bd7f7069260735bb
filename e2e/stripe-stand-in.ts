import type { Page } from '@playwright/test'
import type { LocalStripe } from '../server/test/vendors/stripe/index.ts'
import { Refused } from '../server/test/vendors/stripe/ledger.ts'

/** What a card number does: 4242 is charged, 0002 is declined, 3155 asks its owner first. As Stripe's own test cards do. */
const cards = { '4242': 'good', '0002': 'declined', '3155': 'authenticate' } as const

/**
 * Takes the place of Stripe.js in this page: a form in a frame of Stripe's, a bank's question in another, and payments that go
 * to the books of the Stripe on this machine. Where the page's policy does not let Stripe in, nothing of it works.
 * @returns the addresses of Stripe's that were asked for
 */
export async function standInForStripe(page: Page, { ledger }: LocalStripe): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('stripe.com')) asked.push(request.url())
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
      answer(() => ({ state: ledger.pay(clientSecret, cards[card as keyof typeof cards]) })),
    )
  })
  await page.route('https://api.stripe.com/authenticate', async (route) => {
    const { clientSecret, yes } = route.request().postDataJSON()
    await route.fulfill(
      answer(() => {
        ledger.authenticate(clientSecret, yes)
        return { state: yes ? 'succeeded' : 'requires_payment_method' }
      }),
    )
  })
  return asked
}

function answer(work: () => object) {
  const headers = { 'access-control-allow-origin': '*' }
  try {
    return { headers, json: work() }
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

/** Runs in the page. Only what our form uses of Stripe.js is here, under the names that its wrapper looks for. */
const script = `(() => {
  let card = ''
  let clientSecret = ''
  const heard = new Map()
  const offline = { error: { type: 'api_connection_error', message: 'We could not reach the payment service.' } }
  const post = (path, body) =>
    fetch('https://api.stripe.com/' + path, { method: 'POST', body: JSON.stringify(body) })
      .then((answer) => answer.json(), () => offline)
  const frame = (src, title, height) => {
    const made = Object.assign(document.createElement('iframe'), { src, title })
    Object.assign(made.style, { width: '100%', height, border: '0', background: 'white' })
    return made
  }
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://js.stripe.com') card = data.card
  })
  const element = {
    on: (name, hear) => (heard.set(name, hear), element),
    off: () => element,
    update() {},
    destroy() {},
    mount(place) {
      const form = frame('https://js.stripe.com/card-form', 'Secure payment input frame', '80px')
      form.onload = () => heard.get('ready')?.({ elementType: 'payment' })
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
      // A frame that goes while it is clicked never acknowledges the click, and whoever clicked waits for that.
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
      let answer = await post('confirm', { clientSecret, card })
      if (answer.state === 'requires_action') {
        answer = await post('authenticate', { clientSecret, yes: await ask() })
        if (answer.state !== 'succeeded') return refused
      }
      if (answer.error) return answer
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
