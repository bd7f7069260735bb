import { type Logger, pino } from 'pino'

/** Lines of JSON on standard output. Messages carry ids; whatever could hold a name or a secret is cut should it slip in. */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
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
