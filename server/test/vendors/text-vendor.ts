import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkRequest } from './contracts.ts'
import { type Dialect, dialects, type Mishap } from './text-dialects.ts'

/** A local stand-in for vendors of language models, with OpenAI's chat completions and moderations, and Anthropic's messages, in one of four dialects. */
export interface TextVendor {
  readonly url: string
  /** The requests it received. */
  readonly requests: readonly VendorRequest[]
  /** Sets how it replies from now on. */
  respondWith(answer: (requests: VendorRequest, place: number) => VendorBehaviour): void
  close(): Promise<void>
}

export interface VendorRequest {
  readonly path: string
  /** Request line, headers and body. */
  readonly raw: string
  readonly system: string
  /** The last message of the user's. */
  readonly user: string
  /** All messages of the user's. */
  readonly said: string
  /** The last message of the model's own that is shown to it; empty for none. */
  readonly shown: string
  readonly kind: 'story' | 'outline' | 'section' | 'editor' | 'photos' | 'moderation'
  /** Pictures in the prompt, decoded. */
  readonly pictures: readonly Buffer[]
  readonly streamed: boolean
  /** Tokens that an answer may have. */
  readonly maxTokens: number
  /** How the answer's form is asked for; undefined where it is not. */
  readonly format: string | undefined
}

/** What the vendor does: replies with a text, or fails in one of the ways in which vendors fail. */
export type VendorBehaviour =
  /** Thinks before it speaks, and may come to no answer. */
  | { readonly say: string; readonly finish?: 'stop' | 'length'; readonly thinks?: string }
  | { readonly refuse: true }
  | { readonly cut: true; readonly say: string }
  | { readonly hang: true }
  /** Begins to speak, and then says nothing more. */
  | { readonly stall: string }
  /** Begins to speak, and then says in the stream that something is wrong. */
  | { readonly fails: string }
  /** Answers in the words of its dialect that it cannot. */
  | { readonly mishap: Mishap }
  /** A proxy in between answers with a page of its own. */
  | { readonly page: string }
  /** Answers with this and nothing else. */
  | { readonly body: unknown }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly message?: string }
  | { readonly moderation: readonly string[] }

/** @param spoken how it says what is beyond the common API; OpenAI's and Anthropic's own by default */
export async function startTextVendor(spoken?: Dialect): Promise<TextVendor> {
  const requests: VendorRequest[] = []
  const open = new Set<ServerResponse>()
  let play: (requests: VendorRequest, place: number) => VendorBehaviour = () => ({ status: 500 })
  const server = createServer((request, response) => {
    open.add(response)
    response.on('close', () => open.delete(response))
    void readRequest(request).then((one) => {
      requests.push(one)
      const wrong = checkRequest(one.path, one.raw.slice(one.raw.indexOf('\n\n') + 2))
      const dialect = spoken ?? (one.path === '/messages' ? dialects.anthropic : dialects.openai)
      if (wrong) respond(response, one, { status: 400, message: wrong }, dialect)
      else respond(response, one, play(one, requests.length - 1), dialect)
    })
  })
  // A connection that is closed while a call begins on it costs the caller a try, and tests count those.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests,
    respondWith(answer) {
      play = answer
    },
    async close() {
      for (const response of open) response.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<VendorRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks).toString('utf8')
  const { rawHeaders, method, url = '' } = request
  const json = JSON.parse(body || '{}')
  const messages: { role: string; content: string | Part[] }[] = json.messages ?? []
  const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []))
  const system = textOf(json.system) || textOf(messages.find(({ role }) => role === 'system')?.content)
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content))
  const user = said.at(-1) || (json.input ?? '')
  return {
    path: url.replace(/^\/v1/, ''),
    raw: `${method} ${url}\n${rawHeaders.join('\n')}\n\n${body}`,
    system,
    user,
    said: said.join('\n\n'),
    shown: textOf(messages.findLast(({ role }) => role === 'assistant')?.content),
    pictures: parts.flatMap(({ image_url }) =>
      image_url ? [Buffer.from(image_url.url.replace(/^data:image\/jpeg;base64,/, ''), 'base64')] : [],
    ),
    kind: url.endsWith('/moderations')
      ? 'moderation'
      : kindOf(said.findLast((each) => !each.startsWith('Your last answer was not')) ?? ''),
    streamed: json.stream === true,
    maxTokens: json.max_tokens ?? json.max_completion_tokens ?? 0,
    format: json.response_format?.type ?? json.output_config?.format.type,
  }
}

function kindOf(user: string): VendorRequest['kind'] {
  if (user.includes('Write the whole of')) return 'story'
  if (user.startsWith('Read this story')) return 'editor'
  if (/^(?:Plan a|Your plan is not right)/.test(user)) return 'outline'
  return user.startsWith('Describe the child') ? 'photos' : 'section'
}

interface Part {
  readonly text?: string
  readonly image_url?: { readonly url: string }
}

const textOf = (content: string | readonly Part[] = ''): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n')

function respond(
  response: ServerResponse,
  requests: VendorRequest,
  played: VendorBehaviour,
  dialect: Dialect,
): void {
  if ('hang' in played) return
  if ('status' in played) {
    const error = { type: 'error', message: played.message ?? 'on purpose', code: null, param: null }
    response.writeHead(played.status, { 'content-type': 'application/json', ...played.headers })
    response.end(JSON.stringify({ type: 'error', error }))
    return
  }
  if ('moderation' in played) {
    const categories = Object.fromEntries(played.moderation.map((name) => [name, true]))
    sendJson(response, {
      id: 'modr-1',
      model: 'omni-moderation-latest',
      results: [{ flagged: played.moderation.length > 0, categories, category_scores: {} }],
    })
    return
  }
  if ('mishap' in played) {
    const [status, body] = dialect.mishaps[played.mishap]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
    return
  }
  if ('page' in played) {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(played.page)
    return
  }
  if ('body' in played) {
    sendJson(response, played.body)
    return
  }
  const isAnthropic = requests.path === '/messages'
  const eventsOf = (spoken: Spoken) => (isAnthropic ? messageEvents(spoken) : chunks(spoken, dialect))
  if ('stall' in played || 'fails' in played) {
    const isStalled = 'stall' in played
    const events = eventsOf({ say: isStalled ? played.stall : played.fails }).slice(0, -3)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (isStalled) response.write(events.join(''))
    else response.end([...events, dialect.failureInStream].join(''))
    return
  }
  if (!requests.streamed) sendJson(response, isAnthropic ? message(played) : completion(played))
  else sendEvents(response, eventsOf(played), 'cut' in played)
}

type Spoken = Extract<VendorBehaviour, { say: string } | { refuse: true }>

const usage = { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 }

function completion(played: Spoken) {
  const refused = 'refuse' in played
  const message = {
    role: 'assistant',
    content: refused ? null : textOfReply(played),
    refusal: refused ? 'I cannot do that.' : null,
  }
  const choices = [{ index: 0, message, finish_reason: finishOf(played), logprobs: null }]
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'm', choices, usage }
}

function chunks(played: Spoken, { thoughts }: Dialect): string[] {
  const chunk = (delta: object, finish: string | null, rest: object = {}) =>
    `data: ${JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...rest,
    })}\n\n`
  if ('refuse' in played)
    return [chunk({ refusal: 'I cannot do that.' }, null), chunk({}, 'stop'), 'data: [DONE]\n\n']
  const contentChunks = pieces(textOfReply(played)).map((content) => chunk({ content }, null))
  const thought = thoughts && 'thinks' in played ? pieces(played.thinks ?? '') : []
  return [
    ...thought.map((each) => chunk({ content: '', [thoughts ?? '']: each }, null)),
    ...contentChunks,
    chunk({}, finishOf(played)),
    chunk({}, null, { choices: [], usage }),
    'data: [DONE]\n\n',
  ]
}

const counted = { input_tokens: 900, output_tokens: 300 }

function message(played: Spoken) {
  const refused = 'refuse' in played
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: refused ? [] : [{ type: 'text', text: textOfReply(played), citations: null }],
    stop_reason: refused ? 'refusal' : finishOf(played) === 'stop' ? 'end_turn' : 'max_tokens',
    stop_sequence: null,
    usage: counted,
  }
}

function messageEvents(played: Spoken): string[] {
  const event = (type: string, rest: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
  const whole = message(played)
  const texts = 'refuse' in played ? [] : pieces(textOfReply(played))
  const thought = 'thinks' in played ? pieces(played.thinks ?? '') : []
  const block = (index: number, begin: object, deltas: readonly object[]) => [
    event('content_block_start', { index, content_block: begin }),
    ...deltas.map((delta) => event('content_block_delta', { index, delta })),
    event('content_block_stop', { index }),
  ]
  const isSilent = thought.length > 0 && textOfReply(played) === ''
  return [
    event('message_start', { message: { ...whole, content: [], stop_reason: null } }),
    ...(thought.length > 0
      ? block(
          0,
          { type: 'thinking', thinking: '', signature: '' },
          thought.map((thinking) => ({ type: 'thinking_delta', thinking })),
        )
      : []),
    event('ping', {}),
    ...(isSilent
      ? []
      : block(
          thought.length > 0 ? 1 : 0,
          { type: 'text', text: '' },
          texts.map((text) => ({ type: 'text_delta', text })),
        )),
    event('message_delta', {
      delta: { stop_reason: whole.stop_reason, stop_sequence: null },
      usage: counted,
    }),
    event('message_stop', {}),
  ]
}

const textOfReply = (played: Spoken) => ('say' in played ? played.say : '')
const finishOf = (played: Spoken) => ('finish' in played && played.finish) || 'stop'

/** Chunks that end in the middle of words, like those of models. */
const pieces = (text: string) => text.match(/[\s\S]{1,97}/g) ?? ['']

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function sendEvents(response: ServerResponse, events: readonly string[], cut: boolean): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (!cut) {
    response.end(events.join(''))
    return
  }
  response.write(events.slice(0, Math.ceil(events.length / 2)).join(''), () => response.destroy())
}
