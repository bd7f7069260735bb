import type { StoryLanguage, WordTiming } from '@nightlight/contract'
import { memo } from 'react'
import { directionOf } from '../../lib/bidi.ts'
import { layOutText, type Sentence } from './lay-out-text.ts'

const untimed: readonly WordTiming[] = []

/** A section's text with its words ready to be highlighted. React renders it once; highlighting sets attributes (`read-along.ts`). */
export const SpokenSection = memo(function SpokenSection({
  section,
  text,
  language,
  words = untimed,
}: {
  section: number
  text: string
  language: StoryLanguage
  words?: readonly WordTiming[] | undefined
}) {
  return (
    <div lang={language} dir={directionOf(text)} data-section={section} className="flex flex-col gap-[0.9em]">
      {layOutText(text, words).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a section never change their order
        <p key={index}>
          {paragraph.map((sentence, sentenceIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <SentenceText key={sentenceIndex} sentence={sentence} />
          ))}
        </p>
      ))}
    </div>
  )
})

function SentenceText({ sentence }: { sentence: Sentence }) {
  return (
    <span data-sentence="" className="scroll-mt-28">
      {sentence.map(({ text, word }, index) =>
        word === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={index} data-word={word}>
            {text}
          </span>
        ),
      )}
    </span>
  )
}
