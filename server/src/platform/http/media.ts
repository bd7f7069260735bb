import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { StoredFile } from '../files.ts'

/** Whose a file is: a family's, or the installation's own, such as its music and the samples that every visitor may read. */
type Audience = 'family' | 'installation'

/**
 * A family's file is asked for with the session at every use, and a browser that has it gets 304: neither the next user of the browser
 * nor a member who was removed finds it in the cache. What belongs to no family may be kept for ever, as names of files are never reused.
 */
const cacheControl: Record<Audience, string> = {
  family: 'private, no-cache',
  installation: 'private, max-age=31536000, immutable',
}

/**
 * Presigned URLs of the store are valid for hours, so browsers may cache the redirect for a while. Because of `Vary: Cookie` a cached one
 * is of no use after signing out, and nobody can guess where it led.
 */
const redirectCacheControl = 'private, max-age=1800'

/** Sends a file or the requested range of it, or redirects the browser to the file store. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  audience: Audience,
): FastifyReply {
  if (file.address && !isScriptFetch(request)) {
    return reply
      .header('cache-control', redirectCacheControl)
      .header('vary', 'Cookie')
      .redirect(file.address, 302)
  }
  // A name stands for one content for ever, so the length is enough to tell that a browser has the file.
  const etag = etagOf(file.size.toString(36), file.contentType)
  reply.type(file.contentType).header('accept-ranges', 'bytes')
  cacheFor(audience, reply, etag)
  if (hasAlready(request, etag)) return reply.code(304).send()
  const ranges = rangesOf(request, file.size, etag)
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

function cacheFor(audience: Audience, reply: FastifyReply, etag: string): void {
  reply.header('cache-control', cacheControl[audience]).header('etag', etag)
  // Going back in the history shows what is cached without asking; not so for another session.
  if (audience === 'family') reply.header('vary', 'Cookie')
}

/** Weak for a drawing, which is compressed on its way. */
const etagOf = (version: string, contentType: string) =>
  contentType.startsWith(svgType) ? `W/"${version}"` : `"${version}"`

const hasAlready = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((each) => opaque(each) === opaque(etag)) ?? false

/** Proxies that compress turn a strong tag into a weak one. */
const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** The requested ranges; null for the whole file. A part is of no use to a browser that has the rest of another file. */
function rangesOf({ headers }: FastifyRequest, size: number, etag: string) {
  const { range, 'if-range': condition } = headers
  if (range === undefined || (condition !== undefined && condition !== etag)) return null
  return parseRange(size, range)
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

/** Sends a drawing of a family that was drawn for this request. */
export function sendSvg(request: FastifyRequest, reply: FastifyReply, svg: string): FastifyReply {
  const etag = etagOf(createHash('sha256').update(svg).digest('base64url').slice(0, 16), svgType)
  cacheFor('family', reply, etag)
  return hasAlready(request, etag) ? reply.code(304).send() : reply.type(svgType).send(svg)
}
