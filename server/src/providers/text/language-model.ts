/** A language model, wherever it runs. Adapters translate; they neither retry nor judge. */
export interface LanguageModel {
  readonly id: 'openai' | 'anthropic'
  /** Who runs it, as a person would say: 'OpenAI', 'Anthropic' or the host of a server of one's own. */
  readonly vendor: string
  readonly model: string
  /** Runs at an address that the operator configured, so it is not billed by the token. */
  readonly isOwnServer: boolean
  /** @throws {ModelFailed} */
  complete(ask: Ask): Promise<Answer>
  /** The same as a stream: the deadline restarts with every chunk. @param onText hears all of the text so far @throws {ModelFailed} */
  stream(ask: Ask, onText?: (soFar: string) => void): Promise<Answer>
  /** Whether the vendor objects to a text; null where it has no such service. @throws {ModelFailed} */
  moderate?(text: string, signal: AbortSignal): Promise<Moderation | null>
}

export interface Message {
  readonly role: 'user' | 'assistant'
  readonly text: string
}

export interface Ask {
  readonly system: string
  /** The conversation, beginning and ending with the user's. Its beginning stays the same, so that a vendor can keep it in a cache. */
  readonly messages: readonly Message[]
  /** `data:` addresses of pictures to look at with the first message; only for models that were named for that. */
  readonly images?: readonly string[]
  /** What the answer must look like: a JSON schema of objects whose every key is required. */
  readonly schema: { readonly name: string; readonly json: Record<string, unknown> }
  readonly maxTokens: number
  readonly signal: AbortSignal
}

export interface Answer {
  /** Meant to be JSON. It is for the caller to find out. */
  readonly text: string
  readonly usage: Usage
}

export interface Usage {
  /** All of them, whether from the vendor's cache or not. */
  readonly tokensIn: number
  /** Those that the vendor read from its cache. */
  readonly tokensCached?: number
  readonly tokensOut: number
}

export interface Moderation {
  readonly flagged: boolean
  /** The vendor's names of what it objects to. */
  readonly categories: readonly string[]
}

export interface ModelSettings {
  /** null for the vendor's own URL. Without a trailing slash. */
  readonly baseUrl: string | null
  /** null where a server of one's own wants none. */
  readonly apiKey: string | null
  readonly model: string
  /** How long a response, or the next chunk of one, may take. */
  readonly timeoutMs: number
}

/** `https://api.openai.com/v1` as 'OpenAI', another address by its host. */
export const vendorAt = (baseUrl: string | null, ownName: string): string =>
  baseUrl === null ? ownName : new URL(baseUrl).host

/** Who is named to a parent, to whom the address of a server means nothing. */
export const nameForParents = ({
  vendor,
  isOwnServer,
}: Pick<LanguageModel, 'vendor' | 'isOwnServer'>): string =>
  isOwnServer ? 'the service set up here' : vendor

/** A name, or what begins with one, at the start of a sentence. */
export const nameAtStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
