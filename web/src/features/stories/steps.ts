import type { StoryProgress, StoryStep } from '@nightlight/contract'

/** In display order. Stories without narration skip the recording step. */
export const stepTitles: readonly { step: StoryStep; title: string }[] = [
  { step: 'generating', title: 'Weaving Your Story' },
  { step: 'creating-image', title: 'Painting the Scene' },
  { step: 'recording-audio', title: 'Recording Audio' },
  { step: 'finalizing', title: 'Adding Final Touches' },
  { step: 'complete', title: 'Ready for Bed' },
]

export const paintAfterMs = 8000
export const finishAfterMs = 16_000

/** The step that the server reported; before the first report, a guess by time. */
export function currentStep(progress: StoryProgress | null, waitedMs: number): StoryStep {
  if (progress) return progress.step
  if (waitedMs >= finishAfterMs) return 'finalizing'
  return waitedMs >= paintAfterMs ? 'creating-image' : 'generating'
}

export type StepState = 'pending' | 'active' | 'complete'

export function stepState(step: StoryStep, current: StoryStep): StepState {
  const place = (name: StoryStep) => stepTitles.findIndex((known) => known.step === name)
  if (place(step) < place(current) || current === 'complete') return 'complete'
  return step === current ? 'active' : 'pending'
}

export const hints = [
  'Dim the lights a little while you wait.',
  'A slow breath in, a slower breath out.',
  'You can close this page: the story finishes by itself.',
  'The story opens before the narration is done, and plays from its first part.',
  'Tap a word while listening, and the voice goes on from there.',
  'Marked stories are easy to find again in your library.',
]
export const hintEveryMs = 2000
