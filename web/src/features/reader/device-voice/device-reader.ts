import { setSpokenWord } from './spoken-word.ts'

export type DeviceReaderStatus = 'reading' | 'paused' | 'over'

/**
 * Reads the story on the page with a voice of this device, one sentence at a time: engines lose their way in long texts, and some stop
 * after a quarter of a minute. The sentence is lit, and its words where the voice reports them.
 */
export class DeviceReader {
  status: DeviceReaderStatus = 'paused'
  private at = 0
  private readonly sentences: readonly HTMLElement[]
  private readonly voice: SpeechSynthesisVoice
  private readonly rate: number
  private readonly onChange: () => void
  /** Events of a sentence that was stopped arrive late. */
  private current: SpeechSynthesisUtterance | null = null

  /** @param rate 1 is the voice's own */
  constructor(page: ParentNode, voice: SpeechSynthesisVoice, rate: number, onChange: () => void) {
    this.sentences = [...page.querySelectorAll<HTMLElement>('[data-section] [data-sentence]')]
    this.voice = voice
    this.rate = rate
    this.onChange = onChange
  }

  play = (): void => {
    if (this.status === 'over') this.at = 0
    this.setStatus('reading')
    this.speak()
  }

  /** Begins the sentence again later: not every engine can pause within one. */
  pause = (): void => {
    this.silence()
    this.setStatus('paused')
  }

  close(): void {
    this.silence()
    this.light(null)
  }

  private silence(): void {
    this.current = null
    speechSynthesis.cancel()
  }

  private speak(): void {
    const sentence = this.sentences[this.at]
    if (!sentence) {
      this.light(null)
      this.setStatus('over')
      return
    }
    const utterance = new SpeechSynthesisUtterance(sentence.textContent ?? '')
    utterance.voice = this.voice
    utterance.lang = this.voice.lang
    utterance.rate = this.rate
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (this.current === utterance && name === 'word') setSpokenWord(sentence, charIndex, charLength)
    }
    utterance.onend = () => this.next(utterance)
    // A sentence that the engine cannot speak is passed over.
    utterance.onerror = () => this.next(utterance)
    this.current = utterance
    this.light(sentence)
    speechSynthesis.speak(utterance)
  }

  private next(utterance: SpeechSynthesisUtterance): void {
    if (this.current !== utterance) return
    this.at++
    this.speak()
  }

  private light(sentence: HTMLElement | null): void {
    for (const each of this.sentences) if (each !== sentence) each.removeAttribute('data-lit')
    setSpokenWord(null)
    sentence?.setAttribute('data-lit', '')
    sentence?.scrollIntoView?.({ block: 'center', behavior: scrollBehavior() })
  }

  private setStatus(status: DeviceReaderStatus): void {
    this.status = status
    this.onChange()
  }
}

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
