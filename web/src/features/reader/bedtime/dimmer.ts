/** 0 is bright, 1 dimmed, 2 dark. */
export type DimLevel = 0 | 1 | 2

/** Time without a touch before each of the two steps: long enough for two pages to be read along. */
export const dimAfterMs = 120_000
export const darkAfterMs = 60_000

/**
 * Dims the screen in two steps while a story plays and nobody touches the screen. A touch brings the light back. When the sound
 * ends by itself the screen stays as dark as it is: light could wake a child whom the story has put to sleep.
 */
export class Dimmer {
  level: DimLevel = 0
  private isPlaying = false
  private isHeld = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  /** @param playback `ended`: the story or the sleep timer ended; `paused`: paused by hand */
  setPlayback(playback: 'playing' | 'paused' | 'ended'): void {
    const isPlaying = playback === 'playing'
    if (isPlaying === this.isPlaying && playback !== 'paused') return
    this.isPlaying = isPlaying
    if (playback === 'paused') this.setLevel(0)
    this.schedule()
  }

  /** Keeps the screen bright, for as long as something is shown that somebody has to read. */
  hold(isHeld: boolean): void {
    if (isHeld === this.isHeld) return
    this.isHeld = isHeld
    if (isHeld) this.setLevel(0)
    this.schedule()
  }

  touch(): void {
    this.setLevel(0)
    this.schedule()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private schedule(): void {
    clearTimeout(this.timer)
    if (!this.isPlaying || this.isHeld || this.level === 2) return
    this.timer = setTimeout(this.darken, this.level === 0 ? dimAfterMs : darkAfterMs)
  }

  private darken = (): void => {
    this.setLevel(this.level === 0 ? 1 : 2)
    this.schedule()
  }

  private setLevel(level: DimLevel): void {
    if (level === this.level) return
    this.level = level
    this.onChange()
  }
}
