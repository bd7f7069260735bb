import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { checkRequest } from './contracts.ts'

/** A local stand-in for an image service with OpenAI's image API. */
export interface ImageVendor {
  readonly url: string
  readonly requests: VendorRequest[]
  /** Sets how it replies from now on. */
  respondWith(answer: (requests: VendorRequest, place: number) => VendorBehaviour): void
  close(): Promise<void>
}

export interface VendorRequest {
  /** Request line, headers and body, as received. */
  readonly raw: string
  readonly prompt: string
  readonly size: string
}

/** What the vendor does: returns an image, or fails in one of the ways in which vendors fail. */
export type VendorBehaviour =
  | { readonly paint: true }
  | { readonly bytes: Uint8Array }
  | { readonly json: unknown }
  | { readonly hang: true }
  | { readonly status: number; readonly code?: string }

/** The vendor refuses the prompt. */
export const blocked: VendorBehaviour = { status: 400, code: 'moderation_blocked' }

export async function startImageVendor(): Promise<ImageVendor> {
  const requests: VendorRequest[] = []
  const background = '#3060a0'
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .webp()
    .toBuffer()
  const open = new Set<ServerResponse>()
  let play: (requests: VendorRequest, place: number) => VendorBehaviour = () => ({ paint: true })
  const server = createServer(async (request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const json = JSON.parse(body || '{}')
    const raw = `${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n\n${body}`
    const one = { raw, prompt: String(json.prompt), size: String(json.size) }
    requests.push(one)
    const wrong = checkRequest(String(request.url).replace(/^\/v1/, ''), body)
    const played = wrong ? { status: 418 } : play(one, requests.length - 1)
    answer(response, played, picture)
  })
  // A connection that is closed while a call begins on it costs the caller a try, and tests count those.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: requests,
    respondWith(answers) {
      play = answers
    },
    async close() {
      for (const response of open) response.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answer(response: ServerResponse, played: VendorBehaviour, picture: Uint8Array): void {
  if ('hang' in played) return
  const send = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
  if ('status' in played) {
    const error = { message: 'on purpose', type: 'error', code: played.code ?? null, param: null }
    send(played.status, { error })
  } else if ('json' in played) {
    send(200, played.json)
  } else {
    const bytes = 'bytes' in played ? played.bytes : picture
    send(200, { created: 1, data: [{ b64_json: Buffer.from(bytes).toString('base64') }], usage })
  }
}

const usage = {
  input_tokens: 400,
  output_tokens: 1500,
  total_tokens: 1900,
  input_tokens_details: { text_tokens: 400, image_tokens: 0 },
}
