import type { NarrationPlayer } from '../player/narration-player.ts'
import type { EndingInFile } from './ending-in-file.ts'

/** `sentence`, `story`: at its end; `two-stories`: at the end of the one that follows. A number: minutes. */
export const sleepOptions = ['sentence', 'story', 'two-stories', 5, 10, 15, 30] as const
export type SleepAfter = (typeof sleepOptions)[number]

export const sleepNames: Readonly<Record<SleepAfter, string>> = {
  sentence: 'End of sentence',
  story: 'End of story',
  'two-stories': 'After two stories',
  5: '5 minutes',
  10: '10 minutes',
  15: '15 minutes',
  30: '30 minutes',
}

/** Minimum; the fade lasts until the end of the sentence. */
const fadeMs = 8000
const stepMs = 200

interface Fade {
  readonly tracks: readonly { audio: HTMLAudioElement; volume: number }[]
  readonly startedAt: number
  readonly durationMs: number
  readonly timer: number
}

/**
 * After the chosen time, fades out narration and music and stops them at the end of a sentence. Compares clock times at media events,
 * because timers of a page behind a locked screen fire late. If the story ends earlier, the music plays on.
 *
 * Minutes are counted from when something is heard: what is chosen in silence begins with Play, and what has run out in silence begins anew.
 */
export class SleepTimer {
  /** null for minutes that begin with Play. */
  endsAt: number | null = null
  /** null until somebody has chosen, or the story has begun: until then it is what comes on by itself. */
  private chosen: SleepAfter | null = null
  /** Somebody has chosen it, and it has not ended anything yet. */
  private isByHand = false
  private wasHeard = false
  private currentFade: Fade | null = null
  private readonly player: NarrationPlayer
  private readonly audioElements: () => readonly HTMLAudioElement[]
  private readonly sentenceEnd: (ms: number) => number | null
  private readonly endingInFile: () => EndingInFile | null
  private readonly bySelf: () => SleepAfter | null
  private readonly listeners = new Set<() => void>()

  /**
   * @param audioElements everything to fade out
   * @param sentenceEnd the end of the sentence that is spoken at a given time of the story; null if unknown
   * @param endingInFile how the sound ends where the volume cannot be set; null where it can
   * @param bySelf what comes on by itself at this time of day
   */
  constructor(
    player: NarrationPlayer,
    audioElements: () => readonly HTMLAudioElement[],
    sentenceEnd: (ms: number) => number | null = () => null,
    endingInFile: () => EndingInFile | null = () => null,
    bySelf: () => SleepAfter | null = () => null,
  ) {
    this.player = player
    this.audioElements = audioElements
    this.sentenceEnd = sentenceEnd
    this.endingInFile = endingInFile
    this.bySelf = bySelf
  }

  /** What will end the sound. */
  get after(): SleepAfter {
    return this.chosen ?? this.bySelf() ?? 'story'
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Setting it again means that somebody is awake: a fade is undone. */
  set(after: SleepAfter, now = Date.now()): void {
    this.isByHand = true
    this.change(after, this.isHeard || after === 'sentence' ? endOf(after, now) : null)
  }

  /** Goes on where the timer of the story before left off; of two stories one is left. */
  continue({ after, endsAt, isByHand }: SleepTimer): void {
    this.isByHand = isByHand
    this.change(after === 'two-stories' ? 'story' : after, endsAt)
    this.wasHeard = true
  }

  /** The same for a story that somebody has started in place of the one before: a timer that runs, or was chosen, is not lost by that. */
  takeOver(before: SleepTimer, now = Date.now()): void {
    const isRunning = before.endsAt !== null && before.endsAt > now
    if (this.chosen !== null || !(before.isByHand || isRunning)) return
    this.isByHand = before.isByHand
    this.change(before.after, isRunning ? before.endsAt : null)
  }

  /** To be called whenever time may have passed. */
  check = (now = Date.now()): void => {
    if (this.currentFade) {
      this.fade(this.currentFade)
      return
    }
    this.begin(now)
    const over = this.endsAt === null ? this.isStoryOver : now >= this.endsAt
    const inFile = this.endingInFile()
    if (inFile) {
      if (this.endsAt !== null && over && inFile.advance()) this.finish()
    } else if (over && this.audioElements().some((audio) => !audio.paused)) this.startFade()
  }

  close(): void {
    this.cancelFade()
    this.listeners.clear()
  }

  /** Whether it is lowering the volumes. */
  get isFading(): boolean {
    return this.currentFade !== null
  }

  private get isHeard(): boolean {
    return this.player.status === 'playing' || this.audioElements().some((audio) => !audio.paused)
  }

  /** Begins what waits for Play, and keeps what runs out in silence for the next Play. */
  private begin(now: number): void {
    const { isHeard, wasHeard, after, endsAt } = this
    this.wasHeard = isHeard
    if (isHeard && this.chosen === null) this.change(after, endOf(after, now))
    if (typeof after !== 'number' || this.endingInFile()?.isUnderWay) return
    const hasRunOut = endsAt !== null && now >= endsAt
    if (isHeard && (endsAt === null || (hasRunOut && !wasHeard))) this.change(after, endOf(after, now))
    else if (!isHeard && hasRunOut) this.change(after, null)
  }

  /** It has ended the sound: whoever presses Play again hears the story to its end. */
  private finish(): void {
    this.isByHand = false
    this.change('story', null)
  }

  private change(after: SleepAfter, endsAt: number | null): void {
    this.cancelFade()
    this.chosen = after
    this.endsAt = endsAt
    this.wasHeard = this.isHeard
    for (const listener of this.listeners) listener()
  }

  private get isStoryOver(): boolean {
    return this.after === 'story' && this.player.status === 'ended'
  }

  private startFade(): void {
    this.currentFade = {
      tracks: this.audioElements().map((audio) => ({ audio, volume: audio.volume })),
      startedAt: Date.now(),
      durationMs: this.fadeDurationMs(),
      timer: window.setInterval(this.check, stepMs),
    }
  }

  private fadeDurationMs(): number {
    if (this.player.status !== 'playing') return fadeMs
    const { positionMs } = this.player
    const rate = this.player.audio?.playbackRate || 1
    const end = this.sentenceEnd(positionMs + fadeMs * rate)
    return end === null ? fadeMs : Math.max(fadeMs, (end - positionMs) / rate)
  }

  private fade({ tracks, startedAt, durationMs }: Fade): void {
    const remaining = Math.max(0, 1 - (Date.now() - startedAt) / durationMs)
    for (const { audio, volume } of tracks) audio.volume = volume * remaining
    if (remaining > 0) return
    // What goes on after the story fades out by itself.
    if (!this.player.playsTail || this.endsAt !== null) this.player.stopForSleep()
    for (const { audio } of tracks) audio.pause()
    this.finish()
  }

  private cancelFade(): void {
    this.endingInFile()?.cancel()
    if (!this.currentFade) return
    clearInterval(this.currentFade.timer)
    for (const { audio, volume } of this.currentFade.tracks) audio.volume = volume
    this.currentFade = null
  }
}

function endOf(after: SleepAfter, now: number): number | null {
  if (typeof after === 'number') return now + after * 60_000
  // Fading takes until the end of a sentence anyway.
  return after === 'sentence' ? now : null
}
