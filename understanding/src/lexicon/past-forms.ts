/** Past forms and participles of the verbs that do not end in *-ed*, small letters; some are also another form of their verb, or a noun: 'put', 'left'. */
const irregular: ReadonlySet<string> = new Set(
  `was were had got went came saw lost found fell broke won made built drew wrote rode swam ran said told flew slept fought took gave kept ate drank sang
  caught threw hid held met bought brought thought taught tore wore woke shook stood sat spent sent stuck slid spilt learnt dreamt hurt
  fed paid sold swept hit bit left put read shut beat grew knew led let dug forgot lit rang sank shot shone spoke stole swung did became began blew chose
  done been`.split(/\s+/),
)

/** Words in *-ed* that say nothing of the past: nouns, verbs in the present, and how somebody is. */
const others =
  /^(?:bed|red|need|feed|seed|weed|shed|sled|speed|bleed|scared|tired|excited|worried|embarrassed|obsessed|interested|shaped|hundred|naked|supposed)$/

/** Whether a word in small letters can be a verb in the past: 'went', 'climbed'; not 'tired', 'bed'. */
export const isPastForm = (word: string): boolean =>
  irregular.has(word) || (/\p{L}{2,}ed$/u.test(word) && !others.test(word))
