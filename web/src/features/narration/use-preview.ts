import { type Cadence, paces, previewVoice } from '@nightlight/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

const sample = 'Once upon a time, when the stars were just waking up, a small lantern began to glow.'
const sampleVolume = 0.8

/** What is said, and how a name in it is. */
export interface Said {
  readonly text: string
  readonly spokenName?: { readonly name: string; readonly said: string }
}

/** What a failed preview says; without words of its own the server's are shown, where it has any. */
export interface PreviewWords {
  readonly notMade?: string
  readonly notPlayed: { readonly title: string; readonly description: string }
}

const usualWords: PreviewWords = {
  notPlayed: { title: 'Preview Failed', description: 'Failed to play the audio sample.' },
}

type PreviewState = 'idle' | 'generating' | 'playing'

/** Lets a voice say a sentence. A new preview stops the one before it; leaving the page stops them all. */
export function usePreview(words = usualWords) {
  const [state, setState] = useState<PreviewState>('idle')
  const audio = useRef<HTMLAudioElement | null>(null)
  const asking = useRef<AbortController | null>(null)

  const stop = useCallback(() => {
    asking.current?.abort()
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
      said: Said = { text: sample },
    ) => {
      stop()
      const asked = new AbortController()
      asking.current = asked
      setState('generating')
      try {
        const { audioUrl } = await call(previewVoice, {
          body: { providerId, voiceId, ...said, cadence: paces[cadence] },
          signal: asked.signal,
        })
        const player = audio.current ?? new Audio()
        audio.current = player
        player.src = audioUrl
        player.volume = sampleVolume
        player.onended = () => setState('idle')
        player.onerror = () => fail(words.notPlayed)
        await player.play()
        setState('playing')
      } catch (error) {
        // Stopped by the next preview, which has its own state by now.
        if (asked.signal.aborted) return
        if (!isApiError(error)) return fail(words.notPlayed)
        fail({ title: 'Preview Failed', description: words.notMade ?? error.message })
      }
    },
    [stop, fail, words],
  )
  return { state, play, stop }
}
