/** Past forms and participles of the verbs that do not end in *-ed*, small letters; some are also another form of their verb, or a noun: 'put', 'left'. */
const irregular: ReadonlySet<string> = new Set(
  `was were had got went came saw lost found fell broke won made built drew wrote rode swam ran said told flew slept fought took gave kept ate drank sang
  caught threw hid held met bought brought thought taught tore wore woke shook stood sat spent sent stuck slid spilt learnt dreamt hurt
  fed paid sold swept hit bit left put read shut beat grew knew led let dug forgot lit rang sank shot shone spoke stole swung did became began blew chose
  struck froze knelt leapt shrank spun forgave snuck
  done been`.split(/\s+/),
)

/** Words in *-ed* that say nothing of the past: nouns, verbs in the present, and how somebody is. */
const others =
  /^(?:bed|red|need|feed|seed|weed|shed|sled|speed|bleed|scared|tired|excited|worried|embarrassed|obsessed|interested|shaped|hundred|naked|supposed)$/

/** Whether a word in small letters can be a verb in the past: 'went', 'climbed'; not 'tired', 'bed'. */
export const isPastForm = (word: string): boolean =>
  irregular.has(word) || (/\p{L}{2,}ed$/u.test(word) && !others.test(word))

/** They are something else as well: 'left', 'the rose'. */
const alsoOther: ReadonlySet<string> = new Set(
  'left felt saw bit found lay lit rose spat stole bent fed meant wept hung shot froze wound stuck lost broke drove spoke'.split(
    ' ',
  ),
)

/** Verbs whose past does not end in *-ed*, by their base. */
const pasts: Readonly<Record<string, string>> = {
  be: 'was',
  have: 'had',
  do: 'did',
  get: 'got',
  go: 'went',
  come: 'came',
  see: 'saw',
  lose: 'lost',
  find: 'found',
  fall: 'fell',
  break: 'broke',
  win: 'won',
  make: 'made',
  build: 'built',
  draw: 'drew',
  write: 'wrote',
  ride: 'rode',
  swim: 'swam',
  run: 'ran',
  say: 'said',
  tell: 'told',
  fly: 'flew',
  sleep: 'slept',
  fight: 'fought',
  take: 'took',
  give: 'gave',
  keep: 'kept',
  eat: 'ate',
  drink: 'drank',
  sing: 'sang',
  catch: 'caught',
  throw: 'threw',
  hide: 'hid',
  hold: 'held',
  meet: 'met',
  buy: 'bought',
  bring: 'brought',
  think: 'thought',
  teach: 'taught',
  tear: 'tore',
  wear: 'wore',
  wake: 'woke',
  shake: 'shook',
  stand: 'stood',
  sit: 'sat',
  spend: 'spent',
  send: 'sent',
  stick: 'stuck',
  slide: 'slid',
  spill: 'spilt',
  learn: 'learnt',
  dream: 'dreamt',
  feed: 'fed',
  pay: 'paid',
  sell: 'sold',
  sweep: 'swept',
  bite: 'bit',
  leave: 'left',
  grow: 'grew',
  know: 'knew',
  lead: 'led',
  dig: 'dug',
  forget: 'forgot',
  light: 'lit',
  ring: 'rang',
  sink: 'sank',
  shoot: 'shot',
  shine: 'shone',
  speak: 'spoke',
  steal: 'stole',
  swing: 'swung',
  become: 'became',
  begin: 'began',
  blow: 'blew',
  choose: 'chose',
  feel: 'felt',
  hear: 'heard',
  mean: 'meant',
  understand: 'understood',
  lie: 'lay',
  lend: 'lent',
  bend: 'bent',
  drive: 'drove',
  creep: 'crept',
  sting: 'stung',
  spit: 'spat',
  sneak: 'sneaked',
  weep: 'wept',
  freeze: 'froze',
  rise: 'rose',
  hang: 'hung',
  cling: 'clung',
  swear: 'swore',
  sew: 'sewed',
  lay: 'laid',
  put: 'put',
  cut: 'cut',
  hit: 'hit',
  hurt: 'hurt',
  let: 'let',
  shut: 'shut',
  set: 'set',
  read: 'read',
  beat: 'beat',
  cost: 'cost',
  bet: 'bet',
  wet: 'wet',
  quit: 'quit',
  spread: 'spread',
  cast: 'cast',
  shrink: 'shrank',
  spring: 'sprang',
  strike: 'struck',
  spin: 'spun',
  kneel: 'knelt',
  leap: 'leapt',
  seek: 'sought',
  undo: 'undid',
  forgive: 'forgave',
  overhear: 'overheard',
}

/** Whether a word is the past of a verb whose past does not end in *-ed*, and nothing else. */
export const isIrregularPast = (word: string): boolean => onlyPast.has(word)

const onlyPast: ReadonlySet<string> = new Set(
  Object.entries(pasts).flatMap(([base, past]) => (past === base || alsoOther.has(past) ? [] : past)),
)

/** The past of a verb by its base: 'think' is 'thought', 'try' is 'tried', 'hop' is 'hopped'. */
export function pastOf(base: string): string {
  const irregularPast = Object.hasOwn(pasts, base) ? pasts[base] : undefined
  if (irregularPast !== undefined) return irregularPast
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubled.test(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

/** Their last letter is written twice before *-ed*. */
const doubled =
  /^(?:[^aeiou]*[aeiou][bdgklmnprt]|unzip|unclip|unplug|travel|cancel|quarrel|admit|prefer|refer|permit|regret)$/
