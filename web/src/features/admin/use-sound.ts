import { useCallback, useEffect, useRef, useState } from 'react'

/** What was being fetched when another sound was asked for. */
interface Wish {
  readonly key: string
  readonly state: 'loading' | 'playing'
}

/**
 * Plays one sound at a time: the next one stops the one before, and leaving the page stops them all.
 * @param onError called when a sound could not be had or not be played
 */
export function useSound(volume: number, onError: (error: unknown) => void) {
  const [wish, setWish] = useState<Wish | null>(null)
  const audio = useRef<HTMLAudioElement | null>(null)
  const turn = useRef(0)

  const stop = useCallback(() => {
    turn.current++
    audio.current?.pause()
    setWish(null)
  }, [])
  useEffect(() => stop, [stop])

  const play = async (key: string, addressOf: () => string | Promise<string>) => {
    stop()
    const own = turn.current
    const isOwn = () => own === turn.current
    const fail = (error: unknown) => {
      if (!isOwn()) return
      setWish(null)
      onError(error)
    }
    setWish({ key, state: 'loading' })
    try {
      const address = await addressOf()
      if (!isOwn()) return
      const player = audio.current ?? new Audio()
      audio.current = player
      player.onended = () => isOwn() && setWish(null)
      player.onerror = () => fail(new Error('The sound could not be loaded'))
      player.src = address
      player.volume = volume
      await player.play()
      if (isOwn()) setWish({ key, state: 'playing' })
    } catch (error) {
      fail(error)
    }
  }
  const stateOf = (key: string) => (wish?.key === key ? wish.state : 'idle')
  return { play, stop, stateOf }
}
