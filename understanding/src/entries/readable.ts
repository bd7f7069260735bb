import type { Fact } from '../fact.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { isPastForm } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'

/** With such a fact nothing of a wish is read out: grief and illness have stories of their own, and a secret is one. */
export const mustNotBeRead = ({ from, kind, sensitivity, about }: Fact): boolean =>
  from === 'wish' &&
  (kind === 'loss' ||
    (sensitivity === 'tender' && about !== 'hospital') ||
    // What a parent says only so that it is known, as that the child has not been told.
    (sensitivity === 'private' && /^(?:event|loss|feeling|lesson|habit)$/.test(kind)))

/** Not read to a child, wherever it stands: what is grave, what it does not know, what it is ashamed of, and how parents judge it. */
export const isLeftOut = (text: string): boolean => leftOut.test(text)

const leftOut = new RegExp(
  `\\b(?:${[
    'naughty|brat|little (?:monkey|madam|monster|sod|devil)|horrible|awful|lazy|rude|useless|clumsy|selfish|spoil(?:t|ed)|nightmares?|nits|lice|worm(?:s|ing) (?:tablets?|medicine)|threadworms?',
    'driv(?:es?|ing) (?:me|us|everyone) |driven (?:me|us) |sick of|fed up|at my wits|exhausted|knackered|had enough',
    "(?:a|the|it[’']?s|as a|big) surprise|surprise (?:party|trip|for)|secret|does(?:n[’']?t| not) know(?! (?:how|what|any|who|why|where))|hasn[’']?t been told|not (?:been )?told|haven[’']?t told|don[’']?t (?:mention|tell|say)|behind (?:his|her|their) back|santa (?:isn[’']?t|is not)",
    'adhd|autis\\w+|asd|camhs|diagnos\\w+|spectrum|over ?weight|her weight|his weight|fat|ugly|stinks?|smell(?:s|ed) (?:terrible|awful|bad|horrible)|hate[sd]? (?:me|him|her|us|you|them|himself|herself|school|my|his|dad\\w*|mum\\w*)|bully|bullie[sd]|bullying|swore|kill\\w*|blood\\w*|bleeding|gun|guns|dead|died|dying|dies|death|illegal|police (?:came|were)|arrest\\w*|on the news|the war|bomb\\w*|burglar\\w*|kidnap\\w*|house fire|on fire',
    'cancer|oncology|chemo|tumou?r|leuk\\w+|hospice|palliative|funeral|burial|buried|grave|ashes|heaven|icu|nicu|ambulance|coma|stroke|prison|court|divorc\\w+|sep[ae]rat(?:ed|ing|ion)|miscarr\\w+|stillborn|abus\\w+|overdose|drunk|rehab',
    '(?:lost|losing|loses) (?:his|her|their|my) job|out of a job|owes?|debts?|rent|redundan\\w+|ashamed|humiliat\\w+|hence the mood|god help|gave us a fright|(?:ran|run|runs|running) (?:across|into|out into|in) the road',
    "(?:not|never|wasn[’']?t|isn[’']?t|weren[’']?t|didn[’']?t get) (?:been |even |get )?(?:picked|chosen|invited|asked)|only one (?:not|who (?:wasn|didn|isn|hasn|couldn|can)[’']?t)|invited to nothing|picked last|left out|leav(?:es|ing) (?:her|him|them) out|nobody (?:plays?|played|wants?|wanted|would play|came|likes?)|no ?(?:one|body) to play|no friends|laughed at (?:him|her|them)|ma(?:de|kes|king) fun|teas(?:ed|ing|es)",
    'told off|detention|cheated|stole (?:a|an|from|some|money)|stolen|lied|lies|lying (?:to|about)|a lie|fibs?|fibbed|tantrums?|meltdowns?|suspended|excluded',
    'he hits|she hits|(?:bit|hit|kicked|kicks|pushed|pushes|shoved|slapped) (?:a|an|his|her|my|the|another|some\\w+) (?!ball|football|post|ground|floor|button|buttons|wall|door|target|drum|drums|trolley|pram|pushchair|buggy|swing|bell|puck|net|bar)|pinch\\w*|punch(?:ed|es|ing)?|smack\\w*',
    'wet (?:the bed|his|her|him|himself|herself)|weed|pees?|peed|peeing|pooed|pooing|had an accident|an accident|sick on|(?:been|was|is|were) sick|vomit\\w*|threw up|naked|bare bum',
    'therap\\w+|counsell\\w+|social (?:worker|services)|custody|foster\\w*|adopt\\w*|suicid\\w+|depress\\w+|anxiety|medicat\\w+|pregnan\\w+|affair|fuck\\w*|shit\\w*|bloody|crap|damn|hell|bastard|arse|sex\\w*',
  ].join('|')})\\b`,
  'i',
)

/** 'A careful hedgehog': what is asked for behind a report of the day. */
export const isFragmentOfAWish = (sentence: string): boolean =>
  /^\W*(?:an?|the|two|three|some|dragons?|unicorns?|fox(?:es)?|bears?|knights?|mice|mouse|hedgehogs?)\b/i.test(
    sentence,
  ) &&
  !wordsOf(sentence.replace(/\b(?:who|that|with)\b.*?(?=,|$)/i, '')).some(isFiniteVerb) &&
  !wordsOf(sentence.replace(/\b(?:who|that)\b.*/i, '')).some(isFiniteVerb)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’']+/gu) ?? []

const isFiniteVerb = (word: string) =>
  /^(?:is|was|are|were|has|had|did|does|can|can’t|will|won’t|would|could)$/.test(word) ||
  isPastForm(word) ||
  (word.endsWith('s') &&
    baseOf(word) !== undefined &&
    baseOf(word) !== word &&
    nounClass(word.replace(/s$/, '')) === undefined)

/** What is said to the product, of itself or of the story it is to make. */
export const isForTheProduct = (sentence: string): boolean =>
  addressed.test(sentence) || onlyAKind.test(sentence) || sentence.replace(/[^\p{L}]/gu, '').length < 3

/** 'Mystery please.' */
const onlyAKind =
  /^\W*(?:an? )?(?:one|it|that|mystery|adventure|funny|calm|gentle|co[sz]y|short|long|silly|magic|exciting|any|same(?: again)?)\W*$/i

const addressed =
  /\b(?:stor(?:y|ies)|tale|bedtime|narrator(?: voice)? of|the app|nightlight)\b|\b(?:please|pls|plz|thank you so|thanks|thx|cheers)\b[.! ]*$|^(?:please|pls|plz|can you|could you|would you|will you|make it|make (?:him|her|them) the|keep it|let(?:['’])?s (?:have|do)|no (?:scary|monsters?|witch|wolf|wolves)|nothing|something (?:to|that|calm|gentle|funny|about)|anything|not too|nothing too|just (?:something|make|a (?:short|quick|nice|gentle|calm))|not (?:babyish|scary|too)|don['’]?t (?:make|want|put|let|have)|she doesn['’]?t want|he doesn['’]?t want|we['’]?d like|i['’]?d (?:like|love)|i (?:want|need|would like|would love|hope|think you)|ideally|maybe (?:something|with|the|a|have)|thank|thanks|ta|cheers|hi|hello|tia|sorry (?:for|if|about))\b|\b(?:too old for|by magic|moral|happy ending|cliffhanger|plot|ending|character|characters|main part|starring|feature|reassur\w+|help (?:him|her|them) (?:feel|to|with|sleep|settle|calm)|so (?:he|she|they) (?:can|will|won['’]t|knows?|feels?)|would be (?:good|great|nice|lovely|perfect)|if (?:possible|you can|that['’]s ok)|up to you|out of ideas|your turn|see above|another one|surprise (?:me|us|her|him|the)|wants? you to|(?:could|can|might) an? \w+ (?:help|be|come)|i beg you|you (?:choose|decide|pick))\b/i

/**
 * A sentence without what only asks for a story of it: 'A lighthouse where the light is afraid of the dark', of 'can it be about a lighthouse …'. Null where it asks for something and says nothing.
 */
export function wishedFor(typed: string, isAsked: boolean): string | null {
  let rest = typed.trim()
  for (const lead of leads) rest = rest.replace(lead, '')
  // 'Tortoise story like my mother tells it'.
  rest = rest.replace(
    /^((?:an? |the )?[\p{L}’' -]{3,25}?) (?:story|stories|tale|tales)\b(?: please)?[,:]?\s*(?=(?:like|but|where|in which|with|and)\b)/iu,
    '$1, ',
  )
  rest = rest.replace(/[,\s]*\b(?:please|pls|plz|thank you|thanks|thx|ta|cheers|xx*)\b[\s.!]*$/i, '')
  // 'My twins want a heist'.
  if (isAsked) rest = rest.replace(wanting, '')
  if (rest !== typed.trim()) rest = rest.replace(/^[\s,:–—-]+/, '')
  return rest.replace(/[^\p{L}\p{N}]/gu, '') === '' ? null : rest
}

const subject =
  '(?:he|she|they|we|i|my (?:son|daughter|kids?|boys?|girls?|twins)|the (?:kids?|boys?|girls?|twins))'
const wanting = new RegExp(
  `^${subject} (?:really |just |only )?(?:wants?|wanted|would (?:like|love)|['’]?d (?:like|love)|asked for|is asking for|needs?) (?=(?:an?|the|some|two|three|his|her) )`,
  'i',
)

const leads: readonly RegExp[] = [
  /^(?:hi|hello|hey|ok|okay|right|so|well|um|erm|oh)[,!.\s]+(?=\S)/i,
  /^(?:please|pls|plz)[,\s]+/i,
  /^(?:can|could|would|may|might) (?:it|this|tonight['’]?s(?: one| story)?|the story|this one|there|you|we)(?: please)? (?:be|have|do|make|tell|include|write|feature|get)(?: (?:us|me|him|her|them))?(?: (?:a|one|some))?(?: (?:story|one|tale|something))?(?: (?:about|with|on|where|in which|of))?\s+/i,
  new RegExp(
    `^${subject} (?:(?:really |just |only )?(?:wants?|wanted|would (?:like|love)|['’]?d (?:like|love)|asked for|is asking for|are asking for|keeps? asking for|has asked for|have asked for|requested|loves?|likes?))(?: (?:a|one|the|another))?(?: (?:short|long|new|funny|nice|bedtime))* (?:story|tale|one)(?: (?:please))?(?: (?:about|with|where|in which|of|that has|on))\\s+`,
    'i',
  ),
  /^(?:(?:a|an|the|one|another|some|tonight['’]?s)\s+)?(?:(?:short|long|new|funny|nice|silly|gentle|calm|bedtime|quick|lovely|magical)[,\s]+)*(?:story|stories|tale|adventure|one|something|anything)(?: please)? (?:about|with|where|in which|of|on|featuring|starring|involving)\s+/i,
  /^(?:how about|what about|maybe|perhaps|about|put in|include|add|with|featuring|starring)\s+/i,
]
