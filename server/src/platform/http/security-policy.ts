import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import { selectListStyle, workerPolicyName } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { isOwnMachine } from './own-machine.ts'

/** What a page may load from other hosts, and which styles it may contain. */
interface Allowed {
  readonly script?: readonly string[]
  readonly frame?: readonly string[]
  readonly connect?: readonly string[]
  /** Where pictures and sound may come from. */
  readonly media?: readonly string[]
  /** Texts of `<style>` elements. */
  readonly styles?: readonly string[]
}

/** Stripe's script inserts the form as a frame; banks ask for confirmation in another frame. */
const stripeHosts: Allowed = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

const paymentPage = /^\/subscribe\/?(\?|$)/i

/** Only the payment page may load Stripe's form. */
export function allowPaymentForm(
  app: FastifyInstance,
  publicUrl: string,
  others: Allowed = {},
  { hsts } = { hsts: true },
): void {
  const options = contentSecurityPolicy(publicUrl, { ...stripeHosts, ...others }, { hsts })
  app.addHook('onRequest', async (request, reply) => {
    if (paymentPage.test(request.url)) await reply.helmet(options)
  })
}

/** Pages that record. They have to be loaded from the server, because a page keeps the policy that it was loaded with. */
const recordingPage = /^\/(read-aloud|voices)\/?(\?|$)/i

/** Allows the microphone only on pages that record, and no other sensor anywhere. */
export function allowMicrophone(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const microphone = recordingPage.test(request.url) ? '(self)' : '()'
    reply.header('permissions-policy', `camera=(), geolocation=(), microphone=${microphone}`)
  })
}

/** Responses of calls belong to one family and moment, so no cache may store them unless the call says otherwise. */
export function noStoreForApi(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** The file store, if browsers are redirected to it. */
export const storeHosts = (files: { kind: string; publicEndpoint?: string }): Allowed =>
  files.publicEndpoint ? { media: [new URL(files.publicEndpoint).origin] } : {}

/**
 * Nothing is loaded from another host, and nothing inline runs or styles anything: no script, no style attribute, and of
 * `<style>` elements only those whose hashes are named. Text becomes script or markup only through the named policies, except on
 * the page with Stripe's script, which supports none.
 */
export function contentSecurityPolicy(
  publicUrl: string,
  allowed: Allowed = {},
  { hsts } = { hsts: true },
): FastifyHelmetOptions {
  const { protocol, hostname } = new URL(publicUrl)
  const secure = protocol === 'https:'
  // Over http in a home network browsers ignore these headers, and complain of each on the console.
  const isolates = secure || isOwnMachine(hostname)
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(allowed.script ?? [])],
        styleSrc: ["'self'", ...[selectListStyle, ...(allowed.styles ?? [])].map(hashOf)],
        imgSrc: ["'self'", 'data:', 'blob:', ...(allowed.media ?? [])],
        mediaSrc: ["'self'", 'blob:', ...(allowed.media ?? [])],
        connectSrc: ["'self'", ...(allowed.connect ?? []), ...(allowed.media ?? [])],
        frameSrc: allowed.frame ?? ["'none'"],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(!allowed.script && {
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: [workerPolicyName, 'default'],
        }),
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: secure && hsts ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    ...(!isolates && { crossOriginOpenerPolicy: false, originAgentCluster: false }),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
