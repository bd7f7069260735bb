import { Agent } from 'undici'
import { fetchWithTrace } from '../../platform/observability/tracing/fetch-with-trace.ts'

/** Without the five minutes after which `fetch` gives up a silent server: a small machine thinks longer before its first word. Deadlines are ours. */
const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** `fetch` for language models. */
export const patientFetch = (url: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
  fetchWithTrace(url, Object.assign({}, init, { dispatcher }))
