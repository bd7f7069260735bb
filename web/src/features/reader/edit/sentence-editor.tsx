import { maxSentenceLength, type SentenceChange, type Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Undo2, Volume2 } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { hearSentence, isSpoken } from './hear-sentence.ts'
import { changesQuery, historyOf, useChangeSentence, useUndoSentence, type Voice } from './queries.ts'

interface SentenceEditorProps {
  story: Story
  /** `start`: in UTF-16 units of the section's text. */
  place: { section: number; start: number; was: string }
  player: NarrationPlayer | null
  /** `voice`: what becomes of the recording; undefined where nothing was changed. */
  onDone: (voice?: Voice, undone?: SentenceChange) => void
}

/** In place of the sentence. What the review says of it is a warning; the parent decides. */
export function SentenceEditor({ story, place, player, onDone }: SentenceEditorProps) {
  const [text, setText] = useState(place.was)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = useChangeSentence(story.id)
  const warnings = change.data?.saved === false ? change.data.warnings : []
  useEffect(() => field.current?.focus(), [])
  // As high as its text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`
  }, [text])
  const save = (anyway: boolean) =>
    change.mutate(
      { ...place, becomes: text, anyway },
      { onSuccess: ({ saved, voice }) => saved && onDone(voice) },
    )
  const isSame = text.trim() === place.was || text.trim() === ''
  return (
    <div className="my-2 rounded-card border border-line bg-surface p-4 text-start font-sans text-[1.0625rem] leading-[1.55] tracking-normal">
      <textarea
        ref={field}
        aria-label="Sentence"
        rows={2}
        maxLength={maxSentenceLength}
        value={text}
        onChange={({ target }) => {
          change.reset()
          setText(target.value.replaceAll('\n', ' '))
        }}
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
        className="block w-full resize-none rounded-field border-2 border-edge bg-page px-3 py-2 font-story text-xl leading-relaxed"
      />
      {warnings.length > 0 && (
        <div className="mt-3">
          <Notice title="We would not have written this" tone="danger">
            {warnings.map((warning) => (
              <p key={warning} className="wrap-anywhere">
                {warning}
              </p>
            ))}
          </Notice>
        </div>
      )}
      {change.isError && (
        <p role="alert" className="mt-3 text-danger">
          {errorText(change.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={change.isPending}
          disabled={change.isPending || isSame}
          onClick={() => save(warnings.length > 0)}
        >
          {warnings.length > 0 ? 'Save it anyway' : 'Save'}
        </Button>
        <Button variant="secondary" onClick={() => onDone()}>
          Cancel
        </Button>
        {player && isSpoken(story, place) && text === place.was && (
          <Button variant="ghost" onClick={() => hearSentence(player, story, place)}>
            <Volume2 size={20} aria-hidden="true" />
            Hear it
          </Button>
        )}
      </div>
      <History story={story} place={place} onDone={onDone} />
    </div>
  )
}

/** How the sentence was before, with the way back. */
function History({ story, place: { section, was }, onDone }: Omit<SentenceEditorProps, 'player'>) {
  const { data: changes = [] } = useQuery(changesQuery(story.id))
  const undo = useUndoSentence(story.id)
  const history = historyOf(changes, { section, sentence: was })
  const [latest] = history
  if (!latest) return null
  return (
    <div className="mt-4 border-line border-t pt-3">
      <p className="font-bold">Before</p>
      {history.map((change) => (
        <p key={change.id} className="text-soft">
          {change.was}
        </p>
      ))}
      <Button
        variant="ghost"
        className="-ml-4"
        busy={undo.isPending}
        disabled={undo.isPending}
        onClick={() => undo.mutate(latest, { onSuccess: ({ voice }) => onDone(voice, latest) })}
      >
        <Undo2 size={20} aria-hidden="true" />
        Put it back as it was
      </Button>
    </div>
  )
}
