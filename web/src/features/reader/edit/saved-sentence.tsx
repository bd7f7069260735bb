import type { SentenceChange, Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Check, Undo2, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { hearSentence } from './hear-sentence.ts'
import { changesQuery, historyOf, useUndoSentence, type Voice } from './queries.ts'

interface SavedSentenceProps {
  story: Story
  place: { section: number; start: number; was: string }
  player: NarrationPlayer | null
  voice: Voice
  /** Of the recording before. */
  narrationId: number | undefined
  undone?: SentenceChange
  onUndone: (voice: Voice, undone: SentenceChange) => void
  onDone: () => void
}

/** Below a sentence that has just been changed: to hear it, and the way back. */
export function SavedSentence({
  story,
  place,
  player,
  voice,
  undone,
  onUndone,
  ...saved
}: SavedSentenceProps) {
  const { data: changes = [] } = useQuery(changesQuery(story.id))
  const undo = useUndoSentence(story.id)
  const [latest] = historyOf(changes, { section: place.section, sentence: place.was })
  const recording = useNewRecording(story, saved.narrationId)
  const hears = voice === 'recording' && player && recording !== 'failed'
  const isReady = recording === 'ready'
  return (
    <div className="my-2 rounded-card border border-line bg-surface p-4 text-start font-sans text-[1.0625rem] leading-[1.55] tracking-normal">
      <p role="status" className="flex gap-2">
        <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-lantern" />
        <span>
          <b>{undone ? 'It is as it was.' : 'Sentence saved.'}</b>{' '}
          {voice === 'recording' ? recordings[recording] : voice === 'recording-stays' && staysAsRead}
        </span>
      </p>
      <div className="mt-2 flex flex-wrap gap-1">
        {hears && (
          <Button
            variant="secondary"
            busy={!isReady}
            aria-disabled={!isReady}
            onClick={() => isReady && hearSentence(player, story, place)}
          >
            {isReady && <Volume2 size={20} aria-hidden="true" />}
            Hear it
          </Button>
        )}
        {latest && !undone && (
          <Button
            variant="ghost"
            className="px-3!"
            busy={undo.isPending}
            disabled={undo.isPending}
            onClick={() => {
              player?.pause()
              undo.mutate(latest, { onSuccess: ({ voice }) => onUndone(voice, latest) })
            }}
          >
            <Undo2 size={20} aria-hidden="true" />
            Undo
          </Button>
        )}
        <Button variant="ghost" className="px-3!" onClick={saved.onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}

const recordings = {
  recording: 'The voice reads this part anew: it is ready in a moment.',
  ready: '',
  failed: 'This part could not be recorded. The old recording stays.',
}

const staysAsRead = 'The recording keeps the words that were read.'

/** A recording that was made anew has another id. */
function useNewRecording({ narration }: Story, before: number | undefined): keyof typeof recordings {
  const isReplaced = narration?.replacement != null
  const [hasBegun, setBegun] = useState(isReplaced)
  if (isReplaced && !hasBegun) setBegun(true)
  if (narration?.id !== before && !isReplaced) return 'ready'
  return hasBegun && !isReplaced ? 'failed' : 'recording'
}
