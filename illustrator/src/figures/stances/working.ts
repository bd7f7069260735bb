import type { Action } from '../../words.ts'
import {
  atFace,
  bracing,
  foot,
  hand,
  hangFar,
  kneesUp,
  onHip,
  onKnees,
  onOneLeg,
  type Stance,
  stepping,
  together,
} from '../stance.ts'

const atDesk: Stance = {
  ...kneesUp,
  near: hand(0.62, 0.56, 'hold', { over: 'chest' }),
  far: hand(0.66, 0.66, 'flat', { over: 'chest' }),
  lean: 12,
  curve: 16,
  nod: 8,
  gaze: [0.06, 0.13],
  tool: 'pencil',
}

/** What people do with their hands and with tools. */
export const working = {
  write: [atDesk],
  draw: [
    {
      ...atDesk,
      ...onKnees,
      near: hand(0.7, 0.66, 'hold', { over: 'chest' }),
      far: hand(0.64, 0.76, 'flat', { over: 'chest' }),
      lean: 22,
      curve: 18,
      tool: 'crayon',
    },
  ],
  paint: [
    {
      ...onOneLeg,
      near: hand(0.88, -0.14, 'hold'),
      far: hand(0.44, 0.62, 'flat', { over: 'chest' }),
      tool: 'brush',
      gaze: [0.08, -0.02],
    },
  ],
  hold: [
    {
      ...together,
      near: hand(0.42, 0.5, 'hold', { over: 'chest' }),
      far: hand(0.62, 0.56, 'cup', { over: 'chest' }),
      gaze: [0.06, 0.05],
    },
    { ...onOneLeg, near: hand(0.72, 0.3, 'hold'), far: hangFar },
  ],
  carry: [
    { ...stepping, near: hand(0.56, 0.74, 'hold'), far: hand(-0.46, 0.82), lean: 2 },
    { ...stepping, near: hand(0.66, 0.42, 'hold'), far: hand(-0.46, 0.82), lean: 2 },
  ],
  'carry-both': [
    {
      ...stepping,
      near: hand(0.66, 0.4, 'cup', { over: 'chest' }),
      far: hand(0.86, 0.36, 'cup', { over: 'chest' }),
      lean: -4,
      holds: 'both',
    },
  ],
  push: [
    {
      ...bracing,
      near: hand(0.9, 0.06, 'flat'),
      far: hand(0.98, 0.02, 'flat', { over: 'chest' }),
      lean: 20,
      curve: 4,
      neck: 4,
    },
  ],
  pull: [
    {
      ...bracing,
      nearFoot: foot(0.7, 0.02, -22),
      farFoot: foot(-0.34),
      near: hand(0.86, 0.3, 'fist'),
      far: hand(0.98, 0.24, 'fist', { over: 'chest' }),
      lean: -18,
      curve: 8,
      neck: -4,
      shift: -0.2,
    },
  ],
  pour: [
    {
      ...together,
      near: hand(0.74, 0.12, 'hold'),
      far: hand(0.84, 0.56, 'cup', { over: 'chest' }),
      lean: 5,
      curve: 6,
      gaze: [0.08, 0.1],
      tool: 'jug',
    },
  ],
  stir: [
    {
      ...together,
      near: hand(0.6, 0.48, 'hold', { over: 'chest' }),
      far: hand(0.8, 0.62, 'rest', { over: 'chest' }),
      lean: 8,
      curve: 8,
      gaze: [0.08, 0.1],
      tool: 'ladle',
    },
  ],
  dig: [
    {
      ...bracing,
      hips: 0.9,
      near: hand(0.5, 0.72, 'hold', { over: 'chest' }),
      far: hand(0.76, 0.3, 'hold', { over: 'chest' }),
      lean: 16,
      curve: 16,
      neck: 12,
      gaze: [0.08, 0.1],
      tool: 'spade',
    },
  ],
  lift: [
    {
      hips: 0.74,
      shift: -0.08,
      nearFoot: foot(0.4),
      farFoot: foot(-0.36),
      near: hand(0.62, 0.5, 'cup', { over: 'chest' }),
      far: hand(0.84, 0.46, 'cup', { over: 'chest' }),
      lean: 8,
      curve: 10,
      holds: 'both',
      legsOver: true,
    },
  ],
  'brush-teeth': [
    {
      ...together,
      near: atFace(0.82, 0.68, 'hold', 'head'),
      far: { ...onHip, at: [-0.06, 0.6] },
      tool: 'toothbrush',
    },
  ],
  wash: [
    {
      ...together,
      near: hand(0.6, 0.36, 'flat', { over: 'chest' }),
      far: hand(0.82, 0.3, 'flat', { over: 'chest' }),
      lean: 9,
      curve: 8,
      gaze: [0.08, 0.09],
      tool: 'bubbles',
    },
  ],
  sweep: [
    {
      ...stepping,
      hips: 0.96,
      near: hand(0.62, 0.62, 'hold'),
      far: hand(0.66, 0.12, 'hold', { over: 'chest' }),
      lean: 10,
      curve: 8,
      gaze: [0.08, 0.08],
      tool: 'broom',
    },
  ],
  fold: [
    {
      ...together,
      near: hand(0.6, 0.46, 'hold', { over: 'chest' }),
      far: hand(0.84, 0.5, 'hold', { over: 'chest' }),
      lean: 6,
      curve: 8,
      gaze: [0.07, 0.11],
      tool: 'cloth',
      holds: 'both',
    },
    {
      ...onKnees,
      near: hand(0.56, 0.56, 'hold', { over: 'chest' }),
      far: hand(0.8, 0.58, 'hold', { over: 'chest' }),
      lean: 10,
      curve: 10,
      gaze: [0.07, 0.11],
      tool: 'cloth',
      holds: 'both',
    },
  ],
  cut: [
    {
      ...together,
      near: hand(0.66, 0.46, 'hold', { over: 'chest' }),
      far: hand(0.9, 0.4, 'hold', { over: 'chest' }),
      lean: 6,
      curve: 8,
      gaze: [0.07, 0.11],
      tool: 'scissors',
    },
  ],
  roll: [
    {
      ...onKnees,
      near: hand(0.74, 0.6, 'flat', { over: 'chest' }),
      far: hand(0.86, 0.52, 'flat', { over: 'chest' }),
      lean: 24,
      curve: 12,
      gaze: [0.08, 0.09],
    },
  ],
} satisfies Partial<Record<Action, readonly Stance[]>>
