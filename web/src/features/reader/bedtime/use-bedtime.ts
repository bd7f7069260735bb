import { type MusicTrack, mixStory, type Story } from '@nightlight/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api.ts'
import { useFixedVolume } from '../../../lib/fixed-volume.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { musicQuery } from '../../voices/index.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { usePlayer } from '../player/use-narration-player.ts'
import { pauseAfter, sentenceEnd } from '../read-along/spoken-sentences.ts'
import { setPreferences, usePreferences } from '../settings/preferences.ts'
import { EndingInFile } from './ending-in-file.ts'
import { loadFadedEnding } from './faded-ending.ts'
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

/**
 * The background music and the sleep timer.
 * `fixedVolume`: a page cannot set the volume here, so that what is to be quieter is quieter in the file.
 */
export function useBedtime(
  player: NarrationPlayer,
  story: Story,
): { music: Music; sleep: Sleep; fixedVolume: boolean } {
  const fixedVolume = useFixedVolume()
  const [audio] = useState(() => new Audio())
  const music = useMusic()
  useLiveMusic(player, audio, fixedVolume ? undefined : music.track)
  useMix(player, story, fixedVolume ? music.track : undefined)
  const sleep = useSleepTimer(player, audio, { story, track: music.track, fixedVolume })
  return { music, sleep, fixedVolume }
}

interface SleepContext {
  readonly story: Story
  readonly track: MusicTrack | undefined
  readonly fixedVolume: boolean
}

function useSleepTimer(player: NarrationPlayer, audio: HTMLAudioElement, context: SleepContext): Sleep {
  const latest = useLatest(context)
  const [timer] = useState(() => {
    const sentences = {
      pauseAfter: (ms: number) => pauseAfter(latest.current.story, ms),
      sentenceEnd: (ms: number) => sentenceEnd(latest.current.story, ms),
    }
    const inFile = new EndingInFile(player, sentences, (part) => {
      const { story, track } = latest.current
      return loadFadedEnding(story, player.playsMix ? track?.slug : undefined, part)
    })
    const inFileIfNeeded = () => (latest.current.fixedVolume ? inFile : null)
    return new SleepTimer(player, () => [player.audio, audio], sentences.sentenceEnd, inFileIfNeeded)
  })
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
  return { after, set: (next) => timer.set(next) }
}

function useMusic(): Music {
  const list = useQuery(musicQuery)
  const { track: slug } = usePreferences()
  const tracks = list.data?.filter((track) => track.isAccessible) ?? []
  const track =
    tracks.find((track) => track.slug === slug) ?? tracks.find((track) => track.isDefault) ?? tracks[0]
  return { tracks, track, choose: (next) => setPreferences({ track: next }) }
}

/** Quiet background music. After the end of the story, the sleep timer stops it. */
function useLiveMusic(player: NarrationPlayer, audio: HTMLAudioElement, track: MusicTrack | undefined): void {
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
