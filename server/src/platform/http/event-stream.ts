import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Comments at this interval keep proxies from closing an idle connection. */
const heartbeatMs = 20_000

export interface EventStream {
  send(event: string, data: unknown): void
  /** Sends `end` and closes. */
  end(): void
  /** Called once, whichever side closes the stream. */
  onClose(cleanUp: () => void | Promise<void>): void
}

const open = new Set<EventStream>()

/** Starts server-sent events on this reply, which the stream owns from now on. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  const write = (text: string) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text)
  }
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => {
      write('event: end\ndata: {}\n\n')
      raw.end()
    },
    onClose: (cleanUp) => {
      if (raw.destroyed) void cleanUp()
      else raw.once('close', () => void cleanUp())
    },
  }
  open.add(stream)
  raw.once('close', () => {
    clearInterval(heartbeat)
    open.delete(stream)
  })
  return stream
}

/** Browsers reconnect by themselves, to another process. */
export function endEventStreams(): void {
  for (const stream of open) stream.end()
}
