import type { WordTiming } from '@nightlight/contract'
import { memo } from 'react'
import { layOutText, type Sentence } from './lay-out-text.ts'

const untimed: readonly WordTiming[] = []

/** A section's text with its words ready to be highlighted. React renders it once; highlighting sets attributes (`read-along.ts`). */
export const SpokenSection = memo(function SpokenSection({
  section,
  text,
  words = untimed,
}: {
  section: number
  text: string
  words?: readonly WordTiming[] | undefined
}) {
  return (
    <div dir="auto" data-section={section} className="flex flex-col gap-[0.9em]">
      {layOutText(text, words).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text of a section never changes its order
        <p key={place}>
          {paragraph.map((sentence, turn) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <SentenceOf key={turn} sentence={sentence} />
          ))}
        </p>
      ))}
    </div>
  )
})

function SentenceOf({ sentence }: { sentence: Sentence }) {
  return (
    <span data-sentence="" className="scroll-mt-28">
      {sentence.map(({ text, word }, place) =>
        word === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={place} data-word={word}>
            {text}
          </span>
        ),
      )}
    </span>
  )
}
