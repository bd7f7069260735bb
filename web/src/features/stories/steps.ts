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

/** The step that the server reported; before the first report, a guess by time, which the specification asks for. */
export function currentStep(progress: StoryProgress | null, elapsedMs: number): StoryStep {
  if (progress) return progress.step
  if (elapsedMs >= finishAfterMs) return 'finalizing'
  return elapsedMs >= paintAfterMs ? 'creating-image' : 'generating'
}

export type StepState = 'pending' | 'active' | 'complete'

/** @param isReported whether the server said so: of a guess no step is ticked, as the tick might have to be taken back */
export function stepState(step: StoryStep, current: StoryStep, isReported: boolean): StepState {
  const indexOf = (name: StoryStep) => stepTitles.findIndex((entry) => entry.step === name)
  if (isReported && (indexOf(step) < indexOf(current) || current === 'complete')) return 'complete'
  return step === current ? 'active' : 'pending'
}

export const hints = [
  'Dim the lights a little while you wait.',
  'A slow breath in, a slower breath out.',
  'You can close this page: we will finish the story.',
  'The story opens before all of the narration is recorded.',
  'Tap a word while listening, and the voice continues from there.',
  'Favourites are easy to find again in your library.',
]
export const hintEveryMs = 2000
