import { type Cadence, paces, previewVoice, sampleSentenceIn } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { type ApiError, isApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'
import { voicesQuery } from './queries.ts'

const sampleVolume = 0.8

/** The text, and how a name in it is pronounced. */
export interface PreviewText {
  readonly text: string
  readonly spokenName?: { readonly name: string; readonly said: string }
}

/** Error toasts. Without a `notMade` text the server's message is shown, if it has one. */
export interface PreviewErrors {
  readonly notMade?: string
  readonly notPlayed: { readonly title: string; readonly description: string }
}

const defaultErrors: PreviewErrors = {
  notPlayed: { title: 'Preview Failed', description: 'Failed to play the audio sample.' },
}

const nothingToPlay = { title: 'Preview Failed', description: 'Failed to generate preview' }

/** What our server says; whatever else has answered says nothing that helps. */
const reasonOf = (error: ApiError): string =>
  error.code ? error.message : 'Failed to generate voice preview.'

type PreviewState = 'idle' | 'generating' | 'playing'

/** Stops the preview that was started last. */
let stopLast = () => {}

/** Plays a sentence in a voice, in its own language unless another text is given. A new preview stops the previous one; leaving the page stops all. */
export function usePreview(errors = defaultErrors) {
  const [state, setState] = useState<PreviewState>('idle')
  const audio = useRef<HTMLAudioElement | null>(null)
  const queryClient = useQueryClient()
  const currentRequest = useRef<AbortController | null>(null)

  const stop = useCallback(() => {
    currentRequest.current?.abort()
    audio.current?.pause()
    setState('idle')
  }, [])
  useEffect(() => stop, [stop])

  const fail = useCallback((failure: { title: string; description: string }) => {
    setState('idle')
    toast({ ...failure, tone: 'destructive' })
  }, [])

  const play = useCallback(
    async (
      { providerId, voiceId }: { providerId: string; voiceId: string },
      cadence: Cadence,
      preview?: PreviewText,
    ) => {
      stopLast()
      stopLast = stop
      const request = new AbortController()
      currentRequest.current = request
      setState('generating')
      const voice = queryClient
        .getQueryData(voicesQuery.queryKey)
        ?.find((each) => each.providerId === providerId && each.voiceId === voiceId)
      const spoken = preview ?? { text: sampleSentenceIn(voice?.language ?? null) }
      try {
        const answer: { audioUrl?: string } | null = await call(previewVoice, {
          body: { providerId, voiceId, ...spoken, cadence: paces[cadence] },
          signal: request.signal,
        })
        if (!answer?.audioUrl) return fail(nothingToPlay)
        const player = audio.current ?? new Audio()
        audio.current = player
        player.src = answer.audioUrl
        player.volume = sampleVolume
        player.onended = () => setState('idle')
        player.onerror = () => fail(errors.notPlayed)
        await player.play()
        setState('playing')
      } catch (error) {
        // Aborted by the next preview, which has set its own state.
        if (request.signal.aborted) return
        if (!isApiError(error)) return fail(errors.notPlayed)
        fail({ title: 'Preview Failed', description: errors.notMade ?? reasonOf(error) })
      }
    },
    [stop, fail, errors, queryClient],
  )
  return { state, play, stop }
}
