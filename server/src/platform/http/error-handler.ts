import type { ErrorBody } from '@nightlight/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../database/index.ts'
import { DiskFull, isOutOfSpace } from '../disk.ts'
import { Busy, ExpectedError, NotSetUp } from '../errors.ts'
import { logRefusal } from './log-refusal.ts'

/** The only place that translates errors to HTTP. */
export function handleErrors(app: FastifyInstance): void {
  const logNotSetUp = logOnce()
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = isOutOfSpace(thrown) ? (new DiskFull() as DiskFull & FastifyError) : thrown
    const isAway = !(error instanceof ExpectedError) && isDatabaseUnavailable(error)
    const { status, body } = isAway ? databaseAway : responseTo(error)
    const retryAfter = isAway ? retryAfterSeconds : secondsToWait(error)
    if (retryAfter !== null) reply.header('retry-after', `${retryAfter}`)
    logRefusal(error, body, request)
    if (isAway) request.log.warn({ code: error.code }, 'the database is away')
    else if (error instanceof DiskFull) request.log.warn('the disk is full')
    else if (error instanceof NotSetUp) logNotSetUp(request)
    else if (error instanceof Busy) request.log.warn({ status }, 'too busy for a request')
    else if (status >= 500) request.log.error({ err: withoutDetail(error) }, 'request failed')
    return reply.code(status).type('application/json').send(body)
  })
}

/** A family can ask for what is not set up as often as it likes: one line for each call says it to the operator. */
function logOnce(): (request: FastifyRequest) => void {
  const logged = new Set<string | undefined>()
  return ({ log, routeOptions: { url: route } }) => {
    if (logged.has(route)) return
    logged.add(route)
    log.info({ route }, 'something was requested that is not set up')
  }
}

/** For URLs that no route serves. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ErrorBody = {
    message: `Nothing is here: ${request.method} ${pathOf(request)}`,
    code: 'not_found',
  }
  return reply.code(404).type('application/json').send(body)
}

/** A restart of PostgreSQL takes a few seconds; /readyz says the same, so that a balancer stops sending requests. */
export const retryAfterSeconds = 5

const databaseAway = errorResponse(
  503,
  'unavailable',
  'Nightlight cannot be reached just now. Please try again in a moment.',
)

const secondsToWait = (error: unknown) => (error instanceof ExpectedError ? error.retryAfterSeconds : null)

const pathOf = (request: FastifyRequest) => request.url.split('?')[0]?.slice(0, 200)

function responseTo(error: FastifyError): { status: number; body: ErrorBody } {
  if (error instanceof ExpectedError) return { status: error.status, body: error.body }
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, body: invalidInput(error.validation) }
  const status = error.statusCode ?? 500
  if (status === 429)
    return errorResponse(429, 'rate_limited', 'Too many tries. Please wait a moment and try again.')
  if (status === 413) return errorResponse(413, 'payload_too_large', 'That is too large to be sent.')
  if (status === 415) return errorResponse(415, 'unsupported_media_type', 'Please send JSON.')
  if (status >= 400 && status < 500) return errorResponse(status, 'invalid_input', error.message)
  return errorResponse(500, 'internal', 'Something went wrong on our side. Please try again.')
}

function errorResponse(status: number, code: ErrorBody['code'], message: string) {
  return { status, body: { message, code } }
}

function invalidInput(issues: { instancePath: string; message?: string | undefined }[]): ErrorBody {
  const fields = issues.map((issue) => ({
    field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
    message: issue.message ?? 'Invalid input',
  }))
  const first = fields[0] ?? { field: 'body', message: 'Invalid input' }
  return { message: first.message, code: 'invalid_input', field: first.field, fields }
}

/** Database errors quote rows (`Key (email)=(…) already exists`): only what cannot contain a family's data is logged. */
function withoutDetail(error: Error & { code?: string }): object {
  return {
    type: error.name,
    code: error.code,
    message: error.message.split('\n')[0]?.slice(0, 200),
    stack: error.stack?.split('\n').slice(1, 12).join('\n'),
    ...(error.cause instanceof Error && { cause: withoutDetail(error.cause) }),
  }
}
