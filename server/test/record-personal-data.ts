import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { canary } from './log-capture.ts'
import { personalDataInRequest, personalDataInResponse } from './personal-data.ts'

/**
 * Loaded before a real server (`node --import`): writes the personal data that it receives or sends to the file
 * `PERSONAL_DATA_FILE`, one line of JSON each, to search its log for them.
 */
const file = process.env.PERSONAL_DATA_FILE
if (file && isMainThread) {
  process.stdout.write(`${JSON.stringify({ level: 20, msg: 'canary', name: canary })}\n`)
  recordInto(file)
}

function recordInto(path: string): void {
  const recorded = new Set<string>()
  const write = (find: (into: Set<string>) => void) => {
    const found = new Set<string>()
    find(found)
    const fresh = [...found].filter((word) => !recorded.has(word))
    if (fresh.length === 0) return
    for (const word of fresh) recorded.add(word)
    appendFileSync(path, fresh.map((word) => `${JSON.stringify(word)}\n`).join(''))
  }
  write((into) => into.add(canary))
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const requestBody = captureRequest(request)
    const responseBodies = captureResponse(response)
    response.once('close', () => {
      write((into) => personalDataInRequest(parsed(requestBody()), into))
      for (const answer of responseBodies()) write((into) => personalDataInResponse(parsed(answer), into))
    })
  })
}

/** @returns the body, if it is JSON */
function captureRequest(request: IncomingMessage): () => string {
  const chunks: Buffer[] = []
  const { push } = request
  if (isJson(request.headers['content-type'])) {
    request.push = (chunk: unknown, encoding) => {
      if (Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk))
      return push.call(request, chunk, encoding)
    }
  }
  return () => Buffer.concat(chunks).toString()
}

/** @returns the bodies, if they are JSON or a stream of it */
function captureResponse(response: ServerResponse): () => string[] {
  const chunks: Buffer[] = []
  const capture = (chunk: unknown) => {
    const type = String(response.getHeader('content-type') ?? '')
    if (!isJson(type) && !isStream(type)) return
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const { write, end } = response
  response.write = ((...given: Parameters<typeof write>) => {
    capture(given[0])
    return write.apply(response, given)
  }) as typeof write
  response.end = ((...given: Parameters<typeof end>) => {
    capture(given[0])
    return end.apply(response, given)
  }) as typeof end
  return () => {
    const text = decompressed(Buffer.concat(chunks), response.getHeader('content-encoding'))
    if (!isStream(String(response.getHeader('content-type') ?? ''))) return [text]
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data)
  }
}

const isJson = (type: string | undefined) => type?.includes('json') ?? false
const isStream = (type: string) => type.startsWith('text/event-stream')

function decompressed(body: Buffer, encoding: unknown): string {
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString()
    if (encoding === 'gzip') return gunzipSync(body).toString()
  } catch {
    // The client hung up before the end.
    return ''
  }
  return body.toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
