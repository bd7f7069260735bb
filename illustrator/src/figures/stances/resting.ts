import type { Action } from '../../words.ts'
import {
  crossLegged,
  crouching,
  dangling,
  foot,
  hand,
  inLap,
  inLapFar,
  kneeling,
  kneesUp,
  onGround,
  onKnees,
  onSeat,
  type Stance,
} from '../stance.ts'

const sitting: readonly Stance[] = [
  { ...onGround, near: hand(0.62, 0.62), far: hand(-0.52, 0.86, 'flat'), lean: -7, curve: 6 },
  { ...crossLegged, near: hand(0.5, 0.7), far: hand(-0.5, 0.72), lean: 0, curve: 6 },
  {
    ...kneesUp,
    near: hand(0.72, 0.46, 'rest', { over: 'chest' }),
    far: hand(0.86, 0.4, 'rest', { over: 'chest' }),
    lean: 4,
    curve: 14,
  },
  {
    ...onGround,
    near: hand(0.54, 0.68),
    far: hand(0.6, 0.68, 'rest', { over: 'chest' }),
    lean: -2,
    curve: 8,
  },
]

const lyingBack: Stance = {
  hips: 0.32,
  shift: 0.46,
  lean: -86,
  neck: -47,
  nod: -6,
  gaze: [0.02, 0],
  near: hand(0.86, -0.1, 'rest', { over: 'chest' }),
  far: hand(-0.2, 0.4, 'flat'),
  nearFoot: foot(1.42, 0.04, -64),
  farFoot: foot(1.1, 0, 0),
  legsOver: true,
  isLying: true,
}

/** How people sit, kneel and lie. */
export const resting = {
  kneel: [
    {
      ...kneeling,
      near: hand(0.66, 0.58),
      far: hand(0.78, 0.5, 'rest', { over: 'chest' }),
      lean: 10,
      curve: 14,
      gaze: [0.08, 0.09],
    },
    {
      ...onKnees,
      near: hand(0.56, 0.68),
      far: hand(0.6, 0.64, 'rest', { over: 'chest' }),
      lean: 8,
      curve: 10,
      gaze: [0.08, 0.08],
    },
  ],
  crouch: [
    {
      ...crouching,
      near: hand(0.76, 0.48),
      far: hand(0.84, 0.56, 'rest', { over: 'chest' }),
      lean: 22,
      curve: 22,
      neck: 10,
      gaze: [0.1, 0.1],
    },
  ],
  sit: sitting,
  'sit-on-chair': [
    {
      ...onSeat,
      near: hand(0.58, 0.64),
      far: hand(0.66, 0.6, 'rest', { over: 'chest' }),
      lean: -2,
      curve: 6,
      seat: 'chair',
    },
    { ...onSeat, near: inLap, far: inLapFar, lean: 2, curve: 8, seat: 'chair' },
  ],
  'sit-on-edge': [
    {
      ...dangling,
      near: hand(0.3, 0.84, 'flat'),
      far: hand(-0.4, 0.84, 'flat'),
      lean: 3,
      curve: 8,
      seat: 'bench',
    },
  ],
  'lie-back': [lyingBack],
  'lie-front': [
    {
      hips: 0.34,
      shift: -0.6,
      lean: 66,
      curve: -34,
      neck: 6,
      near: hand(0.52, 0.02, 'fist', { over: 'chest' }),
      far: hand(0.7, 0.04, 'fist', { over: 'chest' }),
      nearFoot: foot(-1.5, 0.08, 84, 'down'),
      farFoot: foot(-1.22, 0.72, 140, 'down'),
      isLying: true,
    },
  ],
  sleep: [
    {
      ...lyingBack,
      near: hand(0.7, -0.3, 'rest', { over: 'chest' }),
      nearFoot: foot(1.4, 0.05, -60),
      farFoot: foot(1.34, 0.05, -60),
    },
  ],
  'lie-awake': [lyingBack],
  'sit-up': [{ ...onGround, near: inLap, far: inLapFar, lean: -4 }],
} satisfies Partial<Record<Action, readonly Stance[]>>
