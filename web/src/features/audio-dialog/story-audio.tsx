import type { Story, StoryProgress } from '@nightlight/contract'
import { AudioLines, Mic } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { hasVoice, outcomeOf } from './audio-choice.ts'
import { AudioForm } from './audio-form.tsx'
import { showAudioDialog, useAudioDialogOpen } from './dialog-state.ts'
import { audioFailed } from './queries.ts'
import { RecordingProgress } from './recording-progress.tsx'

/** A voice for a story that has none, and another one for a story that has. Only its family gives it one. */
export function StoryAudio({ story, progress }: { story: Story; progress: StoryProgress | null }) {
  if (!story.isOwner || story.status !== 'ready') return null
  return (
    <>
      {!hasVoice(story.narration) && <NoVoiceYet />}
      <AudioDialog story={story} progress={progress} />
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

function AudioDialog({ story, progress }: { story: Story; progress: StoryProgress | null }) {
  const open = useAudioDialogOpen()
  const { recording, watch } = useRecording(story)
  useEffect(() => () => showAudioDialog(false), [])
  return (
    <Dialog open={open} onOpenChange={showAudioDialog} title="Generate Audio Narration">
      {recording ? (
        <RecordingProgress story={story} progress={progress} />
      ) : (
        <AudioForm story={story} onAsked={watch} />
      )}
    </Dialog>
  )
}

/** Follows a narration that was asked for here, or before this page was opened, to its end. */
function useRecording(story: Story): { recording: boolean; watch: (narrationId: number) => void } {
  const next = story.narration?.replacement?.id ?? null
  const [asked, setAsked] = useState(next)
  useEffect(() => {
    if (next !== null) setAsked(next)
  }, [next])
  const outcome = asked === null ? null : outcomeOf(story, asked)
  const voice = story.narration?.voiceName
  useEffect(() => {
    if (outcome === null || outcome === 'recording') return
    setAsked(null)
    showAudioDialog(false)
    if (outcome === 'ready') toast({ title: 'Audio ready', description: `${voice} reads this story now.` })
    else audioFailed('The narration could not be recorded. Please try again.')
  }, [outcome, voice])
  return { recording: outcome === 'recording', watch: setAsked }
}
