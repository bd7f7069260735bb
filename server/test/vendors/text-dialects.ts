/** What a server cannot do, or not now. */
export type Mishap = 'overflow' | 'output-limit' | 'schema' | 'credit' | 'loading'

/** How a kind of server says what goes beyond the API that they share, by its public description. */
export interface Dialect {
  readonly id: 'openai' | 'anthropic' | 'ollama' | 'llama.cpp'
  readonly provider: 'openai' | 'anthropic'
  /** The key of a streamed thought; null where thoughts are not shown. Anthropic has blocks of their own for them. */
  readonly thoughts: 'reasoning' | 'reasoning_content' | null
  /** What comes in the middle of a stream when something breaks. */
  readonly failureInStream: string
  readonly mishaps: Readonly<Record<Mishap, readonly [status: number, body: object]>>
}

/** OpenAI has a code of its own for many errors, and names the parameter that is at fault. */
const openaiError = (message: string, code: string | null, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code },
})

const anthropicError = (type: string, message: string) => ({
  type: 'error',
  error: { type, message },
  request_id: 'req_1',
})

const ollamaError = (message: string) => ({
  error: { message, type: 'api_error', param: null, code: null },
})

const llamaError = (code: number, type: string, message: string, rest: object = {}) => ({
  error: { code, message, type, ...rest },
})

const data = (body: object) => `data: ${JSON.stringify(body)}\n\n`

export const dialects: Readonly<Record<Dialect['id'], Dialect>> = {
  openai: {
    id: 'openai',
    provider: 'openai',
    thoughts: null,
    failureInStream: data(openaiError('The server had an error while processing.', null, 'server_error')),
    mishaps: {
      overflow: [400, openaiError('The maximum context length is 8192 tokens.', 'context_length_exceeded')],
      'output-limit': [
        400,
        openaiError('max_tokens is too large: the model supports at most 4096.', 'invalid_value'),
      ],
      schema: [400, openaiError("Invalid schema for response_format 'story'.", null)],
      credit: [429, openaiError('You exceeded your quota.', 'insufficient_quota', 'insufficient_quota')],
      loading: [503, openaiError('The engine is overloaded.', null, 'server_error')],
    },
  },
  anthropic: {
    id: 'anthropic',
    provider: 'anthropic',
    thoughts: null,
    failureInStream: `event: error\n${data(anthropicError('overloaded_error', 'Overloaded'))}`,
    mishaps: {
      overflow: [
        400,
        anthropicError('invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
      ],
      'output-limit': [
        400,
        anthropicError('invalid_request_error', 'max_tokens: 16000 > 8192, the maximum of this model'),
      ],
      schema: [
        400,
        anthropicError('invalid_request_error', 'output_config.format: not supported by this model'),
      ],
      credit: [400, anthropicError('invalid_request_error', 'Your credit balance is too low.')],
      loading: [529, anthropicError('overloaded_error', 'Overloaded')],
    },
  },
  ollama: {
    id: 'ollama',
    provider: 'openai',
    thoughts: 'reasoning',
    failureInStream: data(ollamaError('llama runner process no longer running')),
    mishaps: {
      // It cuts long conversations without a word; only its cloud refuses them.
      overflow: [400, ollamaError('the prompt is longer than the context length')],
      'output-limit': [400, ollamaError('max_tokens is too large for the context window')],
      schema: [500, ollamaError('failed to create a grammar from the format')],
      credit: [402, ollamaError('this needs a subscription')],
      loading: [503, ollamaError('server busy, please try again')],
    },
  },
  'llama.cpp': {
    id: 'llama.cpp',
    provider: 'openai',
    thoughts: 'reasoning_content',
    failureInStream: data(llamaError(500, 'server_error', 'Compute error.')),
    mishaps: {
      overflow: [
        400,
        llamaError(400, 'exceed_context_size_error', 'the request exceeds the available context', {
          n_prompt_tokens: 4407,
          n_ctx: 4096,
        }),
      ],
      'output-limit': [
        400,
        llamaError(400, 'invalid_request_error', 'the context window is too small for max_tokens'),
      ],
      schema: [400, llamaError(400, 'invalid_request_error', 'Failed to parse the grammar')],
      // It bills nobody; a proxy in front of it may.
      credit: [402, llamaError(402, 'invalid_request_error', 'out of credits')],
      loading: [503, llamaError(503, 'unavailable_error', 'Loading model')],
    },
  },
}
