import {
  getReadingToRecord,
  type ReadingToRecord,
  readingPageFile,
  type SavedReadingPage,
  saveReadingPage,
  sendReading,
  urlOf,
} from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { errorFromResponse, unreachableError } from '../../lib/api-error.ts'

/** Requests by somebody with a link and no account; each carries the link's token. */
async function callWith(token: string, url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${token}` }
  const response = await fetch(url, { ...init, headers }).catch(() => {
    throw unreachableError()
  })
  if (!response.ok) throw errorFromResponse(response.status, response.statusText, await response.text())
  return response
}

export const readingQuery = (token: string) =>
  queryOptions({
    queryKey: ['read-aloud', token],
    queryFn: async (): Promise<ReadingToRecord> => (await callWith(token, getReadingToRecord.url)).json(),
    // The cache is updated directly; refetching would make the page jump.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export async function savePage(token: string, position: number, wav: Blob): Promise<SavedReadingPage> {
  const url = urlOf(saveReadingPage, { params: { position } })
  const headers = { 'content-type': 'audio/wav' }
  return (await callWith(token, url, { method: saveReadingPage.method, headers, body: wav })).json()
}

export async function fetchRecordedPage(token: string, position: number): Promise<Blob> {
  return (await callWith(token, urlOf(readingPageFile, { params: { position } }))).blob()
}

export async function send(token: string): Promise<void> {
  await callWith(token, sendReading.url, { method: sendReading.method })
}
