import type { Action } from '../words.ts'
import { apart, clasped, foot, hand, onHip, onOneLeg, type Stance, together } from './stance.ts'
import { moving } from './stances/moving.ts'
import { playing } from './stances/playing.ts'
import { resting } from './stances/resting.ts'
import { standing } from './stances/standing.ts'
import { working } from './stances/working.ts'

export const stances: Readonly<Record<Action, readonly Stance[]>> = {
  ...standing,
  ...moving,
  ...resting,
  ...working,
  ...playing,
}

/** What moods do to somebody who only stands and holds nothing. */
export const standingIn: Readonly<Record<string, Stance>> = {
  worried: { ...together, ...clasped, curve: 6, nod: 3 },
  scared: {
    hips: 0.94,
    nearFoot: foot(0.3),
    farFoot: foot(-0.1),
    near: hand(0.24, 0.1, 'fist', { over: 'chest' }),
    far: hand(0.56, 0.14, 'fist', { over: 'chest' }),
    lean: -6,
    curve: 10,
  },
  surprised: { ...apart, near: hand(0.68, 0.04, 'wave'), far: hand(-0.64, 0.16, 'flat'), lean: -4 },
  proud: {
    ...apart,
    near: { ...onHip, at: [0.06, 0.6] },
    far: { ...onHip, at: [-0.06, 0.6] },
    lean: -4,
    nod: -4,
  },
  sad: {
    ...together,
    near: hand(0.06, 0.96),
    far: hand(-0.04, 0.96),
    curve: 16,
    lean: 5,
    neck: 14,
    nod: 6,
    gaze: [0.03, 0.09],
  },
  cross: {
    ...apart,
    near: hand(-0.2, 0.42, 'fist', { over: 'chest' }),
    far: hand(0.6, 0.4, 'fist', { over: 'chest' }),
    nod: 3,
  },
  sleepy: { ...together, near: hand(0.02, 0.95), far: hand(-0.12, 0.94), curve: 8, nod: 9 },
  laughing: {
    ...onOneLeg,
    near: hand(0.08, 0.52, 'flat', { over: 'chest' }),
    far: hand(-0.4, 0.8),
    lean: -6,
    nod: -6,
  },
}
