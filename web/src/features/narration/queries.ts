import { approvedVoices, backgroundMusic, defaultVoice } from '@nightlight/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The voice list may change while a page is open: kept for half a minute, and asked for twice more when it fails. */
const voiceManners = { staleTime: 30_000, retry: 2 }

export const voicesQuery = queryOptions({
  queryKey: ['/api/tts/voices/approved'],
  queryFn: ({ signal }) => call(approvedVoices, { signal }),
  ...voiceManners,
})

export const defaultVoiceQuery = queryOptions({
  queryKey: ['/api/tts/voices/default'],
  queryFn: ({ signal }) => call(defaultVoice, { signal }),
  ...voiceManners,
})

export const musicQuery = queryOptions({
  queryKey: ['/api/tts/background-music'],
  queryFn: ({ signal }) => call(backgroundMusic, { signal }),
})
