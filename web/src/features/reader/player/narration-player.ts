import type { Narration } from '@nightlight/contract'
import { endOf, isPause, sectionAt } from './timeline.ts'

/**
 * `waiting`: everything recorded so far has been played, and more is being recorded.
 * `ended`: the story is over. `failed`: the audio could not be loaded; playing retries.
 */
export type PlayerStatus = 'idle' | 'playing' | 'paused' | 'waiting' | 'ended' | 'failed'

/** The source of the audio element: a file of the whole story, of one section, of a piece that fades out, or of what follows the story. */
type Source =
  | { readonly kind: 'whole'; readonly url: string }
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'ending'; readonly ending: Ending }
  | { readonly kind: 'tail'; readonly url: string }

interface Ending {
  readonly url: string
  readonly fromMs: number
  readonly toMs: number
}

/**
 * Plays a narration that may still be recording, with one audio element, in milliseconds of the whole story. Section files are played
 * in sequence until the whole file exists; the switch happens at the next section, pause or seek, never within a word. The same
 * holds for the file with music.
 */
export class NarrationPlayer {
  status: PlayerStatus = 'idle'
  /** The sleep timer stopped it, and nobody has used it since. */
  stoppedForSleep = false
  readonly audio: HTMLAudioElement
  private narration: Narration
  private source: Source | null = null
  private mixUrl: string | null = null
  /** The target of a seek that the element has not reached yet. */
  private target: number
  private readonly listeners = new Set<() => void>()

  constructor(audio: HTMLAudioElement, narration: Narration, startMs = 0) {
    this.audio = audio
    this.narration = narration
    this.target = startMs
    audio.preload = 'metadata'
    audio.addEventListener('ended', this.onEnded)
    audio.addEventListener('error', this.onError)
    audio.addEventListener('pause', this.onPause)
    audio.addEventListener('playing', this.onPlaying)
    audio.addEventListener('loadedmetadata', this.onMetadata)
    audio.addEventListener('timeupdate', this.onTimeUpdate)
  }

  /** Called on every change, and about four times a second while playing. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get positionMs(): number {
    if (!this.source || this.audio.readyState === 0) return this.target
    // Music may go on for a little after the end of the story.
    return Math.min(this.offsetOf(this.source) + this.audio.currentTime * 1000, this.durationMs)
  }

  /** The duration that can be played so far. */
  get durationMs(): number {
    return this.narration.durationMs ?? endOf(this.narration.sections)
  }

  get timeline() {
    return this.narration.sections
  }

  get wantsToPlay(): boolean {
    return this.status === 'playing' || this.status === 'waiting'
  }

  /** Whether the sound fades out, after which it stops. */
  get isEnding(): boolean {
    return this.source?.kind === 'ending'
  }

  /** Whether the story is over and something goes on after it. */
  get playsTail(): boolean {
    return this.source?.kind === 'tail'
  }

  /** Whether all of the story is recorded. */
  get isWhole(): boolean {
    return this.wholeUrl !== null
  }

  /** Whether the file that `setMix` has set is what is heard. */
  get playsMix(): boolean {
    return this.source?.kind === 'whole' && this.source.url === this.mixUrl
  }

  /**
   * A file of the whole story that is played in place of the narration, such as one with music under it.
   * It begins in the next pause of the voice; without one, the narration alone goes on at once.
   */
  setMix(url: string | null): void {
    this.mixUrl = url
    if (url === null && this.status === 'playing' && this.isOutdated) this.start(this.positionMs)
  }

  /** Goes on with a piece of the story that fades out, and stops at its end like `stopForSleep`. */
  playEnding(ending: Ending): void {
    this.target = this.positionMs
    this.source = { kind: 'ending', ending }
    this.audio.src = ending.url
    this.audio.load()
    this.playAudio()
  }

  /** Goes on with a sound after the story, which stays at its end. */
  playTail(url: string): void {
    this.source = { kind: 'tail', url }
    this.audio.src = url
    this.audio.load()
    // A browser may refuse sound that nobody has asked for just now: then it is quiet.
    this.audio.play().catch(() => this.stopTail())
    this.notify()
  }

  stopTail = (): void => {
    if (!this.playsTail) return
    this.audio.pause()
    this.source = null
    this.notify()
  }

  /** Takes in sections that have been recorded since. */
  update(narration: Narration): void {
    this.narration = narration
    if (this.status === 'waiting' && this.isRecorded(this.target)) this.start(this.target)
    else if (this.status === 'waiting' && !this.isRecording) this.setStatus('ended')
    else this.notify()
  }

  play = (): void => {
    this.stoppedForSleep = false
    if (this.status === 'ended') {
      this.start(0)
      return
    }
    if (!this.source || this.isOutdated || this.status === 'failed') this.start(this.positionMs)
    else this.playAudio()
  }

  /** Like `pause`, but by the sleep timer. */
  stopForSleep = (): void => {
    this.pause()
    this.stoppedForSleep = true
  }

  pause = (): void => {
    this.stoppedForSleep = false
    this.stopTail()
    this.audio.pause()
    if (this.status === 'waiting') this.setStatus('paused')
  }

  toggle = (): void => (this.wantsToPlay ? this.pause() : this.play())

  /** Moves to a time of the story, and keeps playing if it was playing. */
  seek = (ms: number): void => {
    this.stoppedForSleep = false
    const playing = this.wantsToPlay
    const to = Math.min(Math.max(0, ms), this.durationMs)
    if (this.status === 'ended' || this.status === 'idle') this.status = 'paused'
    this.load(to)
    if (playing) this.playAudio()
    this.notify()
  }

  /** Releases the audio element. */
  close(): void {
    this.audio.removeEventListener('ended', this.onEnded)
    this.audio.removeEventListener('error', this.onError)
    this.audio.removeEventListener('pause', this.onPause)
    this.audio.removeEventListener('playing', this.onPlaying)
    this.audio.removeEventListener('loadedmetadata', this.onMetadata)
    this.audio.removeEventListener('timeupdate', this.onTimeUpdate)
    this.audio.pause()
    this.audio.removeAttribute('src')
    this.audio.load()
    this.source = null
    this.listeners.clear()
  }

  private start(ms: number): void {
    this.status = 'playing'
    this.load(ms)
    this.playAudio()
  }

  private load(ms: number): void {
    const next = this.sourceFor(ms)
    this.target = ms
    if (!next) {
      this.setStatus('waiting')
      return
    }
    const url = this.urlOf(next)
    const same = this.source !== null && this.audio.getAttribute('src') === url && this.status !== 'failed'
    this.source = next
    if (!same) {
      this.audio.src = url
      this.audio.load()
    }
    if (this.audio.readyState > 0) this.seekToTarget()
  }

  private playAudio(): void {
    if (this.status === 'waiting') return
    this.setStatus('playing')
    const { source } = this
    this.audio.play().catch((error: unknown) => {
      // Interrupted by a newer source or by a pause, which sets the status itself.
      if (this.source !== source || (error instanceof DOMException && error.name === 'AbortError')) return
      this.setStatus(error instanceof DOMException && error.name === 'NotAllowedError' ? 'paused' : 'failed')
    })
  }

  private seekToTarget(): void {
    if (this.source) this.audio.currentTime = Math.max(0, (this.target - this.offsetOf(this.source)) / 1000)
  }

  private onMetadata = (): void => {
    if (!this.playsTail) this.seekToTarget()
    this.notify()
  }

  private onPlaying = (): void => {
    if (!this.playsTail) this.setStatus('playing')
  }

  private onPause = (): void => {
    // The element pauses itself at its end, where `onEnded` sets the status.
    if (!this.audio.ended && this.status === 'playing') this.setStatus('paused')
  }

  private onEnded = (): void => {
    if (!this.source) return
    if (this.source.kind === 'tail') {
      this.stopTail()
      return
    }
    if (this.source.kind === 'ending') {
      this.target = this.source.ending.toMs
      this.source = null
      this.stoppedForSleep = true
      this.setStatus('paused')
      return
    }
    const isSection = this.source.kind === 'section'
    const next = this.source.kind === 'section' ? this.narration.sections[this.source.section + 1] : undefined
    if (next) {
      this.start(next.startMs)
      return
    }
    this.target = this.durationMs
    this.source = null
    this.setStatus(isSection && this.isRecording ? 'waiting' : 'ended')
  }

  private onTimeUpdate = (): void => {
    const { positionMs } = this
    const isReplaced = this.source?.kind === 'whole' && this.isOutdated
    if (isReplaced && this.status === 'playing' && isPause(this.timeline, positionMs)) this.start(positionMs)
    else this.notify()
  }

  private onError = (): void => {
    if (!this.source) return
    if (this.source.kind === 'tail') {
      this.stopTail()
      return
    }
    this.target = this.positionMs
    const isMix = this.playsMix
    if (isMix) this.mixUrl = null
    if (isMix && this.status === 'playing') this.start(this.target)
    else this.setStatus('failed')
  }

  /** The file of the whole story, once it is recorded. */
  private get wholeUrl(): string | null {
    return this.narration.audioUrl && (this.mixUrl ?? this.narration.audioUrl)
  }

  /** Whether there is a better source by now. */
  private get isOutdated(): boolean {
    const { source } = this
    if (source?.kind === 'whole') return source.url !== this.wholeUrl
    return source?.kind === 'ending' || source?.kind === 'tail' || this.wholeUrl !== null
  }

  private sourceFor(ms: number): Source | null {
    if (this.wholeUrl) return { kind: 'whole', url: this.wholeUrl }
    const section = sectionAt(this.narration.sections, ms)
    if (section < 0 || (this.isRecording && !this.isRecorded(ms))) return null
    return { kind: 'section', section }
  }

  private urlOf(source: Source): string {
    if (source.kind === 'whole' || source.kind === 'tail') return source.url
    if (source.kind === 'ending') return source.ending.url
    return this.narration.sections[source.section]?.audioUrl ?? ''
  }

  private offsetOf(source: Source): number {
    if (source.kind === 'whole') return 0
    if (source.kind === 'tail') return this.durationMs
    if (source.kind === 'ending') return source.ending.fromMs
    return this.narration.sections[source.section]?.startMs ?? 0
  }

  private isRecorded(ms: number): boolean {
    return this.narration.audioUrl !== null || ms < endOf(this.narration.sections)
  }

  private get isRecording(): boolean {
    return this.narration.status === 'pending' || this.narration.status === 'recording'
  }

  private setStatus(status: PlayerStatus): void {
    this.status = status
    this.notify()
  }

  private notify = (): void => {
    for (const listener of this.listeners) listener()
  }
}
