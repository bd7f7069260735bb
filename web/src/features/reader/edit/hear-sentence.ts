import type { Story } from '@nightlight/contract'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { spokenSentences } from '../read-along/spoken-sentences.ts'

interface Place {
  readonly section: number
  readonly start: number
}

/** Whether a recording has this sentence. */
export const isSpoken = (story: Story, place: Place): boolean => sentenceAtPlace(story, place) !== undefined

/** Plays one sentence, and stops after it unless somebody has used the player meanwhile. */
export function hearSentence(player: NarrationPlayer, story: Story, place: Place): void {
  const sentence = sentenceAtPlace(story, place)
  if (!sentence) return
  const { fromMs, spokenToMs } = sentence
  player.pause()
  player.seek(fromMs)
  player.play()
  const stop = player.subscribe(() => {
    const { positionMs, wantsToPlay } = player
    const isOver = positionMs >= spokenToMs
    if (!wantsToPlay || isOver || positionMs < fromMs - 500) stop()
    if (wantsToPlay && isOver && positionMs < spokenToMs + overshootMs) player.pause()
  })
}

/** Positions arrive about four times a second; whatever is further has been sought. */
const overshootMs = 1500

const sentenceAtPlace = (story: Story, { section, start }: Place) =>
  spokenSentences(story).find((sentence) => sentence.section === section && sentence.start === start)
