import type { Story, StoryProgress } from '@nightlight/contract'
import { AudioLines, Mic } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { DeviceReadingBar } from '../device-voice/device-reading-bar.tsx'
import { DeviceVoiceChoice } from '../device-voice/device-voice-choice.tsx'
import { hasNarration, outcomeOf } from './audio-choice.ts'
import { AudioForm } from './audio-form.tsx'
import { showAudioDialog, useAudioDialogOpen } from './dialog-state.ts'
import { notRecorded, showAudioError } from './queries.ts'
import { RecordingProgress } from './recording-progress.tsx'

interface StoryAudioProps {
  story: Story
  progress: StoryProgress | null
  /** A sentence that was changed says itself when it can be heard. */
  editing: boolean
}

/** Adds a narration to a story without one, or replaces it. Only for the family that owns the story. */
export function StoryAudio({ story, progress, editing }: StoryAudioProps) {
  if (!story.isOwner || story.status !== 'ready') return null
  return (
    <>
      {!hasNarration(story.narration) && <NoVoiceYet />}
      <AudioDialog story={story} progress={progress} editing={editing} />
      <DeviceReadingBar story={story} />
    </>
  )
}

function NoVoiceYet() {
  return (
    <div className="mx-auto mt-8 w-full max-w-2xl">
      <Notice
        title="No voice reads this story yet"
        icon={<AudioLines size={32} />}
        action={
          <Button onClick={() => showAudioDialog(true)}>
            <Mic size={20} aria-hidden="true" />
            Choose a voice
          </Button>
        }
      >
        Choose one, and listen as soon as its first part is recorded.
      </Notice>
    </div>
  )
}

function AudioDialog({ story, progress, editing }: StoryAudioProps) {
  const open = useAudioDialogOpen()
  const { recording, watch } = useRecording(story, editing)
  useEffect(() => () => showAudioDialog(false), [])
  return (
    <Dialog open={open} onOpenChange={showAudioDialog} title="Generate Audio Narration">
      {recording ? (
        <RecordingProgress story={story} progress={progress} />
      ) : (
        <>
          <AudioForm story={story} onRequested={watch} />
          <DeviceVoiceChoice story={story} onStart={() => showAudioDialog(false)} />
        </>
      )}
    </Dialog>
  )
}

/** Follows a narration that was requested here or before this page was opened, until it ends. */
function useRecording(
  story: Story,
  editing: boolean,
): { recording: boolean; watch: (narrationId: number) => void } {
  const replacementId = story.narration?.replacement?.id ?? null
  const [requestedId, setRequestedId] = useState(replacementId)
  useEffect(() => {
    if (replacementId !== null) setRequestedId(replacementId)
  }, [replacementId])
  const [seenId, setSeenId] = useState<number | null>(null)
  const { narration } = story
  const isSeen =
    seenId === requestedId || narration?.id === requestedId || narration?.replacement?.id === requestedId
  if (isSeen && seenId !== requestedId) setSeenId(requestedId)
  // A story that was fetched before the request says nothing about it.
  const outcome = requestedId === null ? null : isSeen ? outcomeOf(story, requestedId) : 'recording'
  const voice = story.narration?.voiceName
  useEffect(() => {
    if (outcome === null || outcome === 'recording') return
    setRequestedId(null)
    showAudioDialog(false)
    if (outcome !== 'ready') showAudioError(notRecorded)
    else if (!editing) toast({ title: 'Audio ready', description: `Press Play to hear ${voice}.` })
  }, [outcome, voice, editing])
  return { recording: outcome === 'recording', watch: setRequestedId }
}
