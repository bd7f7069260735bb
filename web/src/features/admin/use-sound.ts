import { useCallback, useEffect, useRef, useState } from 'react'

/** The sound that was requested last. */
interface CurrentSound {
  readonly key: string
  readonly state: 'loading' | 'playing'
}

/**
 * Plays one sound at a time: a new one stops the previous one, and leaving the page stops all.
 * @param onError called when a sound could not be fetched or played
 */
export function useSound(volume: number, onError: (error: unknown) => void) {
  const [current, setCurrent] = useState<CurrentSound | null>(null)
  const audio = useRef<HTMLAudioElement | null>(null)
  const request = useRef(0)

  const stop = useCallback(() => {
    request.current++
    audio.current?.pause()
    setCurrent(null)
  }, [])
  useEffect(() => stop, [stop])

  const play = async (key: string, resolveUrl: () => string | Promise<string>) => {
    stop()
    const ownRequest = request.current
    const isLatest = () => ownRequest === request.current
    const fail = (error: unknown) => {
      if (!isLatest()) return
      setCurrent(null)
      onError(error)
    }
    setCurrent({ key, state: 'loading' })
    try {
      const url = await resolveUrl()
      if (!isLatest()) return
      const player = audio.current ?? new Audio()
      audio.current = player
      player.onended = () => isLatest() && setCurrent(null)
      player.onerror = () => fail(new Error('The sound could not be loaded'))
      player.src = url
      player.volume = volume
      await player.play()
      if (isLatest()) setCurrent({ key, state: 'playing' })
    } catch (error) {
      fail(error)
    }
  }
  const stateOf = (key: string) => (current?.key === key ? current.state : 'idle')
  return { play, stop, stateOf }
}
