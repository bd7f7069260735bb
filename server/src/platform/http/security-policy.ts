import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import { selectListStyle, workerPolicyName } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'

/** Hosts beside our own. */
interface Guests {
  readonly script?: readonly string[]
  readonly frame?: readonly string[]
  readonly connect?: readonly string[]
  /** Where pictures and sound may come from. */
  readonly media?: readonly string[]
}

/** Stripe's form is a frame of Stripe's that a script of Stripe's puts there; banks ask their questions in another frame. */
const stripe: Guests = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

const payingPage = /^\/subscribe\/?(\?|$)/i

/** The page on which one pays may load Stripe's form; no other page, and no answer of ours, may. */
export function allowPaymentForm(app: FastifyInstance, publicUrl: string, store: Guests = {}): void {
  const options = contentSecurityPolicy(publicUrl, { ...stripe, ...store })
  app.addHook('onRequest', async (request, reply) => {
    if (payingPage.test(request.url)) await reply.helmet(options)
  })
}

/** Pages on which somebody is recorded. They are opened by their address: a page keeps what it was opened with. */
const recordingPage = /^\/(read-aloud|voices)\/?(\?|$)/i

/** The microphone can be asked for where one records, and nowhere else; nothing else of a device anywhere. */
export function allowMicrophone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const microphone = recordingPage.test(request.url) ? '(self)' : '()'
    reply.header('permissions-policy', `camera=(), geolocation=(), microphone=${microphone}`)
  })
}

/** What a call answers is of a family and of this moment: no cache keeps it, unless the call says otherwise. */
export function noStoreForApi(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** The store of pictures and sound, where it is one that browsers are sent to. */
export const storeOf = (files: { kind: string; publicEndpoint?: string }): Guests =>
  files.publicEndpoint ? { media: [new URL(files.publicEndpoint).origin] } : {}

/**
 * Nothing is loaded from another host, and nothing inline runs or styles anything: no script, no style attribute, and of `<style>`
 * elements only the one whose hash is named. Text becomes script or markup through the named policies only, except where somebody
 * else's script has to run: Stripe's has no policy of its own.
 */
export function contentSecurityPolicy(publicUrl: string, guests: Guests = {}): FastifyHelmetOptions {
  const secure = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(guests.script ?? [])],
        styleSrc: ["'self'", hashOf(selectListStyle)],
        imgSrc: ["'self'", 'data:', 'blob:', ...(guests.media ?? [])],
        mediaSrc: ["'self'", 'blob:', ...(guests.media ?? [])],
        connectSrc: ["'self'", ...(guests.connect ?? []), ...(guests.media ?? [])],
        frameSrc: guests.frame ?? ["'none'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(!guests.script && {
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: [workerPolicyName, 'default'],
        }),
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
