const irregular: Record<string, string> = {
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  im: 'be',
  hes: 'be',
  shes: 'be',
  theyre: 'be',
  its: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  ive: 'have',
  does: 'do',
  did: 'do',
  done: 'do',
  doing: 'do',
  goes: 'go',
  went: 'go',
  gone: 'go',
  going: 'go',
  off: 'off',
  got: 'get',
  gets: 'get',
  getting: 'get',
  gotten: 'get',
  came: 'come',
  coming: 'come',
  comes: 'come',
  lost: 'lose',
  losing: 'lose',
  loses: 'lose',
  loosed: 'lose',
  loose: 'loose',
  found: 'find',
  fell: 'fall',
  fallen: 'fall',
  falling: 'fall',
  broke: 'break',
  broken: 'break',
  breaking: 'break',
  won: 'win',
  winning: 'win',
  wins: 'win',
  beat: 'beat',
  made: 'make',
  making: 'make',
  built: 'build',
  drew: 'draw',
  drawn: 'draw',
  wrote: 'write',
  written: 'write',
  read: 'read',
  rode: 'ride',
  ridden: 'ride',
  riding: 'ride',
  swam: 'swim',
  swimming: 'swim',
  ran: 'run',
  running: 'run',
  said: 'say',
  says: 'say',
  saying: 'say',
  told: 'tell',
  saw: 'see',
  seen: 'see',
  flew: 'fly',
  flying: 'fly',
  flies: 'fly',
  slept: 'sleep',
  bit: 'bite',
  bitten: 'bite',
  biting: 'bite',
  hit: 'hit',
  hitting: 'hit',
  fought: 'fight',
  took: 'take',
  taking: 'take',
  gave: 'give',
  giving: 'give',
  given: 'give',
  left: 'leave',
  leaving: 'leave',
  kept: 'keep',
  lied: 'lie',
  lying: 'lie',
  lies: 'lie',
  died: 'die',
  dies: 'die',
  dying: 'die',
  met: 'meet',
  ate: 'eat',
  eaten: 'eat',
  sang: 'sing',
  taught: 'teach',
  learnt: 'learn',
  moved: 'move',
  moving: 'move',
  wet: 'wet',
  felt: 'feel',
  bought: 'buy',
  brought: 'bring',
  threw: 'throw',
  hid: 'hide',
  knew: 'know',
  thought: 'think',
  understood: 'understand',
  forgot: 'forget',
  woke: 'wake',
  waking: 'wake',
  hurt: 'hurt',
  cut: 'cut',
  cutting: 'cut',
  put: 'put',
  putting: 'put',
  sat: 'sit',
  stood: 'stand',
  stuck: 'stick',
  stung: 'sting',
  cried: 'cry',
  cries: 'cry',
  tidied: 'tidy',
  tries: 'try',
  tried: 'try',
  tying: 'tie',
  ties: 'tie',
  tied: 'tie',
  dreamt: 'dream',
  caught: 'catch',
  grew: 'grow',
  spoke: 'speak',
  wore: 'wear',
  worn: 'wear',
  worries: 'worry',
  worried: 'worry',
  bullied: 'bully',
  carries: 'carry',
  plays: 'play',
  hated: 'hate',
  hates: 'hate',
  loves: 'love',
  loved: 'love',
  using: 'use',
  uses: 'use',
  misses: 'miss',
  watches: 'watch',
  teaches: 'teach',
  refuses: 'refuse',
  sees: 'see',
  chooses: 'choose',
  changes: 'change',
  screams: 'scream',
  dressed: 'dress',
}

const irregularBase = new Map(Object.entries(irregular))

/** Bases of verbs that the rules and phrases know; others are found by their ending alone. */
const bases = new Set(
  `be have do go get come lose find fall break win beat make build draw write read ride swim run say tell see fly sleep bite hit fight take give leave keep lie die meet eat sing teach learn move wet feel buy bring throw hide know think understand
  forget wake hurt cut put sit stand stick sting cry tidy try tie dream catch grow speak wear worry bully carry play hate love like use miss watch refuse choose change scream start begin join stay visit travel work live want need wish help let include add put call name mention
  avoid skip drop kick push shove pinch scratch snatch share argue shout quarrel yell bicker squabble listen wait brush wash clean rinse pass score paint bake cook count whistle clap jump climb skate dance walk crawl talk ask answer seem look sound stop finish spill smash knock tear rip lend borrow
  fib cheat steal trick apologise apologize sulk moan whine whinge fuss settle nap rest snore snuggle cuddle hug kiss collect pick plant water feed stroke chase pretend dress celebrate light enjoy adore prefer laugh giggle smile joke
  separate split divorce deploy return arrive expect promise admit own behave obey interrupt suck poo pee wee toilet train potty graduate perform practise practice rehearse escape disappear vanish hunt hop sail camp drive discover invent make-up follow snuffle smell bake fix
  mend turn become remember open close show bring sting bump graze scrape trip slip bang bruise bleed vaccinate jab operate check remove cast adopt foster exclude tease ignore pull poke call-name frighten scare worry panic tremble miss stutter sign wear sneeze cough vomit throw snow rain hail`
    .split(/\s+/)
    .filter(Boolean),
)

/** The base of a verb's form, or undefined where the word is no form of a known verb. */
export function baseOf(word: string): string | undefined {
  const own = irregularBase.get(word)
  if (own) return own
  if (bases.has(word)) return word
  for (const stem of stemsOf(word)) if (bases.has(stem)) return stem
  return undefined
}

export function stemsOf(word: string): string[] {
  if (word.endsWith('ies') || word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ing')) return endings(word.slice(0, -3))
  if (word.endsWith('ed')) return endings(word.slice(0, -2))
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return []
}

/** 'hopp' was hop, 'shar' was share. */
const endings = (stem: string) => {
  const isDoubled = stem.length > 2 && stem.at(-1) === stem.at(-2)
  return isDoubled ? [stem, stem.slice(0, -1)] : [stem, `${stem}e`]
}
