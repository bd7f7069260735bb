import type { MusicTrack, Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { musicQuery } from '../narration/queries.ts'
import type { NarrationPlayer } from './narration-player.ts'
import { prefer, usePreferences } from './preferences.ts'
import { type SleepAfter, SleepTimer } from './sleep-timer.ts'
import { sentenceEnd } from './spoken-sentences.ts'
import { usePlayer } from './use-narration-player.ts'

export interface Music {
  /** Those that the account can play; empty until they are known, and where there are none. */
  readonly tracks: readonly MusicTrack[]
  readonly track: MusicTrack | undefined
  choose(slug: string): void
}

export interface Sleep {
  readonly after: SleepAfter
  set(after: SleepAfter): void
}

/** What sounds beside the voice, and when all of it stops. */
export function useEvening(player: NarrationPlayer, story: Story): { music: Music; sleep: Sleep } {
  const [audio] = useState(() => new Audio())
  const latest = useRef(story)
  latest.current = story
  const [timer] = useState(
    () =>
      new SleepTimer(
        player,
        () => [player.audio, audio],
        (ms) => sentenceEnd(latest.current, ms),
      ),
  )
  const after = useSyncExternalStore(timer.subscribe, () => timer.after)
  useEffect(() => {
    audio.addEventListener('timeupdate', onTick)
    const unsubscribe = player.subscribe(onTick)
    return () => {
      audio.removeEventListener('timeupdate', onTick)
      unsubscribe()
      timer.close()
    }
    function onTick() {
      timer.check()
    }
  }, [audio, player, timer])
  const music = useMusic(player, audio)
  return { music, sleep: { after, set: (next) => timer.set(next) } }
}

/** Quiet music under the voice. Once the story is over it belongs to the sleep timer. */
function useMusic(player: NarrationPlayer, audio: HTMLAudioElement): Music {
  const list = useQuery(musicQuery)
  const { track: slug, musicOn, musicVolume } = usePreferences()
  const tracks = list.data?.filter((track) => track.isAccessible) ?? []
  const track = tracks.find((one) => one.slug === slug) ?? tracks.find((one) => one.isDefault) ?? tracks[0]
  const sounding = usePlayer(player, soundOf)
  const path = track?.webPath

  useEffect(() => {
    audio.volume = musicVolume
  }, [audio, musicVolume])
  useEffect(() => {
    if (!path || !musicOn || sounding === 'silent') audio.pause()
    if (!path || !musicOn || sounding !== 'sounding') return
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

function soundOf(player: NarrationPlayer): 'sounding' | 'ending' | 'silent' {
  if (player.wantsToPlay) return 'sounding'
  return player.status === 'ended' ? 'ending' : 'silent'
}
