import type { Reading } from '@nightlight/contract'
import { useState } from 'react'

/** Plays the pages of a reading in sequence. */
export function HearPages({ reading: { pages, readerName } }: { reading: Reading }) {
  const [at, setAt] = useState(0)
  const page = pages[at]
  if (!page) return null
  return (
    <div>
      <p className="text-[0.9375rem] text-soft" aria-live="polite">
        Page {at + 1} of {pages.length}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the words are on the page */}
      <audio
        controls
        preload="none"
        autoPlay={at > 0}
        src={page.audioUrl}
        className="w-full"
        aria-label={`${readerName}’s reading, page ${at + 1}`}
        onEnded={() => setAt((at + 1) % pages.length)}
      />
    </div>
  )
}
