/** Verbs whose forms the rules of spelling do not give, and nouns with a plural of their own. */
const irregular = `
  be am is are was were been being|have has had having|do does did done doing|go goes went gone going|get gets got gotten getting
  take takes took taken taking|come comes came coming|eat eats ate eaten eating|drink drinks drank drunk drinking|give gives gave given giving
  see sees saw seen seeing|say says said saying|tell tells told telling|know knows knew known knowing|find finds found finding
  hide hides hid hidden hiding|lie lies lay lain lying lied|sit sits sat sitting|stand stands stood standing|run runs ran running
  swim swims swam swum swimming|fly flies flew flown flying|fall falls fell fallen falling|fight fights fought fighting
  shoot shoots shot shooting|strike strikes struck stricken striking|light lights lit lighted lighting|hang hangs hung hanged hanging
  swing swings swung swinging|stick sticks stuck sticking|tie ties tied tying|wind winds wound winding|tear tears tore torn tearing
  wear wears wore worn wearing|bite bites bitten biting|steal steals stole stolen stealing|drive drives drove driven driving
  ride rides rode ridden riding|rise rises rose risen rising|wake wakes woke woken waking waked|sleep sleeps slept sleeping
  keep keeps kept keeping|creep creeps crept creeping|leap leaps leapt leaped leaping|lean leans leant leaned leaning
  leave leaves left leaving|lose loses lost losing|send sends sent sending|lend lends lent lending|bend bends bent bending
  feel feels felt feeling|hold holds held holding|sell sells sold selling|buy buys bought buying|catch catches caught catching
  teach teaches taught teaching|think thinks thought thinking|bring brings brought bringing|feed feeds fed feeding|bleed bleeds bled bleeding
  lead leads led leading|meet meets met meeting|shrink shrinks shrank shrunk shrinking|sink sinks sank sunk sinking
  sing sings sang sung singing|ring rings rang rung ringing|begin begins began begun beginning|spin spins spun spinning
  cut cuts cutting|put puts putting|shut shuts shutting|hit hits hitting|hurt hurts hurting|set sets setting|let lets letting
  spread spreads spreading|slit slits slitting|bind binds bound binding|grind grinds ground grinding|break breaks broke broken breaking
  freeze freezes froze frozen freezing|choose chooses chose chosen choosing|speak speaks spoke spoken speaking|throw throws threw thrown throwing
  grow grows grew grown growing|blow blows blew blown blowing|draw draws drew drawn drawing|slide slides slid sliding
  make makes made making|learn learns learned learnt learning|mean means meant meaning|spit spits spat spitting|smell smells smelled smelt smelling
  burn burns burned burnt burning|show shows showed shown showing|write writes wrote written writing|read reads reading
  pay pays paid paying|lay lays laid laying|can could|will would shall|may might|beat beats beaten beating|shake shakes shook shaken shaking
  forget forgets forgot forgotten forgetting|forgive forgives forgave forgiven|dig digs dug digging|stink stinks stank stunk stinking
  swear swears swore sworn|sting stings stung stinging|slay slays slew slain|weep weeps wept weeping|understand understands understood understanding
  die dies died dying|child children|man men|woman women|person people|foot feet|tooth teeth|mouse mice|wolf wolves|knife knives|match matches
  leaf leaves|wife wives|life lives|self selves|louse lice|goose geese|thief thieves|undo undoes undid undone undoing|drip drips dripped dripping
  party parties|panic panics panicked panicking|vomit vomits vomited vomiting|travel travels travelled traveling travelling
`
  .trim()
  .split(/[|\n]/)
  .map((line) => line.trim().split(' '))

const irregularForms = new Map<string, readonly string[]>(irregular.map((forms) => [forms[0] ?? '', forms]))

/** A word with its endings, as a verb and as a noun: some of them exist in no dictionary, and match nothing. */
export function formsOf(word: string): readonly string[] {
  const known = irregularForms.get(word)
  if (known) return known
  if (!/^[a-z]{3,}$/.test(word)) return [word]
  const bare = word.endsWith('e') ? word.slice(0, -1) : word
  if (/[^aeiou]y$/.test(word)) {
    const stem = word.slice(0, -1)
    return [word, `${stem}ies`, `${stem}ied`, `${word}ing`]
  }
  const plural = /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
  const last = word.at(-1) ?? ''
  const doubled = /[^aeiou][aeiou][bdgklmnprtv]$/.test(word) ? [`${word}${last}ed`, `${word}${last}ing`] : []
  return [word, plural, `${bare}ed`, `${bare}ing`, ...doubled]
}
