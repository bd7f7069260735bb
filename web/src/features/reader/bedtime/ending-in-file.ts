import type { NarrationPlayer } from '../player/narration-player.ts'
import type { FadedEnding } from './faded-ending.ts'

/** Minimum; the fade lasts until the end of a sentence. In milliseconds of sound. */
const fadeMs = 8000
const longestFadeMs = 50_000
/** Time to load the ending. */
const leadMs = 3000
/** How long after its start an ending still fits; later, somebody has moved the position. */
const lateMs = 2000

interface Plan {
  readonly askedAtMs: number
  readonly fromMs: number
  ending: FadedEnding | null
}

interface Sentences {
  /** The end of the last word of the sentence that is spoken at a time of the story; null if unknown. */
  readonly pauseAfter: (ms: number) => number | null
  /** The end of the sentence with its pause. */
  readonly sentenceEnd: (ms: number) => number | null
}

/**
 * Ends the sound where a page cannot set the volume: in the pause after a sentence it goes on with a file that fades out. Without
 * that file, as when offline, the voice stops in the pause.
 */
export class EndingInFile {
  private readonly player: NarrationPlayer
  private readonly sentences: Sentences
  private readonly load: (part: { fromMs: number; toMs: number }) => Promise<FadedEnding | null>
  private plan: Plan | null = null
  private hasBegun = false

  constructor(player: NarrationPlayer, sentences: Sentences, load: EndingInFile['load']) {
    this.player = player
    this.sentences = sentences
    this.load = load
  }

  /** Whether the ending is heard, or has been. */
  get isUnderWay(): boolean {
    return this.hasBegun
  }

  /** To be called whenever time may have passed. @returns whether the sound has ended */
  advance(): boolean {
    const { player } = this
    if (player.isEnding) return false
    if (this.hasBegun || !player.wantsToPlay) return true
    const { positionMs } = player
    if (!this.plan || positionMs < this.plan.askedAtMs || positionMs > this.plan.fromMs + lateMs)
      this.plan = this.planAt(positionMs)
    if (positionMs < this.plan.fromMs) return false
    this.hasBegun = true
    if (this.plan.ending) player.playEnding(this.plan.ending)
    else player.stopForSleep()
    return !player.isEnding
  }

  /** Goes on as if nothing had been planned. */
  cancel(): void {
    if (this.player.isEnding) this.player.seek(this.player.positionMs)
    if (this.plan?.ending) URL.revokeObjectURL(this.plan.ending.url)
    this.plan = null
    this.hasBegun = false
  }

  private planAt(askedAtMs: number): Plan {
    const { sentences } = this
    const rate = this.player.audio.playbackRate || 1
    const soon = askedAtMs + leadMs * rate
    const fromMs = sentences.pauseAfter(soon) ?? soon
    const shortest = fromMs + fadeMs * rate
    const toMs = Math.min(sentences.sentenceEnd(shortest) ?? shortest, fromMs + longestFadeMs)
    const plan: Plan = { askedAtMs, fromMs, ending: null }
    void this.load({ fromMs: Math.round(fromMs), toMs: Math.round(toMs) }).then((ending) => {
      plan.ending = ending
    })
    return plan
  }
}
