/** What happens in stories that parents wish for, by its shape. For each but the last there are plots. */
export const happenings = {
  tiny: 'somebody becomes tiny',
  enormous: 'somebody or something is or grows enormous',
  changed: 'two swap places, or somebody turns into something else',
  journey: 'a journey to somewhere far or odd: the moon, the bottom of the sea',
  door: 'a door, a key, a map or a box that leads somewhere',
  letter: 'a letter, a call or a parcel comes',
  taking: 'somebody keeps taking or moving things, and nobody knows who',
  machine: 'a machine goes wrong or does too much',
  runaway: 'something runs, rolls or flies away and is followed',
  job: 'somebody has a job among unlikely people',
  visitor: 'somebody unlikely comes to the house',
  talking: 'something that does not talk starts talking',
  lost: 'something is lost and looked for',
  afraid: 'somebody is afraid of what their kind does, or cannot do it',
  contest: 'a race, a match, a competition, a show',
  found: 'a creature is found and kept, hidden or looked after',
  more: 'it does not stop: more and more of it',
  helped: 'somebody is stuck, hurt or in need and is helped',
  'own-wish': 'an animal or a thing does what people do, by a wish of its own',
  built: 'something is built, dug, sewn or baked, and works',
  vehicle: 'somebody drives, steers or rides along',
  'wrong-way': 'everything is the wrong way round for a while',
  'step-in': 'somebody has to do what they never did, since nobody else can',
  clues: 'tracks, a noise or a question are followed',
  other: 'none of these',
} as const

export type Happening = keyof typeof happenings

export const isHappening = (name: string): name is Happening => Object.hasOwn(happenings, name)
