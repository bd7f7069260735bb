import type { Cadence, Narration, Story } from '@nightlight/contract'

/** Empty ids mean that nothing is chosen yet. */
export interface AudioChoice {
  readonly providerId: string
  readonly voiceId: string
  readonly cadence: Cadence
}

export const isComplete = ({ providerId, voiceId }: AudioChoice): boolean =>
  providerId !== '' && voiceId !== ''

/** The state of a requested narration. Its id is that of the story's narration or of its replacement. */
export function outcomeOf({ narration }: Pick<Story, 'narration'>, narrationId: number) {
  if (narration?.replacement?.id === narrationId) return 'recording'
  if (narration?.id !== narrationId) return 'failed'
  return isUnfinished(narration) ? 'recording' : narration.status === 'ready' ? 'ready' : 'failed'
}

/** Whether the story has a narration, or is getting its first one. */
export const hasNarration = (narration: Narration | null): narration is Narration =>
  narration !== null && narration.status !== 'failed'

const isUnfinished = ({ status }: Narration) => status === 'pending' || status === 'recording'
