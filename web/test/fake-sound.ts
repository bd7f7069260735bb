import { act } from '@testing-library/react'

/** Replaces playback. Nothing is decoded: a sound plays until the test ends it. */
export class FakeSound {
  /** Every sound that was played, the latest last. */
  readonly played: HTMLMediaElement[] = []
  #isPlayable = true

  /** Makes playback fail from now on, as if the file did not exist. */
  failPlayback(): void {
    this.#isPlayable = false
  }

  /** Ends the latest sound. */
  async end(): Promise<void> {
    await act(async () => {
      this.played.at(-1)?.dispatchEvent(new Event('ended'))
    })
  }

  /** Replaces `HTMLMediaElement.prototype.play`. */
  play(element: HTMLMediaElement): Promise<void> {
    if (!this.#isPlayable) return Promise.reject(new DOMException('No such sound', 'NotSupportedError'))
    this.played.push(element)
    return Promise.resolve()
  }

  /** Replaces `HTMLMediaElement.prototype.pause`. */
  pause(element: HTMLMediaElement): void {
    if (this.played.includes(element)) element.dispatchEvent(new Event('pause'))
  }
}
