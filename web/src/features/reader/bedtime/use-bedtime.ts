import type { MusicTrack, Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import { musicQuery } from '../../voices/index.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { usePlayer } from '../player/use-narration-player.ts'
import { sentenceEnd } from '../read-along/spoken-sentences.ts'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import { type SleepAfter, SleepTimer } from './sleep-timer.ts'

export interface Music {
  /** The tracks that the account may play; empty until they are loaded, or if there are none. */
  readonly tracks: readonly MusicTrack[]
  readonly track: MusicTrack | undefined
  choose(slug: string): void
}

export interface Sleep {
  readonly after: SleepAfter
  set(after: SleepAfter): void
}

/** The background music and the sleep timer. */
export function useBedtime(player: NarrationPlayer, story: Story): { music: Music; sleep: Sleep } {
  const [audio] = useState(() => new Audio())
  const latest = useLatest(story)
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

/** Quiet background music. After the end of the story, the sleep timer stops it. */
function useMusic(player: NarrationPlayer, audio: HTMLAudioElement): Music {
  const list = useQuery(musicQuery)
  const { track: slug, musicOn, musicVolume } = usePreferences()
  const tracks = list.data?.filter((track) => track.isAccessible) ?? []
  const track =
    tracks.find((track) => track.slug === slug) ?? tracks.find((track) => track.isDefault) ?? tracks[0]
  const playback = usePlayer(player, playbackOf)
  const path = track?.webPath

  useEffect(() => {
    audio.volume = musicVolume
  }, [audio, musicVolume])
  useEffect(() => {
    if (!path || !musicOn || playback === 'silent') audio.pause()
    if (!path || !musicOn || playback !== 'playing') return
    audio.loop = true
    if (audio.getAttribute('src') !== path) audio.src = path
    audio.play().catch((error: unknown) => {
      const replaced = error instanceof DOMException && error.name === 'AbortError'
      if (!replaced) console.warn('Background music could not be played', error)
    })
  }, [audio, path, musicOn, playback])
  useEffect(() => () => audio.pause(), [audio])

  return { tracks, track, choose: (next) => setPreferences({ track: next }) }
}

function playbackOf(player: NarrationPlayer): 'playing' | 'ended' | 'silent' {
  if (player.wantsToPlay) return 'playing'
  return player.status === 'ended' ? 'ended' : 'silent'
}
