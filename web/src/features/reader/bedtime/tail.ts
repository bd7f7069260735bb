import { brownNoise, storyTail, type tailMinutes, urlOf } from '@nightlight/contract'
import type { NarrationPlayer } from '../player/narration-player.ts'

export const tailSounds = ['music', brownNoise] as const

export interface TailChoice {
  /** 0 for none. */
  readonly minutes: 0 | (typeof tailMinutes)[number]
  /** The slug of a track, or brown noise. */
  readonly sound: string
}

interface Loaded {
  readonly key: string
  readonly url: Promise<string | null>
}

/** It is fetched in this time before the end, so that nothing is heard to begin late. */
const leadMs = 60_000

/**
 * Goes on after the story, as a file that fades out by itself: where the screen is locked a page cannot lower a volume. Only where
 * the sleep timer ends with the story; without a network it is quiet.
 */
export class Tail {
  private readonly player: NarrationPlayer
  private readonly choice: () => TailChoice
  private loaded: Loaded | null = null
  /** Files that may be playing. */
  private readonly begun: string[] = []

  /** @param choice minutes 0 where nothing is to follow */
  constructor(player: NarrationPlayer, choice: () => TailChoice) {
    this.player = player
    this.choice = choice
  }

  /** To be called whenever time may have passed. */
  check = (): void => {
    const { player } = this
    const choice = this.choice()
    if (choice.minutes === 0 || player.playsTail) return
    if (player.status === 'playing' && player.isWhole && player.durationMs - player.positionMs < leadMs)
      this.load(choice)
    if (player.status === 'ended' && this.loaded?.key === keyOf(choice)) void this.begin(this.loaded)
  }

  close(): void {
    this.unload()
    for (const url of this.begun) URL.revokeObjectURL(url)
  }

  private unload(): void {
    void this.loaded?.url.then((url) => url && URL.revokeObjectURL(url))
    this.loaded = null
  }

  private load(choice: TailChoice): void {
    if (this.loaded?.key === keyOf(choice)) return
    this.unload()
    this.loaded = { key: keyOf(choice), url: fetchTail(choice) }
  }

  private async begin({ url: loading }: Loaded): Promise<void> {
    // Once: whoever stops it has had enough.
    this.loaded = null
    const url = await loading
    if (url === null) return
    if (this.player.status === 'ended') this.player.playTail(url)
    this.begun.push(url)
  }
}

const keyOf = ({ minutes, sound }: TailChoice) => `${minutes} ${sound}`

async function fetchTail({ minutes, sound }: TailChoice): Promise<string | null> {
  try {
    const response = await fetch(urlOf(storyTail, { params: { minutes, sound } }))
    return response.ok ? URL.createObjectURL(await response.blob()) : null
  } catch {
    return null
  }
}
