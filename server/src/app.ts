import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { config as configureZod } from 'zod'
import type { Deps } from './deps.ts'
import { accountDataRoutes } from './modules/account-data/index.ts'
import { accountRoutes, securityRoutes } from './modules/accounts/index.ts'
import { adminRoutes } from './modules/admin/index.ts'
import { characterRoutes } from './modules/characters/index.ts'
import { childScreenRoutes } from './modules/child-screen/index.ts'
import { childRoutes } from './modules/children/index.ts'
import { contactRoutes } from './modules/contact/index.ts'
import {
  downloadRoutes,
  exportRoutes,
  mixRoutes,
  offlineRoutes,
  storybookRoutes,
} from './modules/documents/index.ts'
import { familyRoutes } from './modules/families/index.ts'
import { installationRoutes } from './modules/installation/index.ts'
import { musicRoutes } from './modules/music/index.ts'
import { narrationRoutes, spokenNameRoutes } from './modules/narration/index.ts'
import { paymentRoutes, webhookRoutes } from './modules/payments/index.ts'
import { planRoutes } from './modules/plans/index.ts'
import { recordingRoutes } from './modules/readings/index.ts'
import { linkPreview, storyMediaRoutes, storyRoutes } from './modules/stories/index.ts'
import { clonedVoiceRoutes, voiceRoutes } from './modules/voices/index.ts'
import { bodyTimeout, defaultTimeouts, serverLimits, type Timeouts } from './platform/http/body-timeout.ts'
import { describeRoute } from './platform/http/describe-route.ts'
import { handleErrors } from './platform/http/error-handler.ts'
import { endEventStreams } from './platform/http/event-stream.ts'
import { fieldMessages } from './platform/http/field-messages.ts'
import { healthRoutes } from './platform/http/health.ts'
import { svgCharset } from './platform/http/media.ts'
import { refuseForeignOrigins } from './platform/http/origin.ts'
import { rateLimitKey, rateLimitsIn } from './platform/http/rate-limits.ts'
import {
  allowMicrophone,
  allowPaymentForm,
  contentSecurityPolicy,
  noStoreForApi,
  storeHosts,
} from './platform/http/security-policy.ts'
import { fastSerializer } from './platform/http/serializer.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { trustedProxies, warnOfUnknownProxy } from './platform/http/trusted-proxies.ts'
import { drawnStyles, serveWebApp } from './platform/http/web-app.ts'
import { measureRequests } from './platform/observability/metrics/measure-requests.ts'
import { metricsRoutes } from './platform/observability/metrics/metrics.routes.ts'
import { requestIdFrom } from './platform/observability/tracing/request-context.ts'
import type { Tls } from './platform/tls/open-tls.ts'

/** No call of the contract needs more; uploads have limits of their own. */
const maxBodyBytes = 256 * 1024

/** The HTTP side of the product, assembled and ready to listen. */
export async function buildApp(
  deps: Deps,
  options: { webFolder?: string; timeouts?: Timeouts; tls?: Tls['options'] } = {},
): Promise<FastifyInstance> {
  const { config } = deps
  const timeouts = options.timeouts ?? defaultTimeouts
  const limits = serverLimits(timeouts)
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    bodyLimit: maxBodyBytes,
    ...limits,
    // The types tell servers with and without TLS apart; nothing that we do with one differs.
    ...((options.tls && { https: { ...options.tls, ...limits.http } }) as object | undefined),
    trustProxy: trustedProxies(config.http.trustProxy),
    // URLs may contain secret codes, so requests are logged with their route instead.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers }) => requestIdFrom(headers['x-request-id']),
    routerOptions: { maxParamLength: 200 },
  })
  // The contract is written in zod/mini, which has no messages of its own.
  configureZod({ localeError: fieldMessages })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(fastSerializer)
  handleErrors(app)
  warnOfUnknownProxy(app, config.http.trustProxy)
  const allowed = { ...storeHosts(config.files), styles: await drawnStyles(options.webFolder) }
  // Our own certificate may be given up again, and browsers would insist on TLS for every port of this name.
  const hsts = config.http.tls?.kind !== 'home'
  await app.register(helmet, contentSecurityPolicy(config.http.publicUrl, allowed, { hsts }))
  if (deps.payments) allowPaymentForm(app, config.http.publicUrl, allowed, { hsts })
  allowMicrophone(app)
  noStoreForApi(app)
  svgCharset(app)
  await app.register(cookie)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, {
    global: false,
    store: rateLimitsIn(deps.db),
    keyGenerator: rateLimitKey,
  })
  await app.register(swagger, {
    openapi: { info: { title: 'Nightlight', version: '1' } },
    transform: describeRoute,
  })
  traceRequests(app, deps.tracing)
  bodyTimeout(app, timeouts)
  refuseForeignOrigins(app, config.http.publicUrl)
  logRequests(app)
  measureRequests(app, deps.metrics)

  accountRoutes(app, deps)
  securityRoutes(app, deps)
  accountDataRoutes(app, deps)
  contactRoutes(app, deps)
  installationRoutes(app, deps)
  adminRoutes(app, deps)
  childRoutes(app, deps)
  childScreenRoutes(app, deps)
  characterRoutes(app, deps)
  planRoutes(app, deps)
  paymentRoutes(app, deps)
  webhookRoutes(app, deps)
  voiceRoutes(app, deps)
  narrationRoutes(app, deps)
  spokenNameRoutes(app, deps)
  musicRoutes(app, deps)
  storyRoutes(app, deps)
  storyMediaRoutes(app, deps)
  familyRoutes(app, deps)
  storybookRoutes(app, deps)
  exportRoutes(app, deps)
  downloadRoutes(app, deps)
  mixRoutes(app, deps)
  offlineRoutes(app, deps)
  recordingRoutes(app, deps)
  clonedVoiceRoutes(app, deps)
  healthRoutes(app, deps)
  metricsRoutes(app, deps)
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await linkPreview(app, deps, options.webFolder)
  await serveWebApp(app, options.webFolder)

  app.addHook('preClose', async () => endEventStreams())
  return app
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.account?.id,
      },
      'request',
    )
  })
}
