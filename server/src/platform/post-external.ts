import { type LookupAddress, lookup } from 'node:dns'
import { type ClientRequest, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface ExternalPost {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Whether addresses of this machine and of the networks around it may be called. */
  readonly allowPrivate: boolean
  readonly signal: AbortSignal
}

/** The address leads, by itself or by where it sends on to, into a network that outsiders must not reach through us. */
export class InsideAddress extends Error {
  constructor() {
    super('The address is inside the network of this server')
  }
}

const maxRedirects = 3

/**
 * Posts to an address that somebody chose. Every host is resolved and checked when the connection is made, so that a name that
 * changes its mind in between is checked too; where an answer sends on, the next address is checked in the same way.
 * @returns the status of the last answer
 * @throws {InsideAddress} @throws when nothing answers
 */
export async function postExternal(post: ExternalPost): Promise<number> {
  let url = new URL(post.url)
  for (let hop = 0; ; hop++) {
    const { status, location } = await postOnce(url, post)
    // Only these two say that the same is to be posted elsewhere.
    const isSentOn = (status === 307 || status === 308) && location !== undefined
    if (!isSentOn) return status
    if (hop >= maxRedirects || !URL.canParse(location, url.href)) throw new Error('It is sent on and on')
    url = new URL(location, url)
  }
}

function postOnce(url: URL, { body, headers, allowPrivate, signal }: ExternalPost) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location?: string }>()
  if (!['http:', 'https:'].includes(url.protocol)) throw new Error('Only http and https are spoken here')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A number in place of a name is not looked up.
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new InsideAddress()
  const request: ClientRequest = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: allowPrivate ? lookup : lookupOutside,
    signal,
    agent: false,
  })
  request.once('error', reject)
  request.once('response', (response) => {
    // What it has to say is not read: it could be endless.
    response.destroy()
    const { location } = response.headers
    resolve({ status: response.statusCode ?? 0, ...(location !== undefined && { location }) })
  })
  request.end(body)
  return promise
}

/** Refuses a name of which any address is inside: a later try could get that one. */
const lookupOutside: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return answer(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return answer(new InsideAddress(), '', 0)
    }
    return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
  })
}
