import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isMainThread } from 'node:worker_threads'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { wordsSent, wordsTold } from './family-words.ts'
import { planted } from './heard-log.ts'

/**
 * Loaded before a server that is started as it is delivered (`node --import`): writes every word that families send to it or
 * read from it into the file `WORDS_HEARD`, a line of JSON each, to look for them in its log.
 */
const file = process.env.WORDS_HEARD
if (file && isMainThread) {
  process.stdout.write(`${JSON.stringify({ level: 20, msg: 'planted', name: planted })}\n`)
  hearInto(file)
}

function hearInto(path: string): void {
  const heard = new Set<string>()
  const write = (find: (into: Set<string>) => void) => {
    const found = new Set<string>()
    find(found)
    const fresh = [...found].filter((word) => !heard.has(word))
    if (fresh.length === 0) return
    for (const word of fresh) heard.add(word)
    appendFileSync(path, fresh.map((word) => `${JSON.stringify(word)}\n`).join(''))
  }
  write((into) => into.add(planted))
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const sent = listenToRequest(request)
    const told = listenToAnswer(response)
    response.once('close', () => {
      write((into) => wordsSent(parsed(sent()), into))
      for (const answer of told()) write((into) => wordsTold(parsed(answer), into))
    })
  })
}

/** @returns what has arrived, where it is JSON */
function listenToRequest(request: IncomingMessage): () => string {
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

/** @returns what was answered, where it is JSON or a stream of it */
function listenToAnswer(response: ServerResponse): () => string[] {
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    const type = String(response.getHeader('content-type') ?? '')
    if (!isJson(type) && !isStream(type)) return
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const { write, end } = response
  response.write = ((...given: Parameters<typeof write>) => {
    keep(given[0])
    return write.apply(response, given)
  }) as typeof write
  response.end = ((...given: Parameters<typeof end>) => {
    keep(given[0])
    return end.apply(response, given)
  }) as typeof end
  return () => {
    const text = unpacked(Buffer.concat(chunks), response.getHeader('content-encoding'))
    if (!isStream(String(response.getHeader('content-type') ?? ''))) return [text]
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data)
  }
}

const isJson = (type: string | undefined) => type?.includes('json') ?? false
const isStream = (type: string) => type.startsWith('text/event-stream')

function unpacked(body: Buffer, encoding: unknown): string {
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString()
    if (encoding === 'gzip') return gunzipSync(body).toString()
  } catch {
    // Who asked has hung up before the end.
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
