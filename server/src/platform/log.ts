import { type Logger, pino } from 'pino'
import { currentErrand } from './tracing/errand.ts'

/** Lines of JSON on standard output. Messages carry ids; whatever could hold a name or a secret is cut should it slip in. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    mixin: nameErrand,
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

/** The request that a line is about, in whatever process it is written; requests name themselves. */
export function nameErrand(_line: object, _level: number, log: Logger): { requestId?: string } {
  const errand = currentErrand()
  return errand && !('requestId' in log.bindings()) ? { requestId: errand.requestId } : {}
}
