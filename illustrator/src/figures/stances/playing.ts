import type { Action } from '../../words.ts'
import {
  atFace,
  bracing,
  crossLegged,
  foot,
  hand,
  hangFar,
  kneeling,
  kneesUp,
  offered,
  onGround,
  onOneLeg,
  type Stance,
  together,
} from '../stance.ts'

/** What people do for pleasure, and with each other. */
export const playing = {
  read: [
    {
      ...onGround,
      ...bookHands(),
      lean: -3,
      curve: 12,
      nod: 8,
      gaze: [0.06, 0.13],
      tool: 'open-book',
      holds: 'both',
    },
    {
      ...crossLegged,
      ...bookHands(),
      lean: 2,
      curve: 14,
      nod: 7,
      gaze: [0.05, 0.13],
      tool: 'open-book',
      holds: 'both',
    },
    {
      ...kneesUp,
      ...bookHands(),
      lean: 2,
      curve: 14,
      nod: 7,
      gaze: [0.06, 0.13],
      tool: 'open-book',
      holds: 'both',
    },
  ],
  dance: [
    {
      hips: 1,
      nearFoot: foot(0.5, 0.16, 26),
      farFoot: foot(-0.1, 0.02, 12),
      near: hand(0.72, -0.56, 'flat'),
      far: hand(-0.8, 0.3, 'flat'),
      lean: -4,
      curve: -10,
      nod: 6,
    },
    {
      hips: 0.98,
      nearFoot: foot(0.14),
      farFoot: foot(-0.5, 0.2, 40),
      near: hand(0.84, 0.2, 'flat'),
      far: hand(-0.72, -0.5, 'flat'),
      lean: 5,
      curve: 10,
      nod: -6,
    },
  ],
  throw: [
    {
      ...bracing,
      hips: 0.95,
      near: hand(0.84, 0.06, 'flat'),
      far: hand(-0.9, -0.56, 'hold'),
      holds: 'far',
      lean: -12,
      curve: -8,
      neck: -4,
    },
  ],
  catch: [
    {
      ...bracing,
      hips: 0.92,
      near: hand(0.78, -0.02, 'cup'),
      far: hand(0.9, -0.14, 'cup', { over: 'chest' }),
      lean: 5,
      gaze: [0.08, -0.06],
    },
  ],
  kick: [
    {
      hips: 0.98,
      nearFoot: foot(0.8, 0.26, -30),
      farFoot: foot(-0.14),
      near: hand(-0.5, 0.6),
      far: hand(-0.74, 0.4, 'flat'),
      lean: -9,
      curve: 4,
      legsOver: true,
    },
  ],
  play: [
    {
      ...onOneLeg,
      near: hand(0.46, 0.62, 'flat', { over: 'chest' }),
      far: hand(0.86, 0.34, 'hold', { over: 'chest' }),
      nod: 7,
      tool: 'guitar',
    },
  ],
  blow: [
    {
      ...together,
      near: atFace(0.95, 0.92, 'cup', 'chest'),
      far: atFace(1.2, 0.86, 'cup', 'chest'),
      lean: 7,
      curve: 8,
      neck: 8,
      gaze: [0.12, 0],
    },
  ],
  clap: [
    {
      ...together,
      near: hand(0.3, 0.26, 'flat', { over: 'chest' }),
      far: hand(0.76, 0.24, 'flat', { over: 'chest' }),
      nod: 4,
    },
  ],
  eat: [
    {
      ...kneesUp,
      near: atFace(0.62, 0.8, 'hold', 'head'),
      far: hand(0.6, 0.62, 'cup', { over: 'chest' }),
      lean: 4,
      curve: 8,
      gaze: [0.06, 0.07],
      tool: 'spoonful',
    },
    {
      ...crossLegged,
      near: atFace(0.62, 0.8, 'hold', 'head'),
      far: hand(0.5, 0.66, 'cup', { over: 'chest' }),
      lean: 2,
      curve: 8,
      gaze: [0.05, 0.07],
      tool: 'spoonful',
    },
  ],
  drink: [
    {
      ...together,
      near: atFace(0.5, 1, 'hold', 'head'),
      far: hand(0.6, 0.3, 'cup', { over: 'chest' }),
      nod: -4,
      tool: 'mug',
    },
  ],
  hug: [
    {
      ...together,
      near: hand(0.78, 0.3, 'flat', { over: 'chest' }),
      far: hand(0.94, 0.18, 'flat', { over: 'chest' }),
      lean: 8,
      curve: 8,
      nod: 4,
      gaze: [0.06, 0.04],
      holds: 'both',
    },
  ],
  'hold-hands': [{ ...onOneLeg, near: hand(0.6, 0.72, 'hold'), far: hangFar, holds: 'far' }],
  'tuck-in': [
    {
      hips: 0.92,
      shift: -0.1,
      nearFoot: foot(0.34),
      farFoot: foot(-0.3),
      near: hand(0.78, 0.52, 'flat', { over: 'chest' }),
      far: hand(0.9, 0.46, 'flat', { over: 'chest' }),
      lean: 26,
      curve: 20,
      neck: 16,
      gaze: [0.08, 0.1],
    },
  ],
  whisper: [
    {
      ...together,
      near: atFace(0.98, 0.62, 'flat', 'head'),
      far: hangFar,
      lean: 10,
      curve: 10,
      neck: 12,
      nod: 4,
      gaze: [0.12, 0.02],
      holds: 'far',
    },
  ],
  give: [{ ...onOneLeg, near: offered, far: hangFar, lean: 5, gaze: [0.08, 0.02] }],
  stroke: [
    {
      ...kneeling,
      near: hand(0.84, 0.4, 'flat'),
      far: hand(0.3, 0.74, 'rest'),
      lean: 10,
      curve: 12,
      gaze: [0.1, 0.06],
    },
    { ...onOneLeg, near: hand(0.84, 0.1, 'flat'), far: hangFar, lean: 4, gaze: [0.08, 0] },
  ],
} satisfies Partial<Record<Action, readonly Stance[]>>

function bookHands(): Pick<Stance, 'near' | 'far'> {
  return {
    near: hand(0.74, 0.42, 'hold', { over: 'chest' }),
    far: hand(0.62, 0.46, 'hold', { over: 'chest' }),
  }
}
