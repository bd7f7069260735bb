import type { FactKind, Sensitivity } from './fact.ts'

interface Described {
  /** A few words for a parent, as on a chip: 'first day of school'. */
  readonly label: string
  readonly kind: FactKind
  readonly sensitivity: Sensitivity
}

const plain =
  (kind: FactKind) =>
  (label: string): Described => ({ label, kind, sensitivity: 'plain' })
const tender =
  (kind: FactKind) =>
  (label: string): Described => ({ label, kind, sensitivity: 'tender' })
const secret = (label: string): Described => ({ label, kind: 'person', sensitivity: 'private' })

const event = plain('event')
const feeling = plain('feeling')
const lesson = plain('lesson')
const want = plain('want')
const habit = plain('habit')
const look = plain('look')
const loss = tender('loss')

/**
 * What families talk about, by an id that does not change: plots name these ids. A fact has the kind of its intent, but for
 * `leave-out`, which is always `avoid`. A fact can be more sensitive than its intent, never less.
 */
export const intents = {
  // Days that are not like others.
  'first-day': event('first day'),
  'new-class': event('a new class'),
  'back-to-school': event('back to school'),
  'last-day': event('last day'),
  'school-day': event('a day at school'),
  'told-off': event('told off'),
  forgotten: event('something forgotten'),
  'high-up': event('high up'),
  'new-baby': event('a new baby'),
  'moving-house': event('moving house'),
  'own-bed': event('own room or big bed'),
  'lost-tooth': event('a tooth'),
  birthday: event('a birthday'),
  party: event('a party'),
  wedding: event('a wedding'),
  doctor: event('the doctor'),
  dentist: event('the dentist'),
  injection: event('an injection'),
  hospital: tender('event')('hospital'),
  'somebody-in-hospital': loss('somebody in hospital'),
  hurt: event('a bump or a scrape'),
  'new-glasses': event('new glasses'),
  'hearing-aid': event('hearing aids'),
  wheelchair: event('a wheelchair'),
  haircut: event('a haircut'),
  unwell: event('not well'),
  'lost-toy': event('something lost'),
  'found-something': event('something found'),
  'broken-thing': event('something broken'),
  mess: event('a mess'),
  'ordinary-day': event('an ordinary day'),
  'bad-day': event('a bad day'),
  'was-lost': event('got lost'),
  won: event('won'),
  'lost-match': event('lost a match'),
  learned: event('learned something'),
  'made-something': event('made something'),
  performance: event('a play or concert'),
  outing: event('a visit'),
  journey: event('a journey'),
  sleepover: event('a sleepover'),
  guest: event('a visitor'),
  'video-call': event('a call'),
  'new-pet': event('a new pet'),
  'new-friend': event('a new friend'),
  'new-clothes': event('something new'),
  test: event('a test'),
  'reading-aloud': event('reading aloud'),
  hatching: event('something that grows'),
  club: event('a club or a lesson'),
  play: event('played'),
  weather: event('weather'),
  season: event('a season'),
  feast: plain('feast')('a feast'),
  question: event('a question'),
  // What is hard to bear.
  'somebody-ill': loss('somebody is ill'),
  'pet-died': loss('a pet died'),
  'somebody-died': loss('somebody died'),
  'pet-ill': loss('a pet is ill'),
  'pet-missing': loss('a pet is missing'),
  'somebody-left': loss('somebody went away'),
  'parents-apart': loss('parents apart'),
  'parent-travelling': event('a parent is away'),
  busy: event('a busy parent'),
  collected: event('somebody else at pick-up'),
  missing: loss('missing somebody'),
  // No story answers it: whoever typed it is told what helps.
  'wants-to-die': loss('said that they do not want to live'),
  // How a child feels.
  nervous: feeling('nervous'),
  scared: feeling('scared'),
  sad: feeling('sad'),
  angry: feeling('angry'),
  shy: feeling('shy'),
  proud: feeling('proud'),
  bored: feeling('bored'),
  happy: feeling('happy'),
  'too-excited': feeling('excited'),
  lonely: feeling('lonely'),
  tired: feeling('tired'),
  'cannot-sleep': feeling('cannot sleep'),
  jealousy: feeling('jealous'),
  frustrated: feeling('frustrated'),
  embarrassed: feeling('embarrassed'),
  'fear-dark': feeling('afraid of the dark'),
  'fear-monsters': feeling('afraid of monsters'),
  'fear-thunder': feeling('afraid of thunder'),
  'fear-dogs': feeling('afraid of dogs'),
  'fear-water': feeling('afraid of water'),
  'fear-alone': feeling('does not like being alone'),
  'bad-dreams': feeling('bad dreams'),
  'fear-other': feeling('afraid of'),
  // What parents want to be learnt, or is being practised.
  quarrel: lesson('a quarrel'),
  'left-out': tender('lesson')('left out or teased'),
  sharing: lesson('sharing'),
  lie: lesson('a lie'),
  truth: lesson('telling the truth'),
  sorry: lesson('saying sorry'),
  tidying: lesson('tidying up'),
  patience: lesson('patience'),
  bravery: lesson('being brave'),
  kindness: lesson('kindness'),
  listening: lesson('listening'),
  manners: lesson('manners'),
  'gentle-hands': lesson('gentle hands'),
  'losing-well': lesson('losing well'),
  'trying-again': lesson('trying again'),
  'staying-in-bed': lesson('going to bed'),
  screens: lesson('screen time'),
  eating: lesson('eating'),
  teeth: lesson('brushing teeth'),
  'hair-wash': lesson('washing hair'),
  nails: lesson('cutting nails'),
  potty: lesson('the potty'),
  dressing: lesson('getting dressed'),
  'wet-bed': tender('lesson')('dry nights'),
  dummy: lesson('giving up the dummy'),
  'other-lesson': lesson('a lesson'),
  // What the story should be or have.
  'story-about': want('a story about'),
  'with-character': want('with'),
  'leave-out': plain('avoid')('no'),
  funny: want('funny'),
  calm: want('calm'),
  'any-story': want('any story'),
  short: want('short'),
  long: want('long'),
  exciting: want('an adventure'),
  'not-scary': plain('avoid')('nothing scary'),
  'same-again': want('the same again'),
  'something-else': want('something else'),
  'bring-back': want('bring back'),
  'happy-ending': want('a happy ending'),
  // Who and what is in a child's life.
  creature: plain('creature')('an animal or creature'),
  thing: plain('thing')('a thing'),
  person: plain('person')('a person'),
  place: plain('place')('a place'),
  likes: plain('thing')('likes'),
  dislikes: habit('does not like'),
  food: plain('thing')('food'),
  colour: plain('thing')('a colour'),
  'wants-to-be': plain('skill')('wants to be'),
  'can-do': plain('skill')('can'),
  learning: plain('skill')('is learning'),
  habit: habit('a habit'),
  saying: habit('a saying'),
  bedtime: habit('at bedtime'),
  hair: look('hair'),
  eyes: look('eyes'),
  face: look('face'),
  clothes: look('clothes'),
  look: look('how somebody looks'),
  character: habit('what somebody is like'),
  language: habit('a language'),
  faith: plain('habit')('faith'),
  condition: tender('habit')('a condition'),
  // What no story tells.
  address: secret('an address'),
  'school-name': secret('the name of a school'),
  surname: secret('a surname'),
  phone: secret('a number or address to reach somebody'),
  'other-people': secret('other people’s affairs'),
} as const satisfies Record<string, Described>

export type Intent = keyof typeof intents

/** Intents whose noun is a character of the story: 'a digger please', 'bring back the dragon', 'a unicorn'. */
export const characterIntents: ReadonlySet<Intent> = new Set<Intent>([
  'story-about',
  'with-character',
  'bring-back',
  'creature',
])
