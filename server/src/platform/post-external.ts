import { type LookupAddress, lookup } from 'node:dns'
import { type ClientRequest, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface ExternalPost {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Whether addresses of this machine and of private networks may be called. */
  readonly allowPrivate: boolean
  readonly signal: AbortSignal
}

/** The URL or one of its redirects leads into a private network, which outsiders must not reach through us (SSRF). */
export class PrivateAddress extends Error {
  constructor() {
    super('The address is inside the network of this server')
  }
}

const maxRedirects = 3

/**
 * Posts to a user-supplied URL. Every host is checked when its name is resolved for the connection, so that a name that changes
 * in between is checked too; redirects are checked in the same way.
 * @returns the status of the last response
 * @throws {PrivateAddress}
 * @throws when nothing responds
 */
export async function postExternal(post: ExternalPost): Promise<number> {
  let url = new URL(post.url)
  for (let hop = 0; ; hop++) {
    const { status, location } = await postOnce(url, post)
    // Only these two redirects preserve the method and body.
    const isRedirect = (status === 307 || status === 308) && location !== undefined
    if (!isRedirect) return status
    if (hop >= maxRedirects || !URL.canParse(location, url.href)) throw new Error('Too many redirects')
    url = new URL(location, url)
  }
}

function postOnce(url: URL, { body, headers, allowPrivate, signal }: ExternalPost) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location?: string }>()
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error('Only http and https are supported')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP address in place of a name is not resolved, so it is checked here.
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress()
  const request: ClientRequest = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: allowPrivate ? lookup : lookupPublic,
    signal,
    agent: false,
  })
  request.once('error', reject)
  request.once('response', (response) => {
    // The body is not read: it could be endless.
    response.destroy()
    const { location } = response.headers
    resolve({ status: response.statusCode ?? 0, ...(location !== undefined && { location }) })
  })
  request.end(body)
  return promise
}

/** Refuses a name if any of its addresses is private: a later try could get that one. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress(), '', 0)
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
