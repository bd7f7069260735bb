import type { SentenceChange, Story } from '@nightlight/contract'
import { sentencesByParagraph } from '@nightlight/contract'
import { Fragment, useRef, useState } from 'react'
import { directionOf } from '../../../lib/bidi.ts'
import { useMoveFocus } from '../../../lib/move-focus.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import type { Voice } from './queries.ts'
import { SavedSentence } from './saved-sentence.tsx'
import { SentenceEditor } from './sentence-editor.tsx'

interface EditableSectionProps {
  story: Story
  section: number
  player: NarrationPlayer | null
  onDone: () => void
}

/** What has become of a sentence. */
interface Saved {
  readonly start: number
  readonly voice: Voice
  /** Of the recording before. */
  readonly narrationId: number | undefined
  /** It was put back as it was. */
  readonly undone?: SentenceChange
}

/** A section whose sentences can be changed where they stand. */
export function EditableSection({ story, section, player, onDone }: EditableSectionProps) {
  const [edited, setEdited] = useState<number | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const focusLater = useMoveFocus()
  const container = useRef<HTMLDivElement>(null)
  const text = story.storyStructure.sections[section]?.text ?? ''
  const edit = (start: number) => {
    setSaved(null)
    setEdited(start)
  }
  const leave = (start: number, voice?: Voice, undone?: SentenceChange) => {
    setEdited(null)
    focusLater(() => container.current?.querySelector(`[data-start="${start}"]`))
    if (voice) setSaved({ start, voice, narrationId: story.narration?.id, ...(undone && { undone }) })
  }
  return (
    <div
      ref={container}
      lang={story.language}
      dir={directionOf(text)}
      data-section={section}
      className="flex flex-col gap-[0.9em]"
    >
      {sentencesByParagraph(text).map((paragraph) => (
        <div key={paragraph[0]?.start}>
          {paragraph.map(({ start, end }) => {
            const sentence = text.slice(start, end).trimEnd()
            const place = { section, start, was: sentence }
            return edited === start ? (
              <SentenceEditor
                key={start}
                story={story}
                place={place}
                player={player}
                onDone={(voice, undone) => leave(start, voice, undone)}
              />
            ) : (
              <Fragment key={start}>
                <span>
                  <button
                    type="button"
                    data-start={start}
                    onClick={() => edit(start)}
                    className="inline rounded-md text-start underline decoration-edge decoration-dotted underline-offset-[0.25em] hover:bg-tint"
                  >
                    {sentence}
                  </button>{' '}
                </span>
                {saved?.start === start && (
                  <SavedSentence
                    key={sentence}
                    story={story}
                    place={place}
                    player={player}
                    {...saved}
                    onUndone={(voice, undone) => leave(start, voice, undone)}
                    onDone={onDone}
                  />
                )}
              </Fragment>
            )
          })}
        </div>
      ))}
    </div>
  )
}
