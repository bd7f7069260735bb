import { type MusicTrack, mixStory, type Story } from '@nightlight/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api.ts'
import { useFixedVolume } from '../../../lib/fixed-volume.ts'
import { musicQuery } from '../../voices/index.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import type { Playback } from '../player/playback.ts'
import { usePlayer } from '../player/use-player.ts'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import { duckMusic } from './duck-music.ts'
import { chooseSleep } from './evening-timer.ts'
import { useClockOf } from './sleep-text.ts'
import type { SleepAfter } from './sleep-timer.ts'

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

/** What a playback needs while it is the one that is heard: volume and speed, music, and to know how it can be faded. */
export function usePlaybackEffects(playback: Playback): void {
  const { player } = playback
  const story = usePlayer(player, () => playback.story)
  const fixedVolume = useFixedVolume()
  const { track } = useMusic()
  useEffect(() => {
    playback.fixedVolume = fixedVolume
    playback.track = track
  }, [playback, fixedVolume, track])
  useAudioSettings(player)
  useLiveMusic(playback, fixedVolume ? undefined : track)
  useMix(player, story, fixedVolume ? track : undefined)
}

export function useSleep({ sleep }: Playback): Sleep {
  const after = useSyncExternalStore(useClockOf(sleep), () => sleep.after)
  return { after, set: (next) => chooseSleep(sleep, next) }
}

export function useMusic(): Music {
  const list = useQuery(musicQuery)
  const { track: slug } = usePreferences()
  const tracks = list.data?.filter((track) => track.isAccessible) ?? []
  const track =
    tracks.find((track) => track.slug === slug) ?? tracks.find((track) => track.isDefault) ?? tracks[0]
  return { tracks, track, choose: (next) => setPreferences({ track: next }) }
}

function useAudioSettings(player: NarrationPlayer): void {
  const { storyVolume, speed } = usePreferences()
  useEffect(() => {
    player.audio.volume = storyVolume
    // The default as well, because a new source starts with it.
    player.audio.defaultPlaybackRate = speed / 100
    player.audio.playbackRate = speed / 100
  }, [player, storyVolume, speed])
}

/** Quiet background music, lower while the voice speaks. After the end of the story, the sleep timer stops it. */
function useLiveMusic(listened: Playback, track: MusicTrack | undefined): void {
  const { player, music: audio, sleep } = listened
  const { musicOn, musicVolume } = usePreferences()
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
  useEffect(() => {
    if (!path || !musicOn || playback !== 'playing') return
    return duckMusic(audio, player, () => (sleep.isFading ? null : musicVolume))
  }, [audio, player, sleep, path, musicOn, musicVolume, playback])
  useEffect(() => () => audio.pause(), [audio])
}

/** The narration with the music in the same file. Until the server has it, and without a network, the voice is heard alone. */
function useMix(player: NarrationPlayer, { id, narration }: Story, track: MusicTrack | undefined): void {
  const { musicOn } = usePreferences()
  const slug = musicOn && narration?.audioUrl ? track?.slug : undefined
  const mix = useQuery({
    queryKey: ['story-mix', id, narration?.id, slug],
    queryFn: slug
      ? ({ signal }) => call(mixStory, { params: { id }, body: { music: slug }, signal })
      : skipToken,
  })
  const url = (slug && mix.data?.audioUrl) ?? null
  useEffect(() => player.setMix(url), [player, url])
}

function playbackOf(player: NarrationPlayer): 'playing' | 'ended' | 'silent' {
  if (player.wantsToPlay) return 'playing'
  return player.status === 'ended' ? 'ended' : 'silent'
}
