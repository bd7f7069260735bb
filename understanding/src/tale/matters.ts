/** What a story can be made of in that which the somebody of a wished-for story is or does. */
export interface TaleMatters {
  /** What the somebody has lost, looks for or finds, where that is said: 'treasure chest'. */
  readonly sought?: CountedNoun
  /** What the somebody wants to be or do, or has never done, behind 'to': 'be a chef', 'fly to the moon', 'see snow'. */
  readonly aim?: string
  /** The same as done: 'was a chef', 'flew to the moon'. */
  readonly aimed?: string
  /** What the somebody is afraid of, without an article: 'ants', 'dark', 'deep water'. */
  readonly feared?: string
  /** What the somebody builds, without its article: 'bridge'. */
  readonly built?: string
  /** What the somebody takes that belongs to others, without an article: 'mangoes', 'crown'. */
  readonly taken?: CountedNoun
  /** What the somebody opens or runs, without its article: 'bakery'. */
  readonly shop?: string
  /** What the somebody will not do or does not like, behind 'have to': 'be rescued', 'like fish'. */
  readonly refused?: string
  /** What the somebody wants to have, without its article: 'bicycle', 'cuddles'. */
  readonly wanted?: CountedNoun
  /** What else the somebody is taken for, turns into or wants to be, without its article: 'dog' of a pony who thinks he’s a dog. */
  readonly being?: string
  /** What comes of what the somebody does, in the plural or as a mass: 'square pancakes', 'custard' of a fire engine that squirts custard. */
  readonly made?: CountedNoun
  /** What is odd about how the somebody is made, behind 'with': 'square wheels', 'three arms', 'a cat’s brain'. */
  readonly odd?: CountedNoun
  /** The work of the somebody, done or wished for, without its article: 'dentist'. */
  readonly job?: string
  /** In place of it where the parent names the work first, and then who has it: 'teacher' of a teacher who is a gorilla. */
  readonly post?: string
  /** All that the somebody can do, behind 'can only': 'blow bubbles'. */
  readonly only?: string
  /** Where the somebody is, and ought not to be: 'in the elevator'. */
  readonly where?: string
  /** A place that is theirs, without its article: 'hotel' of a hotel for lost socks. */
  readonly house?: string
  /** What makes the somebody sneeze, without an article: 'snow', 'cats'. */
  readonly allergen?: CountedNoun
  /** What has gone of what makes the somebody what it is, without an article: 'roar', 'spots'. */
  readonly gone?: CountedNoun
  /** How the somebody is, of whom everybody would be afraid: 'nice' of a wolf who is nice. */
  readonly gentle?: string
  /** What the somebody eats that its kind does not, in the plural or as a mass: 'socks', 'spaghetti'. */
  readonly eaten?: CountedNoun
  /** What is eaten by somebody who would be expected to eat meat: 'vegetables' of a shark who is a vegetarian. */
  readonly greens?: CountedNoun
  /** Somebody else, of whom no more is said than that they are both in it, without an article: 'sheep' of a tractor and a sheep. */
  readonly partner?: string
  /** A thing or a place, of which no more is said than that it is in it as well, without an article: 'umbrella' of a fox and an umbrella. */
  readonly second?: CountedNoun
  /** The one small power that the somebody has, as a deed: 'tidying up', 'being really quiet'. */
  readonly power?: string
  /** What was the wrong one, for somebody who arrives elsewhere: 'bus', 'track', 'turn'. */
  readonly wrong?: string
  /** Where the somebody arrives, and meant to be elsewhere: 'at the seaside' of a train that takes the wrong track. */
  readonly ended?: string
  /** What the somebody holds, without its article: 'picnic', 'wedding'. */
  readonly held?: string
  /** What there is to eat at it, without an article: 'sandwiches'. */
  readonly served?: CountedNoun
  /** What the somebody is no good at, behind 'at': 'finding treasure', 'spells'. */
  readonly poor?: string
  /** What it is good at instead, behind 'at': 'baking'. Only beside `poor`. */
  readonly good?: string
  /** What the somebody does for fun, as it follows 'like': 'doing gymnastics', 'fishing'. */
  readonly fun?: string
  /** Where the somebody works, without its article: 'library'. */
  readonly workplace?: string
  /** What has gone, where somebody finds out where to, in the plural or as a mass: 'left shoes'. */
  readonly missing?: CountedNoun
  /** What somebody solves: 'case', 'mystery'. */
  readonly case?: string
  /** What the somebody does by night, and would not be seen to do, behind 'to': 'come alive', 'dance'. */
  readonly nightly?: string
  /** A way in that nobody knew of, without its article: 'tiny door'. */
  readonly door?: string
  /** Where that is, or where they are who come alive, or where an imaginary friend lives: 'in the fridge', 'in the museum'. */
  readonly site?: string
  /** Who treats the somebody, without an article: 'dentist' of a T-rex at the dentist. */
  readonly treats?: string
  /** Always 'wind', where somebody breaks it: farts and a king. */
  readonly wind?: string
  /** What that smells of: 'strawberries'. */
  readonly smell?: string
  /** A thing that does what no such thing does, without its article: 'football' of a football that always comes back. */
  readonly marvel?: CountedNoun
  /** What that does, in the past: 'came back'. Always beside `marvel`. */
  readonly feat?: string
  /** A place where things are bought that is only there at night, without an article: 'market' of a market that only opens at midnight. */
  readonly late?: string
  /** What there is to buy, where that is said: 'yesterday’s wind'. Only beside `late`. */
  readonly wares?: string
  /** A friend whom only the child can see, without an article: 'imaginary friend', 'imaginary dog'. */
  readonly imagined?: string
  /** What the child itself is to be, without an article: 'captain' of a girl who’s captain of a pirate ship. */
  readonly rank?: string
  /** What the somebody does, in the past, where it is a single clause: 'hopped backwards'. */
  readonly did?: string
  /** The same, where it is done once and can be seen, and takes no one part of every day: 'moved to the desert'. */
  readonly done?: string
  /** The same as it follows 'to': 'move to the desert'. Only beside `done`. */
  readonly deed?: string
}

export interface CountedNoun {
  readonly noun: string
  /** A mass is one: 'custard was'. */
  readonly number: 'one' | 'many'
}
