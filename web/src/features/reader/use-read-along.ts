import type { Story } from '@nightlight/contract'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { NarrationPlayer } from './narration-player.ts'
import { type ReadingAlong, readAlong } from './read-along.ts'
import { onReaderKeys } from './reader-keys.ts'
import { stepSentences } from './spoken-sentences.ts'

/** The page follows the voice, and the keyboard leads it. `away` while the reader has scrolled off from a voice that goes on. */
export function useReadAlong(
  page: RefObject<HTMLElement | null>,
  player: NarrationPlayer | null,
  story: Story,
): { away: boolean; back: () => void } {
  const [away, setAway] = useState(false)
  const along = useRef<ReadingAlong | null>(null)
  const latest = useRef(story)
  latest.current = story

  useEffect(() => {
    if (!page.current || !player) return
    const reading = readAlong(page.current, player, setAway)
    along.current = reading
    const step = (sentences: number) => {
      const to = stepSentences(latest.current, player.positionMs, sentences)
      if (to === null) return
      player.seek(to)
      reading.back()
    }
    const leaveKeys = onReaderKeys({ toggle: player.toggle, step })
    return () => {
      leaveKeys()
      reading.stop()
      along.current = null
    }
  }, [page, player])
  return { away, back: useCallback(() => along.current?.back(), []) }
}
