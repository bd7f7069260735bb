import type { Cadence, Narration, Story } from '@nightlight/contract'

/** Empty ids are not chosen yet. */
export interface AudioChoice {
  readonly providerId: string
  readonly voiceId: string
  readonly cadence: Cadence
}

export const isComplete = ({ providerId, voiceId }: AudioChoice): boolean =>
  providerId !== '' && voiceId !== ''

/** What has become of a narration that was asked for. Its id is that of the story's narration, or of what will replace that. */
export function outcomeOf({ narration }: Pick<Story, 'narration'>, asked: number) {
  if (narration?.replacement?.id === asked) return 'recording'
  if (narration?.id !== asked) return 'failed'
  return isUnfinished(narration) ? 'recording' : narration.status === 'ready' ? 'ready' : 'failed'
}

/** Whether the story has a voice, or is getting its first one. */
export const hasVoice = (narration: Narration | null): narration is Narration =>
  narration !== null && narration.status !== 'failed'

const isUnfinished = ({ status }: Narration) => status === 'pending' || status === 'recording'
