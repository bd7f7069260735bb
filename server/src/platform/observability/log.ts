import { type Logger, pino } from 'pino'
import { currentRequestId } from './tracing/request-context.ts'

/**
 * Logs JSON lines to standard output. They contain ids; fields that could contain a name or a secret are removed as a safeguard.
 * @param role in every line with the id of the process, so that lines of several processes can be told apart
 */
export function openLog(level: string, role: string): Logger {
  return pino({
    level,
    base: { role, pid: process.pid },
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

/** Adds the id of the request that a line is about, in any process. Loggers of requests have it already. */
export function addRequestId(_line: object, _level: number, log: Logger): { requestId?: string } {
  const requestId = currentRequestId()
  return requestId !== null && !('requestId' in log.bindings()) ? { requestId } : {}
}
