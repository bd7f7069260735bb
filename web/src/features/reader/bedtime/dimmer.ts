/** 0 is bright, 1 dimmed, 2 dark. */
export type Dusk = 0 | 1 | 2

/** Time without a touch before the first step. */
const dimAfterMs = 20_000
/** Time between the two steps. */
const nextStepMs = 8000

/**
 * Dims the screen in two steps while a story plays and nobody touches the screen. A touch brings the light back. When the sound
 * ends by itself the screen stays as dark as it is: light could wake a child whom the story has put to sleep.
 */
export class Dimmer {
  dusk: Dusk = 0
  private sounding = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onChange: () => void

  constructor(onChange: () => void) {
    this.onChange = onChange
  }

  /** @param sound `over`: the story or the sleep timer ended; `paused`: paused by hand */
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
