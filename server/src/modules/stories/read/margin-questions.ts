/**
 * Questions that whoever reads may ask a child about a page: what the page itself says, in its own words. Asking while reading raises
 * what a child understands and says (Whitehurst and others, 1988, dialogic reading); in the last third of a bedtime story it would wake.
 */
const perPage = 2

/** @returns at most two questions for each section, none in the last third */
export function marginQuestions(sections: readonly string[]): string[][] {
  const lastAsked = Math.floor((sections.length * 2) / 3)
  const asked = new Set<string>()
  return sections.map((text, index) => {
    if (index >= lastAsked) return []
    const questions: string[] = []
    for (const ask of rules) {
      const question = ask(text).find((each) => !asked.has(each))
      if (!question || questions.length === perPage) continue
      asked.add(question)
      questions.push(question)
    }
    return questions
  })
}

type Rule = (text: string) => string[]

/** Past to base form, of verbs that something is done with. */
const deeds = new Map(
  Object.entries({
    found: 'find',
    saw: 'see',
    heard: 'hear',
    smelled: 'smell',
    noticed: 'notice',
    opened: 'open',
    followed: 'follow',
    carried: 'carry',
    counted: 'count',
    made: 'make',
    built: 'build',
    lost: 'lose',
    wrote: 'write',
    drew: 'draw',
    painted: 'paint',
    planted: 'plant',
    caught: 'catch',
    brought: 'bring',
    picked: 'pick',
    chose: 'choose',
    ate: 'eat',
    packed: 'pack',
    wanted: 'want',
    wished: 'wish',
    forgot: 'forget',
    took: 'take',
    gave: 'give',
    held: 'hold',
    kept: 'keep',
    pulled: 'pull',
    pushed: 'push',
    lifted: 'lift',
    dropped: 'drop',
    needed: 'need',
    read: 'read',
    sang: 'sing',
    fixed: 'fix',
    mended: 'mend',
    hid: 'hide',
    drank: 'drink',
    bought: 'buy',
    watched: 'watch',
    touched: 'touch',
    closed: 'close',
    filled: 'fill',
    liked: 'like',
    loved: 'love',
    met: 'meet',
    shook: 'shake',
    tied: 'tie',
    hung: 'hang',
    rang: 'ring',
    lit: 'light',
    shut: 'shut',
    wore: 'wear',
    remembered: 'remember',
  }),
)

/** The same of ways to go, and to be somewhere. */
const ways = new Map(
  Object.entries({
    went: 'go',
    walked: 'walk',
    ran: 'run',
    climbed: 'climb',
    flew: 'fly',
    swam: 'swim',
    sat: 'sit',
    stood: 'stand',
    lay: 'lie',
    lived: 'live',
    crept: 'creep',
    hopped: 'hop',
    rolled: 'roll',
    hid: 'hide',
    sailed: 'sail',
    looked: 'look',
    fell: 'fall',
  }),
)

const feelings =
  'sad|happy|cross|tired|sleepy|brave|worried|proud|surprised|shy|lonely|excited|glad|nervous|afraid|sorry|pleased|curious|grumpy|homesick'
const colours = 'red|blue|green|yellow|orange|purple|pink|brown|grey|golden|silver|white|black'
const numbers = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** Somebody: one or two names, or a being by what it is: 'the old crane'. */
const who = String.raw`(?<![\p{L}’'-])(?<who>\p{Lu}[\p{L}’'-]+(?: and \p{Lu}[\p{L}’'-]+)?|[Tt]he(?: \p{Ll}+)? \p{Ll}{3,})`
const object = String.raw`(?: up| out| down)? (?:a|an|the|his|her|their|some|its|something|two|three|four)\b`
/** Where a noun is over: no second noun follows, which would be what the words are about. */
const nounEnd = String.raw`(?=[.,;:!?”]|\s(?:and|in|on|with|at|by|under|over|behind|beside|from|of|that|who|was|were|had|lay|sat|stood)\b)`

/** What is said aloud is somebody's own account: its verbs and numbers are not the page's. */
const told = (text: string) => text.replace(/“[^”]*”/gu, ' … ')

/** Words with a capital letter that are nobody. */
const nobody = new Set(
  'The A An And But So Then When While After Before Once It He She They We I You There Here Nobody Somebody Everybody Nothing Something Everything Now Tonight Outside Inside Down Up Even Only Just Not No Yes One All Both At In On By Of To For With From Under Over Behind Who What Where Why How That This These Those His Her Their Its My Our Your Perhaps Maybe Soon Later Still Again Somewhere Someone Everyone Neither Each Every Two Three Four Five Six Seven Eight Nine Ten'.split(
    ' ',
  ),
)

const isSomebody = (name: string) =>
  /^[Tt]he /.test(name) ? beings.test(name) : name.split(' and ').every((each) => !nobody.has(each))

/** What a story calls somebody. Other nouns do things too ('the wind found a gap'), and asking for those is odd. */
const beings =
  /\b(?:owl|fox|bear|cat|kitten|dog|puppy|mouse|rabbit|hare|hedgehog|squirrel|badger|deer|horse|pony|cow|sheep|lamb|goat|pig|duck|goose|swan|hen|robin|sparrow|crane|crow|frog|toad|snail|bee|fish|whale|dolphin|seal|otter|beaver|mole|bat|wolf|lion|tiger|elephant|giraffe|monkey|penguin|turtle|tortoise|dragon|fairy|giant|robot|star|moon|snowman|king|queen|captain|baker|keeper|driver|conductor|gardener|postman|postwoman|neighbour|teacher|nurse|doctor|farmer|sailor|wizard|witch|man|woman|boy|girl|grandmother|grandfather|child|children)$/

const lowered = (name: string) => name.replace(/^The /, 'the ')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(({ groups }) => groups ?? {})

const whatTheyDid: Rule = (text) =>
  all(told(text), new RegExp(`${who} (?<verb>${[...deeds.keys()].join('|')})${object}`, 'gu'))
    .filter(({ who = '' }) => isSomebody(who))
    .map(({ who = '', verb = '' }) => `What did ${lowered(who)} ${deeds.get(verb)}?`)

const whyTheyFelt: Rule = (text) =>
  all(
    told(text),
    new RegExp(
      String.raw`${who} (?<be>was|were|felt) (?:a little |very |so |rather |quite )?(?<feeling>${feelings})\b`,
      'gu',
    ),
  )
    .filter(({ who = '' }) => isSomebody(who))
    .map(
      ({ who = '', feeling }) => `Why ${who.includes(' and ') ? 'were' : 'was'} ${lowered(who)} ${feeling}?`,
    )

const howMany: Rule = (text) =>
  all(told(text), new RegExp(String.raw`\b(?<number>${numbers}) (?<noun>\p{Ll}{3,}s)${nounEnd}`, 'gu'))
    .filter(
      ({ noun = '' }) =>
        !/^(?:times|days|nights|weeks|minutes|hours|years|o’clocks|steps|ways|things|others)$/.test(noun),
    )
    .map(({ noun }) => `How many ${noun} were there?`)

const whatColour: Rule = (text) =>
  all(
    told(text),
    new RegExp(
      String.raw`\b(?:a|an|the|his|her|their) (?<colour>${colours}) (?<noun>\p{Ll}{3,})${nounEnd}`,
      'gu',
    ),
  )
    .filter(({ noun = '' }) => !/s$/.test(noun) || /ss$/.test(noun))
    .map(({ noun }) => `What colour was the ${noun}?`)

const whatTheySaid: Rule = (text) =>
  all(text, new RegExp(String.raw`”\s*(?<verb>said|asked|whispered) ${who}(?=[.,;])`, 'gu'))
    .filter(({ who = '' }) => isSomebody(who))
    .map(({ who = '', verb }) =>
      verb === 'asked'
        ? `What would you have answered ${lowered(who)}?`
        : `What did ${lowered(who)} ${verb === 'said' ? 'say' : 'whisper'}?`,
    )

const whereTheyWent: Rule = (text) =>
  all(
    told(text),
    new RegExp(
      `${who} (?<verb>${[...ways.keys()].join('|')}) (?:in|on|under|behind|beside|down|up|out|along|across|to|into|over|through|towards?|between)\\b`,
      'gu',
    ),
  )
    .filter(({ who = '' }) => isSomebody(who))
    .map(({ who = '', verb = '' }) => `Where did ${lowered(who)} ${ways.get(verb)}?`)

/** The most telling first. */
const rules: readonly Rule[] = [whyTheyFelt, whatTheyDid, whereTheyWent, howMany, whatColour, whatTheySaid]
