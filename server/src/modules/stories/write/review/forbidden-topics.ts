import { wordsOf } from './prose.ts'
import { withPlainSenses } from './senses.ts'
import { stemsOf } from './stems.ts'

/** A topic that does not belong in a bedtime story, and the words by which it is recognised. */
interface Topic {
  readonly name: string
  readonly words: RegExp
  /** Phrases in which the same words mean something else. They are removed before the text is searched. */
  readonly harmless?: RegExp
}

const word = (alternatives: string) => new RegExp(`(?<![\\p{L}’'-])(?:${alternatives})(?![\\p{L}])`, 'giu')

const topics: readonly Topic[] = [
  {
    name: 'weapons',
    words: word(
      'guns?|gunshots?|rifles?|pistols?|shotguns?|revolvers?|machine-?guns?|bullets?|grenades?|bombs?|bombed|bombing|' +
        'daggers?|machetes?|ammunition|explosives?|missiles?|sh(?:oot|ooting|oots|ot) (?:at|him|her|them|dead)',
    ),
    harmless: word('bath bombs?|top guns?|water pistols?|(?:silver|magic) bullets?|gunnysack'),
  },
  {
    name: 'violence',
    words: word(
      'kills?|killed|killing|killers?|murder\\p{L}*|stab(?:s|bed|bing)?|strangl\\p{L}+|tortur\\p{L}+|kidnap\\p{L}*|slaughter\\p{L}*|' +
        'massacre\\p{L}*|hostages?|war(?! (?:hat|cry|cries|horse|paint|dance|drum|canoe)s?)|warfare|fist ?fights?|punch(?:ed|es|ing)? (?:him|her|them|the \\p{L}+ in)|' +
        'chok(?:ed|es|ing) (?:him|her|them)|behead\\p{L}*|execut(?:ed|ion|ioner)',
    ),
    harmless: word(
      'tug[ -]of[ -]war|(?:it|that|this) (?:was|is) a war|in a war,|killer whales?|kill(?:s|ed|ing)? (?:some |the |a little )?time|dressed to kill|murder of crows|' +
        'killing (?:me|us) with|killed? two birds|kill(?:s|ed|ing)? the (?:engine|motor|lights?|sound|power|volume)|(?:feet|foot|legs?|back|shoes|boots|toes) (?:was|were|are|is) killing (?:me|us|him|her)|' +
        '(?:pudding|cake|pie|jelly|soup|song|tune|piece|cushion|biscuits?) (?:was|were) murdered|murder(?:ed|ing)? (?:the|a) (?:pudding|cake|song|tune|pie)',
    ),
  },
  {
    name: 'death',
    words: word(
      'dies|died|die|dying|dead|deadly|deaths?|corpses?|funerals?|coffins?|graveyards?|tombstones?|cemetery|' +
        'passed away|drown(?:ed|ing|s)?|bury (?:him|her|them)|buried (?:him|her|them|alive)',
    ),
    harmless: word(
      'di(?:e|ed|es) (?:down|away|out)|dying (?:down|away|out|to (?!death)\\p{L}+)|dead (?:ends?|leaf|leaves|wood|branch(?:es)?|' +
        'twigs?|centre|center|calm|quiet|still|level|straight|ahead|heat|of night|of winter|tired|certain|sure)|' +
        'the die is cast|roll(?:ed|s|ing)? (?:the|a) die|the die(?= (?:rolled|showed|landed|came))|(?:bored|tickled|scared) to death|' +
        'drown(?:ed|ing|s)? (?:out|in (?:syrup|custard|gravy|honey|sauce|wool|paper|letters|laundry|socks|feathers|kisses|hay|homework|cream))|' +
        '(?:fires?|flames?|embers?|candles?|lamps?|lanterns?|lights?|torch(?:es)?|wind|breeze|storm|music|song|sound|noise|engine|motor|battery|batteries|phone|radio|clock|line|car|bulbs?|stars?|stove|telephone|waves?|applause|laughter|conversation|echo(?:es)?|robots?’?s? (?:battery|power)) (?:(?:has|have|had|have all|had all|has now|had nearly|had almost|was|were|is|are|went|has long) )?(?:quite |nearly |almost |all |completely |slowly |soon )?(?:died|dying|dies|die|dead)|' +
        'dead (?:batter(?:y|ies)|fires?|bulbs?|embers?|phones?|lines?|engines?|slow|on time|silent|pan|keen|funny|easy|good|set|weight)|(?:nearly|almost|could have|could) (?:died|die) (?:of )?(?:laughing|laughter|with laughter|embarrassment|boredom)|' +
        'died? (?:of )?(?:laughing|laughter|boredom|curiosity|with laughter)|the death of (?:me|us)|(?:tickled|bored|worried|thrilled|frozen|starved|scared) (?:me |us |him |her |them )?to death|never say die|do or die|' +
        "bur(?:y|ied) (?:him|her|them)(?:self|selves)? in|bur(?:y|ied) (?:him|her|them)(?:self|selves) under|play(?:ed|ing|s)? dead|half dead|dead to the world|dead as a doornail|wouldn[’']t be seen dead|drop dead gorgeous",
    ),
  },
  {
    name: 'blood',
    words: word('blood|bloody|bleed(?:s|ing)?|bled|gore|gory|guts|entrails|wounds|wounded|amputat\\p{L}+'),
    harmless: word(
      'blood oranges?|bloodhounds?|blood moon|(?:had|have|has) the guts|wounded (?:paws?|wings?|knees?|toes?|toys?|pride|bear|bird|teddy|soldier of tin|feelings?|trunk|tail|elephant|lion|fox|rabbit|owl|slipper|umbrella)|' +
        'blood-?red|bloodshot|in cold blood pressure|blue blood|red-?blooded|guts of the (?:clock|machine|piano|radio)',
    ),
  },
  {
    name: 'abuse',
    words: word(
      'abus(?:e|ed|es|ing|ive)|molest\\p{L}*|spank\\p{L}*|whipp(?:ed|ing) (?:him|her|them)|beat(?:s|en|ing)? (?:him|her|them) up|' +
        'slapp(?:ed|ing) (?:him|her|them)|locked (?:him|her|them) (?:up|away) (?:without|in the dark)|slaves?|slavery',
    ),
  },
  {
    name: 'unkind words',
    words: word(
      'stupid|idiots?|morons?|dumb|shut up(?=[!,.”\'"])|i hate you|fat and ugly|loser|damn|damned|crap|arse|ass|bastards?|bitch\\p{L}*|' +
        'shit\\p{L}*|fuck\\p{L}*|piss(?:ed)?|retard\\p{L}*|bloody hell|what the hell',
    ),
    harmless: word(
      "dumb[ -]?bells?|dumb[ -]waiters?|(?:dumb|stupid) (?:idea|thing|mistake|question|hat|joke|door|rope|knot|button|zip|lid|shoelaces?)(?: of mine)?|struck dumb|dumbfounded|(?:i|i[’']m|i was|i am) (?:so |a |too |very )?(?:stupid|silly)|donkey[’']?s ass|pack ass|dam",
    ),
  },
  {
    name: 'self-harm',
    words: word(
      'suicid\\p{L}*|self-?harm\\p{L}*|kill(?:ed|ing|s)? (?:him|her|them|my|your)sel(?:f|ves)|cut(?:ting|s)? (?:him|her|them)sel(?:f|ves)|' +
        'want(?:ed|s)? to die|wish(?:ed|es)? (?:i|he|she|they) (?:was|were) dead|starv(?:e|ed|ing) (?:him|her|them)sel(?:f|ves)',
    ),
  },
  {
    name: 'drugs',
    words: word(
      'drugs?|drugged|cocaine|heroin|cannabis|marijuana|opium|cigarettes?|cigars?|vap(?:e|es|ed|ing)|tobacco|' +
        'smok(?:e|ed|es|ing) (?:a|his|her) (?:pipe|cigar\\p{L}*)|beers?|wines?|whisk(?:e)?ys?|vodka|rum|gin|brandy|liquor|alcohol\\p{L}*|' +
        'drunken(?:ly)?|drunkards?|(?:got|was|were|is|getting|very|so) drunk',
    ),
    harmless: word(
      'ginger beers?|root beers?|wine gums?|rum tum \\p{L}+|rum(?:-| )(?:raisin|and-raisin)|gin rummy|(?:was|were|is) drunk (?:up|by|from)|' +
        'wine-?red|wine-?dark',
    ),
  },
  {
    name: 'romance',
    words: word(
      'sex|sexy|sexual\\p{L}*|naked|nude|boyfriends?|girlfriends?|lovers|mistress(?:es)?|seduc\\p{L}+|passionate(?:ly)?|' +
        'kiss(?:ed|es|ing)? (?:him|her|them|each other)? ?(?:on the lips|passionately)|f(?:ell|all|alls|alling) in love|make love|made love|' +
        'romantic(?:ally)?|flirt\\p{L}*|underwear model',
    ),
    harmless: word('(?:animal|book|music|nature|cake|cheese|tea|dog|cat|train) lovers|naked mole-?rats?'),
  },
  {
    name: 'brands',
    words: word(
      "disney(?:land|world)?|marvel comics|pok[eé]mon|pikachu|barbie|lego|duplo|playmobil|mcdonald[’']?s|coca-?cola|coke|pepsi|" +
        'nintendo|minecraft|fortnite|roblox|youtube|tiktok|instagram|facebook|whatsapp|netflix|nike|adidas|paw patrol|peppa pig|bluey|' +
        'cocomelon|spider-?man|batman|superman|iron man|harry potter|hogwarts|star wars|jedi|darth vader|iphones?|ipads?|xbox|' +
        'playstation|starbucks|teslas?|hot wheels|my little pony|hello kitty|mickey mouse|winnie-the-pooh|paddington bear|gruffalo|' +
        'nutella|oreos?|haribo|ikea|chatgpt|alexa|siri',
    ),
  },
  {
    name: 'religion',
    words: word(
      'god|gods|jesus|christ|allah|muhammad|mohammed|buddha|krishna|bible|quran|koran|torah|pray|prays|prayed|praying|prayers?|satan|' +
        'devils?|demons?|demonic|hell|(?:to|in) heaven|messiah|gospel|sinners?|priests?|worship\\p{L}*|holy (?:spirit|ghost|bible|book)',
    ),
    harmless: word(
      'praying mantis(?:es)?|devilled eggs|speak of the devil|dust devils?|(?:sea|wind|sun|river|rain|thunder|forest|household|little|kitchen|old) gods?|' +
        "(?:oh,? |o |my |thank |good |dear |by |for )+god(?:[’']s sake)?|god (?:bless(?: you)?|knows|rest|help (?:me|us|him|her)|forbid|willing)|(?:god|gods|goddess) of (?:the )?(?:naps?|sleep|socks?|soup|small \\p{L}+|sleepy \\p{L}+|\\p{L}+)|" +
        '(?:his|her|their|your|my|our|its) prayers?|bedtime prayers?|(?:evening|night) prayers?|on a wing and a prayer|(?:little|cheeky|poor|lucky) devils?|what the devil|' +
        'hell of a|high priests?',
    ),
  },
  {
    name: 'politics',
    words: word(
      'politic(?:s|al|ians?)|elections?|republicans?|democrats?|communis[tm]s?|fascis[tm]s?|nazis?|hitler|stalin|putin|obama|' +
        'biden|donald trump|prime ministers?|president of the united states|terroris[tm]s?|brexit|abortions?|refugee crisis',
    ),
  },
  {
    name: 'frights',
    words: word(
      'nightmarish|screamed in (?:terror|horror|fear|pain)|blood-?curdling|torment\\p{L}*|horrifying|gruesome|monstrous(?:ly)? howl|' +
        'never (?:see|saw) (?:his|her|their) (?:mother|father|mum|dad|mummy|daddy|parents) again',
    ),
  },
]

export interface TopicMatch {
  readonly topic: string
  readonly words: readonly string[]
}

/** What a parent may have to tell a child; weapons, insults and the like are never freed by a wish. */
const hard: ReadonlySet<string> = new Set(['death', 'blood', 'religion'])

interface Allowed {
  /** What a parent has written: a brand that they mention is allowed. */
  readonly ownWords?: readonly string[]
  /** A wish about an illness, a death or a parting: exactly its words are allowed. */
  readonly hardTruth?: string
  /** Names of topics that a parent has asked for. */
  readonly allowedTopics?: readonly string[]
}

/**
 * Topics that do not belong in a bedtime story, with the words by which they were found.
 * @param text with names as marks: a child may be called anything
 */
export function forbiddenTopics(
  text: string,
  { ownWords = [], hardTruth = '', allowedTopics = [] }: Allowed = {},
): TopicMatch[] {
  const plain = withPlainSenses(text).replaceAll('’', "'")
  const written = ownWords.map((each) => each.toLowerCase())
  const said = new Set(wordsOf(hardTruth).flatMap((each) => [...stemsOf(each)]))
  const isSaid = (hit: string) =>
    wordsOf(hit).every((each) => [...stemsOf(each)].some((stem) => said.has(stem)))
  return topics.flatMap(({ name, words, harmless }) => {
    const rest = harmless ? plain.replace(harmless, ' … ') : plain
    const hits = [...new Set([...rest.matchAll(words)].map(([hit]) => hit.toLowerCase()))]
    const forbidden = hits.filter((hit) => {
      if (name === 'brands') return !written.some((each) => each.includes(hit))
      return !(hard.has(name) && isSaid(hit))
    })
    return forbidden.length > 0 && !allowedTopics.includes(name) ? [{ topic: name, words: forbidden }] : []
  })
}
