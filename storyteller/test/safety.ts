/**
 * What a child could copy and be hurt by, as it would stand in a plot. `{A}` and the like are the children. The list is explained in
 * docs/storyteller-safety.md.
 */
const child = String.raw`\{(?:A|B|C|L|H|They|they)\}`
const by = (doing: string) => new RegExp(`${child}[^.!?]*\\b(?:${doing})\\b`, 'i')

export const dangers: Readonly<Record<string, readonly RegExp[]>> = {
  fire: [
    /\b(?:struck|lit|held) a (?:match|candle)\b/i,
    /\b(?:matchbox|bonfires?|campfires?|fireworks?|sparklers?)\b/i,
    /\bcandles?\b(?! out)/i,
  ],
  heights: [
    new RegExp(
      `${child}[^.!?]*\\b(?:climbed|scrambled|shinned)\\b[^.!?]*\\b(?:roof|wall|tree|ladder|cliff|drainpipe)\\b`,
      'i',
    ),
    /\bleaned (?:right )?out of (?:the|a|every) window\b/i,
  ],
  'water alone': [by('swam|dived|waded|fell in|jumped in'), /\bdeep (?:water|end|river|lake)\b/i],
  'houses of strangers': [/\bstrangers?\b/i, /\bgot into (?:his|her|the|a) (?:car|van)\b/i],
  medicine: [/\b(?:medicines?|pills?|tablets?|cough syrup|potions?)\b/i],
  'wild food': [
    new RegExp(
      `${child}[^.!?]*\\b(?:ate|tasted)\\b[^.!?]*\\b(?:berry|berries|mushrooms?|toadstools?)\\b`,
      'i',
    ),
  ],
  electricity: [/\b(?:sockets?|fuse|light bulb|electric\w*)\b/i, /\bplug(?:ged)? in/i],
  'sharp things': [by('knife|knives|scissors|razor|axe|sword'), /\b(?:penknife|razor|dagger)\b/i],
  'bags and lids': [/\bplastic\b/i, /\b(?:bag|sack) over\b/i],
  'ropes round necks': [/\b(?:rope|cord|string|ribbon|wool|scarf) (?:\w+ ){0,3}round (?:\w+ ){0,3}necks?\b/i],
  roads: [
    /\b(?:ran|run|running|walked|stepped)\b[^.!?]*\b(?:into|across|in the middle of|down the (?:very )?middle of) the road\b/i,
  ],
  'places to be shut in': [
    /\b(?:hid|hide|hiding|climbed|crept|got)\b[^.!?]*\bin(?:to|side)? (?:the|a|an) (?:fridge|freezer|washing machine|oven|drier|chest|trunk|well|drain)\b/i,
  ],
  heat: [by('stove|boiling|hot iron')],
  weapons: [/\b(?:guns?|pistols?|rifles?|shoot|shooting|poison\w*|bleach)\b/i],
}

/** Words that frighten, or make a listener wait for it to be put right. */
export const frightening =
  /\b(?:afraid|all alone|cried|crying|danger\w*|dreadful\w*|frighten\w*|fierce\w*|ghosts?|hurt|lonely|monsters?|nightmares?|roar\w*|sad|sadly|scared|scream\w*|shivered|storms?|stuck|tears?|terribl[ey]|thunder|trembl\w+|villain|wail\w*|worr(?:y|ied))\b/i

/** Words that put it right: what is soft, warm or funny, somebody kind, the thing that was missing, home and bed. */
export const resolving =
  /\b(?:safe|warm|warmer|home|found|smil\w+|laugh\w*|quiet\w*|calm|soft\w*|kind|kindly|gentl[ey]|all right|bed|hand|hug\w*|held|together|glad|happ\w+|pleased|gold|good|nice|beautiful\w*|sleep|asleep|tea|cake|friend\w*|thank|please|pardon|here you are|there you are|open|opened|light|lamp|lantern|let go|fitted|enough|done|ready|mother|family|shy|tame|polite\w*|sorry|unrolled|pat|stroked|knew|trick|yours|nothing)\b/i
