import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { StoredFile } from '../files.ts'

/** Names of files are never used twice, so whoever may see one may keep it. */
const keepFor: Record<'family' | 'everyone', string> = {
  family: 'private, max-age=31536000, immutable',
  everyone: 'public, max-age=31536000, immutable',
}

/** Addresses of the store work for hours; a browser that goes there directly for a while asks nobody twice. */
const keepAddressFor = 'private, max-age=1800'

/** Sends a file, or the part of it that a player asked for, or the browser to where it gets either. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  audience: keyof typeof keepFor,
): FastifyReply {
  if (file.address && !isFetched(request))
    return reply.header('cache-control', keepAddressFor).redirect(file.address, 302)
  reply.type(file.contentType).header('accept-ranges', 'bytes').header('cache-control', keepFor[audience])
  const asked = request.headers.range === undefined ? null : parseRange(file.size, request.headers.range)
  if (asked === -1) return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  // Malformed, of another unit, or in several parts: the whole file is a right answer to each of these.
  const [part, another] = Array.isArray(asked) && asked.type === 'bytes' ? asked : []
  if (!part || another) return reply.header('content-length', file.size).send(file.open())
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
    .header('content-length', part.end - part.start + 1)
    .send(file.open({ from: part.start, to: part.end }))
}

/** A script that keeps a file on a device reads it, which it may only where the answer is ours: the store need not allow other origins. */
const isFetched = (request: FastifyRequest): boolean => request.headers['sec-fetch-dest'] === 'empty'

/** A drawing is text, and says in which letters, whoever sends it: a call, the store of files or the folder of the web app. */
export function svgCharset(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === drawing) reply.type(`${drawing}; charset=utf-8`)
  })
}

const drawing = 'image/svg+xml'

/** Sends a drawing that was made for this request. */
export function sendSvg(reply: FastifyReply, svg: string): FastifyReply {
  return reply.type(drawing).header('cache-control', keepFor.family).send(svg)
}
