/** 0 is bright, 1 on the way, 2 dark. */
export type Dusk = 0 | 1 | 2

/** Nobody has touched the screen for so long. */
const dimAfterMs = 20_000
/** From the first step to the second. */
const nextStepMs = 8000

/**
 * Dims the screen in two steps while a story is heard and nobody touches anything. A touch brings the light back. When the sound
 * ends by itself it stays as dark as it is: light would wake whom the story has put to sleep.
 */
export class Dimmer {
  dusk: Dusk = 0
  private sounding = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  /** @param sound `over`: it came to its end, or the sleep timer ended it; `paused`: by hand */
  hear(sound: 'sounding' | 'paused' | 'over'): void {
    const sounding = sound === 'sounding'
    if (sounding === this.sounding && sound !== 'paused') return
    this.sounding = sounding
    if (sound === 'paused') this.become(0)
    this.wait()
  }

  touch(): void {
    this.become(0)
    this.wait()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private wait(): void {
    clearTimeout(this.timer)
    if (!this.sounding || this.dusk === 2) return
    this.timer = setTimeout(this.darken, this.dusk === 0 ? dimAfterMs : nextStepMs)
  }

  private darken = (): void => {
    this.become(this.dusk === 0 ? 1 : 2)
    this.wait()
  }

  private become(dusk: Dusk): void {
    if (dusk === this.dusk) return
    this.dusk = dusk
    this.onChange()
  }
}
