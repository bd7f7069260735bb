import type { MusicTrack, Story } from '@nightlight/contract'
import { EndingInFile } from '../bedtime/ending-in-file.ts'
import { eveningTimer } from '../bedtime/evening-timer.ts'
import { loadFadedEnding } from '../bedtime/faded-ending.ts'
import { SleepTimer } from '../bedtime/sleep-timer.ts'
import { Tail, type TailChoice } from '../bedtime/tail.ts'
import { pauseAfter, sentenceEnd } from '../read-along/spoken-sentences.ts'
import { resumePosition, resumeTime } from '../reading-position/resume.ts'
import { savePositionWhilePlaying } from '../reading-position/save-position.ts'
import { preferences } from '../settings/preferences.ts'
import { showOnLockScreen } from './media-session.ts'
import { NarrationPlayer } from './narration-player.ts'
import { pauseWhenOtherTabSpeaks } from './one-tab-speaks.ts'

export type NarratedStory = Story & { narration: NonNullable<Story['narration']> }

export const isNarrated = (story: Story): story is NarratedStory =>
  story.narration !== null && story.narration.status !== 'failed'

interface Sounds {
  readonly audio: HTMLAudioElement
  readonly music: HTMLAudioElement
}

/** A story that is listened to: its narration, its music and its sleep timer, whatever page is shown. */
export class Playback {
  story: NarratedStory
  readonly player: NarrationPlayer
  readonly music: HTMLAudioElement
  readonly sleep: SleepTimer
  private readonly tail: Tail
  /** The music that is chosen, and whether a page can set no volume here: set by `usePlaybackEffects`. */
  track: MusicTrack | undefined
  fixedVolume = false
  private readonly stops: readonly (() => void)[]

  /** @param sounds elements that have played before: a phone that is locked lets a page start no others */
  constructor(story: NarratedStory, startMs: number, { audio, music }: Sounds) {
    this.story = story
    this.music = music
    this.player = new NarrationPlayer(audio, story.narration, startMs)
    this.sleep = this.newSleepTimer()
    this.tail = new Tail(this.player, () => this.tailChoice())
    const check = () => this.sleep.check()
    music.addEventListener('timeupdate', check)
    this.stops = [
      () => music.removeEventListener('timeupdate', check),
      this.player.subscribe(check),
      this.player.subscribe(this.tail.check),
      () => this.tail.close(),
      savePositionWhilePlaying(this.player, () => this.story),
      showOnLockScreen(this.player, story),
      pauseWhenOtherTabSpeaks(this.player),
    ]
  }

  isOf({ id, narration }: Story): boolean {
    return this.story.id === id && this.story.narration.id === narration?.id
  }

  get hasStarted(): boolean {
    return this.player.status !== 'idle'
  }

  update(story: Story): void {
    if (!isNarrated(story) || !this.isOf(story) || story === this.story) return
    const isNew = story.narration !== this.story.narration
    this.story = story
    if (isNew) this.player.update(story.narration)
  }

  close(): void {
    for (const stop of this.stops) stop()
    this.sleep.close()
    this.player.close()
    this.music.pause()
  }

  /** Minutes 0 unless the sound ends with this story. */
  private tailChoice(): TailChoice {
    const { tailMinutes, tailSound } = preferences()
    const sound = tailSound === 'music' ? this.track?.slug : tailSound
    const follows = this.sleep.after === 'story' && sound !== undefined
    return { minutes: follows ? tailMinutes : 0, sound: sound ?? '' }
  }

  private newSleepTimer(): SleepTimer {
    const sentences = {
      pauseAfter: (ms: number) => pauseAfter(this.story, ms),
      sentenceEnd: (ms: number) => sentenceEnd(this.story, ms),
    }
    const inFile = new EndingInFile(this.player, sentences, (part) =>
      loadFadedEnding(this.story, this.player.playsMix ? this.track?.slug : undefined, part),
    )
    const inFileIfNeeded = () => (this.fixedVolume ? inFile : null)
    const sounds = () =>
      this.player.playsTail && this.sleep.endsAt === null ? [this.music] : [this.player.audio, this.music]
    return new SleepTimer(this.player, sounds, sentences.sentenceEnd, inFileIfNeeded, eveningTimer)
  }
}

/** A playback that begins where the story was left. */
export const newPlayback = (
  story: NarratedStory,
  sounds: Sounds = { audio: new Audio(), music: new Audio() },
  startMs = resumeTime(story, resumePosition(story)),
): Playback => new Playback(story, startMs, sounds)
