import { type Logger, pino } from 'pino'
import { currentRequestId } from './tracing/request-context.ts'

/** Lines of JSON on standard output. They carry ids; fields that could hold a name or a secret are removed, should one slip in. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    mixin: addRequestId,
    redact: {
      paths: [
        'req.headers',
        'req.query',
        'req.body',
        'body',
        'password',
        'token',
        'email',
        '*.password',
        '*.token',
        '*.email',
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
    },
  })
}

/** Adds the id of the request that a line is about, in whatever process it is written. Loggers of requests have it already. */
export function addRequestId(_line: object, _level: number, log: Logger): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId !== null && !('requestId' in log.bindings()) ? { requestId } : {}
}
