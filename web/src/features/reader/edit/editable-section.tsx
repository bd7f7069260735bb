import type { Story } from '@nightlight/contract'
import { sentencesByParagraph } from '@nightlight/contract'
import { useState } from 'react'
import { directionOf } from '../../../lib/bidi.ts'
import { SentenceEditor } from './sentence-editor.tsx'

/** A section whose sentences can be changed where they stand. */
export function EditableSection({ story, section }: { story: Story; section: number }) {
  const [edited, setEdited] = useState<number | null>(null)
  const text = story.storyStructure.sections[section]?.text ?? ''
  return (
    <div
      lang={story.language}
      dir={directionOf(text)}
      data-section={section}
      className="flex flex-col gap-[0.9em]"
    >
      {sentencesByParagraph(text).map((paragraph) => (
        <div key={paragraph[0]?.start}>
          {paragraph.map(({ start, end }) => {
            const sentence = text.slice(start, end).trimEnd()
            return edited === start ? (
              <SentenceEditor
                key={start}
                story={story}
                place={{ section, start, was: sentence }}
                onDone={() => setEdited(null)}
              />
            ) : (
              <span key={start}>
                <button
                  type="button"
                  onClick={() => setEdited(start)}
                  className="inline rounded-md text-start underline decoration-edge decoration-dotted underline-offset-[0.25em] hover:bg-tint"
                >
                  {sentence}
                </button>{' '}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
}
