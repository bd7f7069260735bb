import type { Story } from '@nightlight/contract'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { onReaderKeys } from '../player/reader-keys.ts'
import { type ReadAlong, readAlong } from './read-along.ts'
import { stepSentences } from './spoken-sentences.ts'

/** The page follows the narration, and the keyboard controls it. `away`: the reader has scrolled away while it plays. */
export function useReadAlong(
  page: RefObject<HTMLElement | null>,
  player: NarrationPlayer | null,
  story: Story,
): { away: boolean; back: () => void } {
  const [away, setAway] = useState(false)
  const readAlongRef = useRef<ReadAlong | null>(null)
  const latest = useLatest(story)

  useEffect(() => {
    if (!page.current || !player) return
    const reading = readAlong(page.current, player, setAway)
    readAlongRef.current = reading
    const step = (sentences: number) => {
      const to = stepSentences(latest.current, player.positionMs, sentences)
      if (to === null) return
      player.seek(to)
      reading.back()
    }
    const removeKeys = onReaderKeys({ toggle: player.toggle, step })
    return () => {
      removeKeys()
      reading.stop()
      readAlongRef.current = null
    }
  }, [page, player, latest])
  return { away, back: useCallback(() => readAlongRef.current?.back(), []) }
}
