import type { Reading } from '@nightlight/contract'
import { useState } from 'react'

/** Plays the pages of a reading in sequence. */
export function ReadingPlayer({ reading: { pages, readerName } }: { reading: Reading }) {
  const [index, setIndex] = useState(0)
  const page = pages[index]
  if (!page) return null
  return (
    <div>
      <p className="text-[0.9375rem] text-soft" aria-live="polite">
        Page {index + 1} of {pages.length}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the text is on the page */}
      <audio
        controls
        preload="none"
        autoPlay={index > 0}
        src={page.audioUrl}
        className="w-full"
        aria-label={`${readerName}’s reading, page ${index + 1}`}
        onEnded={() => setIndex((index + 1) % pages.length)}
      />
    </div>
  )
}
