import type { Action } from '../words.ts'

/** How a body is held. Every action is drawn as one of these. */
export type Posture =
  | 'standing'
  | 'walking'
  | 'running'
  | 'sitting'
  | 'reading'
  | 'sleeping'
  | 'flying'
  | 'waving'
  | 'pointing'
  | 'hugging'

const postures: Readonly<Record<Action, Posture>> = {
  stand: 'standing',
  walk: 'walking',
  run: 'running',
  jump: 'running',
  climb: 'pointing',
  kneel: 'sitting',
  crouch: 'sitting',
  sit: 'sitting',
  'sit-on-chair': 'sitting',
  'sit-on-edge': 'sitting',
  'lie-back': 'sitting',
  'lie-front': 'sitting',
  sleep: 'sleeping',
  read: 'reading',
  write: 'sitting',
  draw: 'sitting',
  point: 'pointing',
  wave: 'waving',
  'reach-up': 'pointing',
  'reach-down': 'hugging',
  hold: 'standing',
  carry: 'walking',
  'carry-both': 'walking',
  push: 'hugging',
  pull: 'hugging',
  row: 'sitting',
  pour: 'standing',
  stir: 'standing',
  'look-through': 'standing',
  peek: 'standing',
  hug: 'hugging',
  'hold-hands': 'standing',
  'tuck-in': 'hugging',
  dance: 'waving',
  ride: 'sitting',
  throw: 'waving',
  catch: 'hugging',
  whisper: 'standing',
  listen: 'standing',
  fly: 'flying',
  swim: 'flying',
  eat: 'sitting',
  paint: 'pointing',
  blow: 'standing',
  dig: 'hugging',
  fall: 'sitting',
  lift: 'hugging',
  'brush-teeth': 'standing',
  wash: 'standing',
  give: 'pointing',
  clap: 'hugging',
  kick: 'walking',
  tiptoe: 'walking',
  bow: 'hugging',
  think: 'standing',
  knock: 'pointing',
  'look-up': 'standing',
  play: 'standing',
  sweep: 'walking',
  stroke: 'hugging',
  drink: 'standing',
  crawl: 'sitting',
  shout: 'standing',
  yawn: 'standing',
  stretch: 'waving',
  'lie-awake': 'sleeping',
  'sit-up': 'sitting',
  fold: 'standing',
  sneeze: 'standing',
  cut: 'standing',
  roll: 'hugging',
}

export const postureOf = ({ action }: { readonly action: Action }): Posture => postures[action]

/** What people do in bed, or under a blanket on the ground. */
export const actionsInBed: ReadonlySet<string> = new Set<Action>(['sleep', 'lie-awake', 'sit-up'])

export const isAbed = ({ action }: { readonly action: Action }): boolean => actionsInBed.has(action)

const seated: ReadonlySet<Action> = new Set([
  'sit',
  'sit-on-chair',
  'sit-on-edge',
  'read',
  'ride',
  'row',
  'write',
  'draw',
  'eat',
  'drink',
  'play',
])

/** Whether somebody who does it sits, on whatever there is. */
export const sits = (figure: { readonly action: Action }): boolean =>
  seated.has(figure.action) || (!isAbed(figure) && postureOf(figure) === 'sitting')
