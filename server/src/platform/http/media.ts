import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { StoredFile } from '../files.ts'

/** Names of files are never reused, so browsers may cache a file for ever. */
const cacheControl: Record<'family' | 'everyone', string> = {
  family: 'private, max-age=31536000, immutable',
  everyone: 'public, max-age=31536000, immutable',
}

/** Presigned URLs of the store are valid for hours, so browsers may cache the redirect for a while. */
const redirectCacheControl = 'private, max-age=1800'

/** Sends a file or the requested range of it, or redirects the browser to the file store. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  audience: keyof typeof cacheControl,
): FastifyReply {
  if (file.address && !isScriptFetch(request))
    return reply.header('cache-control', redirectCacheControl).redirect(file.address, 302)
  reply
    .type(file.contentType)
    .header('accept-ranges', 'bytes')
    .header('cache-control', cacheControl[audience])
  const ranges = request.headers.range === undefined ? null : parseRange(file.size, request.headers.range)
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${file.size}`).send()
  // For ranges that are malformed, in another unit or in several parts, the whole file is a valid response.
  const [part, another] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
  if (!part || another) return reply.header('content-length', file.size).send(file.open())
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
    .header('content-length', part.end - part.start + 1)
    .send(file.open({ from: part.start, to: part.end }))
}

/** A script that saves a file for offline use cannot follow a redirect to the store, which need not allow other origins (CORS). */
const isScriptFetch = (request: FastifyRequest): boolean => request.headers['sec-fetch-dest'] === 'empty'

/** Adds the charset to every SVG, no matter where it comes from: a call, the file store or the folder of the web app. */
export function svgCharset(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === svgType) reply.type(`${svgType}; charset=utf-8`)
  })
}

const svgType = 'image/svg+xml'

/** Sends a drawing that was drawn for this request. */
export function sendSvg(reply: FastifyReply, svg: string): FastifyReply {
  return reply.type(svgType).header('cache-control', cacheControl.family).send(svg)
}
