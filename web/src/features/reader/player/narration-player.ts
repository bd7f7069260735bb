import type { Narration } from '@nightlight/contract'
import { endOf, sectionAt } from './timeline.ts'

/**
 * `waiting`: everything recorded so far has been played, and more is being recorded.
 * `ended`: the story is over. `failed`: the audio could not be loaded; playing retries.
 */
export type PlayerStatus = 'idle' | 'playing' | 'paused' | 'waiting' | 'ended' | 'failed'

/** The source of the audio element: the file of the whole story, or of one section. */
type Source = { readonly whole: true } | { readonly whole: false; readonly section: number }

/**
 * Plays a narration that may still be recording, with one audio element, in milliseconds of the whole story. Section files are played
 * in sequence until the whole file exists; the switch happens at the next section, pause or seek, never within a word.
 */
export class NarrationPlayer {
  status: PlayerStatus = 'idle'
  /** The sleep timer stopped it, and nobody has used it since. */
  stoppedForSleep = false
  readonly audio: HTMLAudioElement
  private narration: Narration
  private source: Source | null = null
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
    audio.addEventListener('timeupdate', this.notify)
  }

  /** Called on every change, and about four times a second while playing. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get positionMs(): number {
    if (!this.source || this.audio.readyState === 0) return this.target
    return this.offsetOf(this.source) + this.audio.currentTime * 1000
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
    // The whole file exists by now: continue with it.
    const hasWholeFile = this.narration.audioUrl !== null && this.source?.whole === false
    if (!this.source || hasWholeFile || this.status === 'failed') this.start(this.positionMs)
    else this.playAudio()
  }

  /** Like `pause`, but by the sleep timer. */
  stopForSleep = (): void => {
    this.pause()
    this.stoppedForSleep = true
  }

  pause = (): void => {
    this.stoppedForSleep = false
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
    this.audio.removeEventListener('timeupdate', this.notify)
    this.audio.pause()
    this.audio.removeAttribute('src')
    this.audio.load()
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
    this.audio.play().catch((error: unknown) => {
      // Interrupted by a newer source or by a pause, which sets the status itself.
      if (error instanceof DOMException && error.name === 'AbortError') return
      this.setStatus(error instanceof DOMException && error.name === 'NotAllowedError' ? 'paused' : 'failed')
    })
  }

  private seekToTarget(): void {
    if (this.source) this.audio.currentTime = Math.max(0, (this.target - this.offsetOf(this.source)) / 1000)
  }

  private onMetadata = (): void => {
    this.seekToTarget()
    this.notify()
  }

  private onPlaying = (): void => this.setStatus('playing')

  private onPause = (): void => {
    // The element pauses itself at its end, where `onEnded` sets the status.
    if (!this.audio.ended && this.status === 'playing') this.setStatus('paused')
  }

  private onEnded = (): void => {
    if (!this.source) return
    const next = this.source.whole ? undefined : this.narration.sections[this.source.section + 1]
    if (next) {
      this.start(next.startMs)
      return
    }
    const more = !this.source.whole && this.isRecording
    this.target = this.durationMs
    this.source = null
    this.setStatus(more ? 'waiting' : 'ended')
  }

  private onError = (): void => {
    if (!this.source) return
    this.target = this.positionMs
    this.setStatus('failed')
  }

  private sourceFor(ms: number): Source | null {
    if (this.narration.audioUrl) return { whole: true }
    const section = sectionAt(this.narration.sections, ms)
    if (section < 0 || (this.isRecording && !this.isRecorded(ms))) return null
    return { whole: false, section }
  }

  private urlOf(source: Source): string {
    if (source.whole) return this.narration.audioUrl ?? ''
    return this.narration.sections[source.section]?.audioUrl ?? ''
  }

  private offsetOf(source: Source): number {
    return source.whole ? 0 : (this.narration.sections[source.section]?.startMs ?? 0)
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
