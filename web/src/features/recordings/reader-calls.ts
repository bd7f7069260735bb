import {
  hearReadingPage,
  keepReadingPage,
  openReading,
  type PageKept,
  type ReadingToRecord,
  sendReading,
} from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '../../lib/api.ts'
import { errorFromAnswer, unreachable } from '../../lib/api-error.ts'

/** Calls of somebody who has a link and no account: the link's token comes with each. */
async function callWith(token: string, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const response = await fetch(url, { ...init, headers }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw errorFromAnswer(response.status, response.statusText, await response.text())
  return response
}

export const readingQuery = (token: string) =>
  queryOptions({
    queryKey: ['read-aloud', token],
    queryFn: async (): Promise<ReadingToRecord> => (await callWith(token, openReading.url)).json(),
    // What is recorded here is entered here; fetching anew would only make the page jump.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export async function keepPage(token: string, position: number, wav: Blob): Promise<PageKept> {
  const { method, url } = keepReadingPage
  const headers = { 'content-type': 'audio/wav' }
  return (await callWith(token, addressOf(url, { position }), { method, headers, body: wav })).json()
}

export async function hearPage(token: string, position: number): Promise<Blob> {
  return (await callWith(token, addressOf(hearReadingPage.url, { position }))).blob()
}

export async function send(token: string): Promise<void> {
  await callWith(token, sendReading.url, { method: sendReading.method })
}
