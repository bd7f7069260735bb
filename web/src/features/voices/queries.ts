import { approvedVoices, backgroundMusic, defaultVoice } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The list may change while a page is open: fresh for half a minute, retried twice on failure. */
const voiceListOptions = { staleTime: 30_000, retry: 2 }

export const voicesQuery = queryOptions({
  queryKey: ['/api/tts/voices/approved'],
  queryFn: ({ signal }) => call(approvedVoices, { signal }),
  ...voiceListOptions,
})

export const defaultVoiceQuery = queryOptions({
  queryKey: ['/api/tts/voices/default'],
  queryFn: ({ signal }) => call(defaultVoice, { signal }),
  ...voiceListOptions,
})

export const musicQuery = queryOptions({
  queryKey: ['/api/tts/background-music'],
  queryFn: ({ signal }) => call(backgroundMusic, { signal }),
})
