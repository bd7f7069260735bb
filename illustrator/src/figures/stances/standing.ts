import type { Action } from '../../words.ts'
import {
  apart,
  atFace,
  foot,
  hand,
  hang,
  hangFar,
  onHip,
  onOneLeg,
  type Stance,
  together,
} from '../stance.ts'

const stand: readonly Stance[] = [
  { ...together, near: hang, far: hangFar },
  { ...onOneLeg, near: hand(0.2, 0.95), far: { ...onHip, at: [-0.06, 0.6] }, nod: -2 },
  {
    ...together,
    near: hand(0.0, 0.7, 'rest', { over: 'chest' }),
    far: hand(0.44, 0.72, 'rest', { over: 'chest' }),
  },
  { ...apart, near: hand(0.34, 0.9), far: hand(-0.42, 0.84), lean: -1 },
]

/** What people do with hands, head or face while they stand. */
export const standing = {
  stand,
  point: [
    { ...onOneLeg, near: hand(0.97, -0.2, 'point'), far: hangFar, holds: 'far' },
    { ...apart, near: hand(0.88, -0.44, 'point'), far: { ...onHip, at: [-0.06, 0.6] }, holds: 'far' },
  ],
  wave: [
    { ...together, near: hand(0.88, -0.58, 'wave'), far: hangFar, holds: 'far', nod: 3 },
    { ...onOneLeg, near: hand(0.84, -0.68, 'wave'), far: { ...onHip, at: [-0.06, 0.6] }, holds: 'far' },
  ],
  'reach-up': [
    {
      hips: 1.08,
      nearFoot: foot(0.24, 0.06, 34),
      farFoot: foot(-0.16, 0.05, 32),
      near: hand(0.8, -0.92, 'flat'),
      far: hand(-0.36, 0.86),
      lean: -3,
      curve: -4,
      neck: -9,
      nod: -4,
      gaze: [0.07, -0.13],
      holds: 'far',
    },
  ],
  'reach-down': [
    {
      hips: 0.8,
      shift: -0.12,
      nearFoot: foot(0.34),
      farFoot: foot(-0.2),
      near: hand(0.62, 0.78, 'rest', { over: 'chest' }),
      far: hand(0.3, 0.7, 'rest'),
      lean: 36,
      curve: 26,
      neck: 22,
      gaze: [0.08, 0.12],
      holds: 'far',
    },
  ],
  'look-through': [
    {
      ...apart,
      near: atFace(0.98, 0.12, 'hold', 'head'),
      far: atFace(1.62, 0.12, 'hold', 'chest'),
      lean: -3,
      neck: -6,
      gaze: [0.1, -0.02],
      tool: 'telescope',
    },
  ],
  peek: [
    {
      ...onOneLeg,
      near: hand(0.7, 0.16, 'flat'),
      far: hand(-0.3, 0.84),
      lean: 14,
      curve: 16,
      neck: 20,
      nod: 6,
      gaze: [0.12, 0.02],
    },
  ],
  listen: [
    {
      ...onOneLeg,
      near: hang,
      far: atFace(-1.24, 0.1, 'cup'),
      lean: 6,
      curve: 4,
      nod: 7,
      gaze: [0.06, -0.04],
    },
  ],
  bow: [
    {
      ...together,
      hips: 0.97,
      shift: -0.14,
      near: hand(-0.02, 0.56, 'flat', { over: 'chest' }),
      far: hand(-0.72, 0.5, 'flat'),
      lean: 30,
      curve: 14,
      neck: 24,
      nod: 2,
      gaze: [0.06, 0.08],
    },
  ],
  think: [
    {
      ...onOneLeg,
      near: atFace(0.42, 1.0, 'fist', 'head'),
      far: hand(0.5, 0.6, 'flat', { over: 'chest' }),
      nod: -5,
      gaze: [0.06, -0.09],
    },
  ],
  knock: [{ ...onOneLeg, near: hand(0.84, -0.1, 'fist'), far: hangFar, lean: 4, holds: 'far' }],
  'look-up': [{ ...together, near: hang, far: hangFar, neck: -10, nod: -8, gaze: [0.03, -0.15] }],
  shout: [
    {
      ...apart,
      near: atFace(1.0, 0.6, 'cup', 'head'),
      far: hand(-0.4, 0.8),
      lean: 5,
      neck: -6,
      gaze: [0.1, -0.04],
      holds: 'far',
    },
  ],
  yawn: [
    {
      ...together,
      near: atFace(0.3, 0.72, 'flat', 'head'),
      far: hand(-0.86, -0.5, 'fist'),
      nod: -8,
      gaze: [0, -0.05],
      holds: 'far',
    },
  ],
  stretch: [
    {
      hips: 1.05,
      nearFoot: foot(0.22, 0.04, 22),
      farFoot: foot(-0.18, 0.03, 22),
      near: hand(0.82, -0.76, 'fist'),
      far: hand(-0.82, -0.72, 'fist'),
      curve: -10,
      nod: -6,
    },
  ],
  sneeze: [
    {
      ...apart,
      near: atFace(0.5, 0.86, 'flat', 'head'),
      far: hand(-0.5, 0.7, 'fist'),
      lean: 14,
      curve: 10,
      nod: 12,
      gaze: [0.05, 0.1],
      holds: 'far',
    },
  ],
} satisfies Partial<Record<Action, readonly Stance[]>>
