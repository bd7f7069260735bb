import type { MusicTrack } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { musicQuery } from '../narration/queries.ts'
import type { NarrationPlayer } from './narration-player.ts'
import { prefer, usePreferences } from './preferences.ts'
import { usePlayer } from './use-narration-player.ts'

export interface Music {
  /** Those that the account can play; empty until they are known, and where there are none. */
  readonly tracks: readonly MusicTrack[]
  readonly track: MusicTrack | undefined
  choose(slug: string): void
}

/** Quiet music under the voice, for as long as the voice is meant to sound. */
export function useMusic(player: NarrationPlayer): Music {
  const list = useQuery(musicQuery)
  const { track: slug, musicOn, musicVolume } = usePreferences()
  const tracks = list.data?.filter((track) => track.isAccessible) ?? []
  const track = tracks.find((one) => one.slug === slug) ?? tracks.find((one) => one.isDefault) ?? tracks[0]
  const sounding = usePlayer(player, (now) => now.wantsToPlay)
  const [audio] = useState(() => new Audio())
  const path = track?.webPath

  useEffect(() => {
    audio.volume = musicVolume
  }, [audio, musicVolume])
  useEffect(() => {
    if (!path || !musicOn || !sounding) {
      audio.pause()
      return
    }
    audio.loop = true
    if (audio.getAttribute('src') !== path) audio.src = path
    audio.play().catch((error: unknown) => {
      const replaced = error instanceof DOMException && error.name === 'AbortError'
      if (!replaced) console.warn('Background music could not be played', error)
    })
  }, [audio, path, musicOn, sounding])
  useEffect(() => () => audio.pause(), [audio])

  return { tracks, track, choose: (next) => prefer({ track: next }) }
}
