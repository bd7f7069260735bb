import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Babble, babble, pcm16Of, wavOf } from './babble.ts'
import { checkParameters, checkRequest } from './contracts.ts'

/** A local stand-in for vendors of voices, with the URLs of Hume, ElevenLabs and OpenAI. */
export interface VoiceVendorServer {
  readonly url: string
  readonly requests: readonly VendorRequest[]
  /** Labels of voices that were cloned and not deleted, by id. */
  readonly cloned: ReadonlyMap<string, string>
  /** Sets how it replies to speech requests from now on. */
  respondWith(answer: (heard: VendorRequest, place: number) => VendorBehaviour): void
  close(): Promise<void>
}

export interface VendorRequest {
  readonly vendor: 'hume' | 'elevenlabs' | 'openai'
  readonly kind: 'speech' | 'voices' | 'cloning' | 'removal'
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly key: string
  readonly voiceId: string
  readonly text: string
  readonly speed: number
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect requests as they were received
  readonly body: any
}

/** What the vendor does: speaks, or fails in one of the ways in which vendors fail. */
export type VendorBehaviour =
  /** `half`: half of the sound, in a complete response. `broken`: the connection breaks in the middle of the response. */
  | { readonly speak: 'well' | 'half' | 'broken' | 'silence' | 'untimed' | 'own-clocks' }
  | { readonly hang: true }
  | { readonly down: true }
  | { readonly page: true }
  | { readonly mp3: true }
  | { readonly json: unknown }
  | { readonly status: number; readonly headers?: Record<string, string> }
  | { readonly noSuchVoice: true }

export const speakWell = { speak: 'well' } as const

/** A voice that the vendor lists; it speaks with any other id as well. */
export const listedVoice = 'voice-of-the-sea'

export async function startVoiceVendor(): Promise<VoiceVendorServer> {
  const heard: VendorRequest[] = []
  const open = new Set<ServerResponse>()
  const cloned = new Map<string, string>()
  let play: (heard: VendorRequest, place: number) => VendorBehaviour = () => speakWell
  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    void readRequest(request).then(({ one, wrong }) => {
      if (one) heard.push(one)
      if (wrong) send(response, asJson(400, { error: { message: wrong } }))
      else if (!one) send(response, asJson(404, { detail: 'Not Found' }))
      else send(response, responseTo(one, play(one, heard.length - 1), cloned))
    })
  })
  // A connection that is closed while a call begins on it costs the caller a try, and tests count those.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: heard,
    cloned,
    respondWith(answer) {
      play = answer
    },
    async close() {
      for (const response of open) response.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const routes = [
  ['elevenlabs', 'speech', /^\/(v1\/text-to-speech)\/([^/]+)\/with-timestamps$/],
  ['elevenlabs', 'voices', /^\/v2\/voices$/],
  ['elevenlabs', 'cloning', /^\/v1\/voices\/add$/],
  ['elevenlabs', 'removal', /^\/v1\/(voices)\/([^/]+)$/],
  ['hume', 'speech', /^\/v0\/tts$/],
  ['hume', 'voices', /^\/v0\/tts\/voices$/],
  ['openai', 'speech', /^\/v1\/audio\/speech$/],
] as const

async function readRequest(
  request: IncomingMessage,
): Promise<{ one?: VendorRequest; wrong?: string | null }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const url = new URL(request.url ?? '/', 'http://vendor')
  const route = routes.find(([, , pattern]) => pattern.test(url.pathname))
  if (!route) return {}
  const [vendor, asks, pattern] = route
  const query = Object.fromEntries(url.searchParams)
  const described = describedPath(vendor, asks, url.pathname)
  const raw = JSON.stringify(await readBody(request.headers['content-type'] ?? '', bytes))
  const method = methods[request.method ?? ''] ?? 'get'
  const wrong =
    checkParameters(method, described, query, request.headers) ??
    (method === 'post' ? checkRequest(described, raw) : null)
  const body = JSON.parse(raw)
  const [utterance] = body.utterances ?? []
  const one: VendorRequest = {
    vendor,
    kind: asks,
    path: url.pathname,
    query,
    key: String(
      request.headers['x-hume-api-key'] ??
        request.headers['xi-api-key'] ??
        request.headers.authorization ??
        '',
    ),
    voiceId:
      decodeURIComponent(pattern.exec(url.pathname)?.[2] ?? '') || (utterance?.voice?.id ?? body.voice ?? ''),
    text: body.text ?? utterance?.text ?? body.input ?? body.name ?? '',
    speed: body.voice_settings?.speed ?? utterance?.speed ?? body.speed ?? 1,
    body,
  }
  return { one, wrong }
}

const methods: Readonly<Record<string, 'get' | 'post' | 'delete'>> = { POST: 'post', DELETE: 'delete' }

/** A form as its fields; a file as its first bytes and its size. */
async function readBody(type: string, bytes: Buffer): Promise<unknown> {
  if (!type.startsWith('multipart/')) return JSON.parse(bytes.toString('utf8') || '{}')
  const form = await new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }).formData()
  const files: string[] = []
  for (const file of form.getAll('files')) {
    if (typeof file === 'string') continue
    files.push(`${await file.slice(0, 4).text()} ${file.size}`)
  }
  const fields = [...form].filter(([, value]) => typeof value === 'string')
  return { ...Object.fromEntries(fields), files }
}

function describedPath(vendor: VendorRequest['vendor'], asks: VendorRequest['kind'], path: string): string {
  if (vendor === 'openai') return path.replace(/^\/v1/, '')
  if (asks === 'removal') return '/v1/voices/{voice_id}'
  return vendor === 'elevenlabs' && asks === 'speech' ? '/v1/text-to-speech/{voice_id}/with-timestamps' : path
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes: Buffer
  /** Whether the connection breaks after half of it. */
  readonly isBroken?: boolean
}

function responseTo(
  heard: VendorRequest,
  played: VendorBehaviour,
  cloned: Map<string, string>,
): Answer | 'hang' | 'down' {
  if ('hang' in played) return 'hang'
  if ('down' in played) return 'down'
  if ('status' in played) return asJson(played.status, { error: { message: 'on purpose' } }, played.headers)
  if ('noSuchVoice' in played) return noSuchVoice(heard)
  if ('page' in played)
    return { status: 200, type: 'text/html', bytes: Buffer.from('<!doctype html><p>Sorry</p>') }
  if ('json' in played) return asJson(200, played.json)
  if (heard.kind === 'cloning') return cloneFor(heard, played, cloned)
  if (heard.kind === 'removal') {
    return cloned.delete(heard.voiceId) ? asJson(200, { status: 'ok' }) : noSuchVoice(heard)
  }
  if (heard.kind === 'voices') return asJson(200, listOf(heard, cloned))
  if ('mp3' in played)
    return asSound(heard, noSound, Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0, 0, 0]), 'well')
  const whole = babble(heard.text, {
    sampleRate: heard.vendor === 'hume' ? 48_000 : 24_000,
    speed: heard.speed,
  })
  const { speak } = played
  const pcm = soundOf(whole.pcm, speak)
  const bytes = heard.vendor === 'elevenlabs' ? pcm16Of(pcm) : wavOf({ ...whole, pcm }, 0xffff_ffff)
  return asSound(heard, speak === 'untimed' ? { ...whole, words: [], characters: [] } : whole, bytes, speak)
}

function soundOf(pcm: Float32Array, speak: string): Float32Array {
  if (speak === 'silence') return new Float32Array(pcm.length)
  return speak === 'half' ? pcm.slice(0, pcm.length >> 1) : pcm
}

const noSound: Babble = { pcm: new Float32Array(), sampleRate: 24_000, words: [], characters: [] }

function asSound(heard: VendorRequest, spoken: Babble, bytes: Uint8Array, speak: string): Answer {
  const isBroken = speak === 'broken'
  if (heard.vendor === 'openai')
    return { status: 200, type: 'audio/wav', bytes: Buffer.from(bytes), isBroken }
  const body = heard.vendor === 'hume' ? generation(heard, spoken, bytes, speak) : timed(spoken, bytes)
  return { ...asJson(200, body), isBroken }
}

function timed({ characters }: Babble, bytes: Uint8Array) {
  const alignment = characters.length > 0 && {
    characters: characters.map(({ text }) => text),
    character_start_times_seconds: characters.map(({ from }) => from),
    character_end_times_seconds: characters.map(({ to }) => to),
  }
  return {
    audio_base64: Buffer.from(bytes).toString('base64'),
    alignment: alignment || null,
    normalized_alignment: null,
  }
}

/** In one snippet, or in two whose times both start at zero. */
function generation(
  { text, body }: VendorRequest,
  { pcm, sampleRate, words }: Babble,
  bytes: Uint8Array,
  speak: string,
) {
  const id = '00000000-0000-4000-8000-000000000000'
  const hasWordTimes = body.include_timestamp_types?.includes('word') === true
  const half = speak === 'own-clocks' ? words.length >> 1 : words.length
  const cut = speak === 'own-clocks' ? (words[half - 1]?.[3] ?? 0) + 5 : (pcm.length / sampleRate) * 1000
  const sample = (ms: number) => Math.round((ms / 1000) * sampleRate)
  const snippet = (from: number, to: number, offset: number, sound: Float32Array) => ({
    id,
    generation_id: id,
    text,
    transcribed_text: null,
    utterance_index: 0,
    audio: Buffer.from(wavOf({ pcm: sound, sampleRate })).toString('base64'),
    timestamps: hasWordTimes
      ? words.slice(from, to).map(([start, end, begins, ends]) => ({
          text: text.slice(start, end),
          type: 'word',
          time: { begin: Math.max(0, begins - offset), end: ends - offset },
        }))
      : [],
  })
  const second = half < words.length ? [snippet(half, words.length, cut, pcm.slice(sample(cut)))] : []
  return {
    request_id: null,
    generations: [
      {
        generation_id: id,
        audio: Buffer.from(bytes).toString('base64'),
        duration: pcm.length / sampleRate,
        file_size: bytes.length,
        encoding: { format: 'wav', sample_rate: sampleRate },
        snippets: [[snippet(0, half, 0, pcm.slice(0, sample(cut))), ...second]],
      },
    ],
  }
}

/** The voice is created even if the response is lost. */
function cloneFor({ text }: VendorRequest, played: VendorBehaviour, cloned: Map<string, string>): Answer {
  const id = `cloned-${cloned.size + 1}-${text.slice(-6)}`
  cloned.set(id, text)
  const answer = asJson(200, { voice_id: id, requires_verification: false })
  return { ...answer, isBroken: 'speak' in played && played.speak === 'broken' }
}

function listOf({ vendor, query }: VendorRequest, cloned: ReadonlyMap<string, string>) {
  if (vendor === 'elevenlabs') {
    const own = [...cloned].map(([voice_id, name]) => ({ voice_id, name, labels: {} }))
    if (query.search) {
      const found = own.filter(({ name }) => name.includes(query.search ?? ''))
      return { voices: found, has_more: false, total_count: 0, next_page_token: null }
    }
    const isSecond = query.next_page_token === 'more'
    const labels = { gender: 'female', language: 'en', accent: 'irish', age: 'middle_aged' }
    return {
      voices: [
        ...own,
        isSecond
          ? {
              voice_id: 'voice-of-the-hill',
              name: 'Hill',
              labels: {},
              preview_url: 'http://plain.example/a.mp3',
            }
          : {
              voice_id: listedVoice,
              name: 'Sea',
              labels,
              description: null,
              preview_url: 'https://e.example/a.mp3',
            },
      ],
      has_more: !isSecond,
      total_count: 0,
      next_page_token: isSecond ? null : 'more',
    }
  }
  const isOwn = query.provider === 'CUSTOM_VOICE'
  return {
    page_number: 0,
    page_size: 100,
    total_pages: 1,
    voices_page: [
      isOwn
        ? { id: 'grandmother', name: 'Grandmother', provider: 'CUSTOM_VOICE' }
        : {
            id: listedVoice,
            name: 'Sea',
            provider: 'HUME_AI',
            tags: { GENDER: ['Female'], LANGUAGE: ['English'], AGE: ['MIDDLE_AGED'] },
          },
    ],
  }
}

/** The error of each vendor. */
function noSuchVoice({ vendor, voiceId }: VendorRequest): Answer {
  if (vendor === 'elevenlabs') {
    const message = `A voice with voice_id '${voiceId}' was not found.`
    return asJson(404, { detail: { status: 'voice_not_found', message } })
  }
  if (vendor === 'hume') return asJson(404, { error: 'resource_not_found', message: 'Voice not found.' })
  const message = `Input should be 'alloy', 'ash' or 'coral'`
  return asJson(400, { error: { message, type: 'invalid_request_error', param: 'voice', code: null } })
}

const asJson = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  type: 'application/json',
  headers,
  bytes: Buffer.from(JSON.stringify(body)),
})

function send(response: ServerResponse, answer: Answer | 'hang' | 'down'): void {
  if (answer === 'hang') return
  if (answer === 'down') {
    response.destroy()
    return
  }
  const { status, type, headers, bytes, isBroken } = answer
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...headers })
  if (isBroken) response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy())
  else response.end(bytes)
}
