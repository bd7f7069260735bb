import { act } from '@testing-library/react'

/** What the page plays. Nothing is decoded: a sound goes on and ends when the test says so. */
export class FakeSound {
  /** Everything that was ever played, the latest last. */
  readonly played: HTMLMediaElement[] = []
  #isPlayable = true

  /** From now on no sound can be played, as if the file was not there. */
  cannotPlay(): void {
    this.#isPlayable = false
  }

  /** The latest sound comes to its end. */
  async end(): Promise<void> {
    await act(async () => {
      this.played.at(-1)?.dispatchEvent(new Event('ended'))
    })
  }

  /** In place of `HTMLMediaElement.prototype.play`. */
  play(element: HTMLMediaElement): Promise<void> {
    if (!this.#isPlayable) return Promise.reject(new DOMException('No such sound', 'NotSupportedError'))
    this.played.push(element)
    return Promise.resolve()
  }
}
