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

/** 'Could there be a tortoise', 'She wants the hen': what is asked for behind a report of the day. */
export const isAWishBehind = (sentence: string): boolean =>
  /^\W*(?:(?:and|but|so|or|now|also)[, ]+)*(?:(?:can|could|would|may|might) (?!be\b)|maybe|perhaps|how about|what about|something|an? (?:\p{L}+ )?story)\b/iu.test(
    sentence,
  ) ||
  /^\W*(?:(?:and|but|so|now)[, ]+)*(?:(?:he|she|they|we|i) )?(?:wants?|['’]d like) (?:an?|the|some) (?:\p{L}+ ){0,2}\p{L}+\W*$/iu.test(
    sentence,
  ) ||
  (/\b(?:please|pls|plz)\b/i.test(sentence) &&
    !wordsOf(sentence.replace(/\b(?:please|pls|plz)\b.*/is, '')).some(isFiniteVerb))

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
export const isForTheProduct = (sentence: string): boolean => {
  // What somebody says is said to nobody here.
  const plain = sentence.replace(/["“][^"“”]*["”]/g, ' … ').replace(/\([^()]*\)/g, ' ')
  const isAskedByAChild = /\b(?:ask(?:s|ed|ing)?|wants? to know|sa(?:ys|id)|wonder\w*)\b/i.test(plain)
  return (
    opening.test(plain) ||
    (question.test(plain) && !isAskedByAChild) ||
    addressed.test(plain) ||
    (ofAStory.test(plain) && !isStoryOfTheDay.test(plain)) ||
    (inIt.test(plain) && !wordsOf(plain).some(isPastForm)) ||
    ofTheStory.test(plain) ||
    onlyAKind.test(plain) ||
    remark.test(plain) ||
    sentence.replace(/[^\p{L}]/gu, '').length < 3
  )
}

const kind =
  '(?:mystery|adventure|adventures?|funny|calm|gentle|co[sz]y|short|long|silly|magic|magical|exciting|epic|boring|soft|slow|sleepy|quiet|peaceful|lovely|nice|kind|sunny|light|cheerful|ridiculous|quick|medium|normal|friendly|warm|dreamy|soothing|proper|different|new|sweet|scary|real)'

/** 'Mystery please', 'short and boring', 'a gentle one to fall asleep to', 'soft and slow with lots of yawns'. */
const onlyAKind = new RegExp(
  `^\\W*(?:(?:just|only|super|very|really|extra|something|anything|nice and|maybe) )*(?:an? )?(?:(?:one|it|that|any|same(?: again)?|today|tonight|so|okay|ok)|${kind}(?:(?:,| and|, and| but|, but)? (?:not )?(?:too )?${kind})*(?: (?:one|ones|length|thing|stuff))?(?:(?: to|,| for| with| like) .*)?)\\W*$`,
  'i',
)

/** 'You heard me.' */
const remark =
  /^\W*(?:(?:please )?(?:don[’']?t|do not) ask|enough said|you heard me|you[’']re welcome|i won[’']t go into it|i give it (?:\w+ )?\w+|that[’']?s it|say no more|you can picture the rest|so there you go|hmm+|(?:oh )?my heart|good luck(?: to you)?|that was all|(?:he|she|they)[’']?ll know why|i[’']m not over it|no more to be said|cold though|sorry|just saying|not easy|go on)\W*$/i

/** Only at the beginning of a sentence. */
const opening = new RegExp(
  `^\\W*(?:(?:and|but|so|or|now|well|ok|okay|honestly|also|then|only|please|pls)[, ]+)*(?:${[
    "please|pls|plz|can you|could you|would you|will you|make it|make (?:him|her|them|us|sure|me)|keep (?:it|him|her|them)|let(?:[’']?s| us) (?:have|do|make|hear|read)|let (?:him|her|them|it|there|the) |(?:put|tidy|brush|clean|pick|wash) (?:up )?your|tell (?:us|me|him|her|them|it|the)|teach|give (?:him|her|us|them|it|the|me)|put (?:in|(?:him|her|us|me|them) (?:in|on|at))|put (?:our|my|his|her|the) .* in\\b|wind[- ]?down|do the one|tell one|end it|whichever|have you got|bite[- ]sized|nothing above|how (?:do|can|should) i|how to|enough (?:about|of)|ends with|as long as|it should|do let|open the box|full of|would (?:like|love)|my aim|this is (?:nana|granny|grandma|grandad|grandpa|mum|dad|the)|pop on|carry on|write|send|roll the|spin the|wake us|tone |take (?:your|the)|use (?:the|a|his|her)|help pick|choose|(?:the )?(?:very )?same(?: again| as| one| story| please|,)|exactly|again[, ]|as \\w+ as you|word for word",
    "no (?:scary|monsters?|witch|wolf|wolves)|nothing|something \\w+, |something (?:to|hopeful|that|calm|gentle|funny|about|kind|nice|lovely|soft|other|else|different|new|with|where|like|sunny|light|cheerful|short|silly|for|slow|simple|warm|cos[iy]\\w*)|anything|any (?:old|animal|story|one|thing)|not (?:too|babyish|scary|again|that kind|the usual|about|in|this|like|an? (?:\\w+ )?(?:one|story))|nothing too|just (?:something|make|the usual|an? |\\w+\\W*$|a (?:short|quick|nice|gentle|calm)|hug)|don[’']?t (?:make|want|put|let|have|end|start|go|give|use|forget|laugh)",
    "(?:he|she|they) (?:doesn[’']?t|don[’']?t) want (?!to )|(?:we|he|she|they|i)[’']d (?:rather|like|love|prefer|adore|enjoy|lose|laugh|go mad|be (?:so|over|very|thrilled|delighted|made up|happy))|(?:i|we) (?:want|need|would like|would love|should like|hope|think you|promised)|(?:he|she|they) (?:needs|wants) (?:one|something)|(?:they|he|she) asks? for|what (?:he|she|they)[’']d|what (?:would|does|do) (?:he|she|they) (?:like|want)|what else|what ?ever|what we had|yesterday[’']s (?:was|one)|(?:the )?last one|that (?:would|you|it[’']s)|it (?:can|should|must) be|it would be|it matters|it[’']d (?:better|be)|two (?:kids|wishes)|one of each|ideally|maybe (?:something|with|the|a|have)|thank|thanks|ta|cheers|hi|hello|tia|sorry (?:for|if|about)|long one|given the|any chance|up to you|no preference|don[’']?t mind|more \\w+,? less|less \\w+,? more|one (?:about|where|in which)|(?:an? |the )(?:\\w+ ){1,2}one (?:but|to|for|about|with|where|please|tonight|though)|(?:an? )?(?:doorstopper|change|lucky dip|dealer[’']?s choice|pot luck|surprise)|(?:mum|mom|dad|granny|nana|grandad|auntie) here|it[’']?s late|too long|bit of an odd one|bit of a day\\W*$|tough one|just a (?:wee )?update|characters?:|proper length|only a (?:tiny|short|quick|wee) one|as many|three minutes,|two minutes of",
  ].join('|')})(?:(?<=\\s)|(?!\\p{L}))`,
  'iu',
)

/** 'Could the bus driver salute a penguin?' Not where a child asks it: 'could she marry the cat, she asked'. */
const question =
  /^\W*(?:(?:and|but|so|or|also|please|then|And|But|So|Or|Also|Please)[, ]+)*(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill|[Mm]ay|[Mm]ight) (?:it|this|that|the|there|we|you|he|she|they|his|her|our|my|somebody|someone|an?|one|both|all|\p{Lu}\p{Ll}+)\b/u

const addressed =
  /\b(?:bedtimes?|narrator(?: voice)? of|the app|nightlight|just typing|i[’']m (?:only |just )?(?:typing|writing)|(?:his|her|their) words,? (?:not mine|i)|no need to tell you|i don[’']?t need to tell you|these machines|how it (?:works|functions)|tired to think)\b|\b(?:please|pls|plz|thank you so|thanks|thx|cheers|hon|love you all)\b[.! ]*$|\b(?:too old for|by magic|moral|happy ending|cliffhanger|plot|ending|character|characters|main part|starring|feature|reassur\w+|help (?:him|her|them) (?:feel|to|with|sleep|settle|calm)|so (?:he|she|they) (?:(?:can|will|won['’]t) (?:sleep|settle|feel|see|understand|know|learn|relax|stop|drop|nod)|knows?|feels?|brushes)|would be (?:good|great|nice|lovely|perfect|ok|okay|fine|useful|ideal|brilliant|fab|amazing|welcome)|would (?:do nicely|be ideal|help (?:him|her|us)|make (?:his|her|their|my))|if (?:possible|you can|that['’]s ok|it could)|up to you|out of ideas|your turn|see above|another one|surprise (?:me|us|her|him|the)|wants? you to|(?:could|can|might) an? \w+ (?:help|be|come)|i beg you|you (?:choose|decide|pick|may|can make)|(?:kind|sort|type) of thing|what else have|(?:can|could|may|might) we have|(?:i|we)(?:['’]?d| would) (?:love|like|prefer|rather)|take your time|the same one|every word the same|nothing (?:above|over|longer)|that['’]?s the wish|i(?:['’]m| am) looking for|(?:only|special|one|first) request|requests? (?:is|are|for)|note for mum|good luck to you|not go amiss|happy end(?:ing)?\W*$|that['’]?s the theme|i['’]?m rubbish at|let (?:him|her|them|us) be|once more\W*$|i(?:['’]m| am) (?:his|her|their|\w+['’]s) (?:step\w*|grand\w*|gran|nan\w*|gogo|dad[ai]|aunt\w*|uncle|carer|childminder)(?=\W*$)|i['’]?m (?:just )?the (?:au pair|babysitter|sitter|childminder|grand\w+|gran\w*|nan\w*|uncle|aunt\w*)|(?:he|she|they) would (?:like|love)|what (?:he|she|they) needs? tonight|is (?:ok|okay|fine) but only|humou?r welcome|working on not|matters to us|in the story|so expect|so do that|more of (?:him|her|it)\W*$|one tonight|working on it|trying to get a)\b/i

/** What is to be in it, and how it is to end. */
const ofTheStory =
  /\b(?:(?:is|be|are|was|goes|feature|put) in it(?! (?:up|all|for|when|and|but))|in it (?:please|or|though|tonight)|(?:should|must|mustn['’]t|shouldn['’]t|has to|have to|needs to|ought to|got to) (?:be (?:in|a|an|the|good|short|long|funny|repaired|veggie|kind|brave|too|lost|quick|gentle|named|called|there|some)|have (?:a|an|the|now|more)|appear|end|feature|get a|come (?:back|home|in)|make up|happen|win|know|learn)|(?:princess|prince|hero|heroine|dragon|baby|creature|animal|monster)(?: in it)? (?:should|must|has to|could|wasn['’]t|isn['’]t|mustn['’]t)|must end|(?:all|everyone|everybody|they|he|she|nobody|it|that|sad|safe|home|happy) (?:\w+ ){0,4}(?:at|in|by) the end(?! of)|(?:last|first|next) (?:page|chapter)|page (?:one|two|three)|chapters? (?:at least|please)|end(?:s|ing)? (?:well|happily|with sleep|on a)|nobody (?:goes missing|gets (?:hurt|lost|eaten|left)|needs rescuing|dies|is sorry|says sorry|to be sorry)|the hero|the tone|heebie|(?:one|that) (?:from|like) (?:last|yesterday|before)|from last (?:night|time|week)|the (?:one|story) (?:from|with|where|about) .* again|hear it again|exactly the same|not a word different|in the middle,? (?:he|she)['’]?ll)\b/i

const inIt =
  /(?<!\b(?:no one|nobody|a \p{L}+|lives?|sleeps?|sits?|hides?|stays?|swims?|stuck|gets?|falls?|jumps?) )\bin it\W*$/iu

const ofAStory = /\b(?:stor(?:y|ies)|tale)\b/i

/** 'Read a whole story to the cat' is a deed, 'he wants a story of the sea' is not. */
const isStoryOfTheDay =
  /\bstory of (?:our|my|the|his|her) (?:day|life|evening)\b|\b(?:read(?:s|ing)?|told|tells|telling|wrote|writing|writes|signed|heard|made up|making up) (?:[\p{L}’']+ ){0,4}(?:stor(?:y|ies)|tale)\b(?! (?:about|where|please|tonight|with))/iu

/**
 * A sentence without what only asks for a story of it: 'A lighthouse where the light is afraid of the dark', of 'can it be about a lighthouse …'. Null where it asks for something and says nothing.
 */
export function wishedFor(typed: string, isAsked: boolean): string | null {
  let rest = withoutPlease(typed.trim())
  // 'Please have a kid on a bike': a bare verb bids.
  const isBidding =
    /^\W*(?:(?:so|and|but|ok|also)[, ]+)?(?:please|pls|plz)[,\s]+(?:have|let|make|keep|give|can|could|would|use|tell|put|add|include|do|be|skip|avoid|not?|don['’]?t|calm|end|just|help|leave|get|bring)\b/i
  if (isBidding.test(rest) && !/^\W*(?:please|pls|plz)[,\s]+(?:can|could) (?:it|there|we|you)\b/i.test(rest))
    return null
  for (const lead of leads) rest = rest.replace(lead, '')
  // 'Tortoise story like my mother tells it'.
  rest = rest.replace(
    /^((?:an? |the )?[\p{L}’' -]{3,25}?) (?:story|stories|tale|tales)\b(?: then)?(?: please)?[,:]?\s*(?=(?:like|but|where|in which|with|and)\b)/iu,
    (whole, what: string) => (bidding.test(what) ? whole : `${what}, `),
  )
  for (const tail of tails) rest = rest.replace(tail, '')
  rest = withoutPleaseWithin(rest)
  // 'My twins want a heist'.
  if (isAsked) rest = rest.replace(wanting, '')
  if (rest !== typed.trim()) rest = rest.replace(/^[\s,:–—-]+/, '')
  return rest.replace(/[^\p{L}\p{N}]/gu, '') === '' ? null : rest
}

/** 'Can she have a story with a song', which is of no 'she have a'. */
const bidding =
  /\b(?:wants?|would|like|love|have|put|tell|can|could|need|about|i|we|he|she|they|read|told|make|in|one|\p{L}+['’](?:d|ll))\b/iu

/** 'They made scones, so a granny who bakes please': what is asked for with a please is no part of the day. 'Says please to the cat' is. */
function withoutPlease(typed: string): string {
  return typed
    .replace(
      /[,;–-]?\s*\b(?:but |only |and |so )*(?:please|pls)[,]? (?:let|make|not|no|keep|can|could|don['’]?t|have|be|nothing|do|calm)\b.*$/i,
      (tail, at: number) => (at > 12 ? '.' : tail),
    )
    .replace(
      /(?<=(?:[\p{L}\p{N}’']+[ ,]+){2}[\p{L}\p{N}’']+)[,;–-]\s*(?:so |and |but |then )*(?:an?|some|one|with|no|not|something|maybe|just|anything|the)\b[^,;.]*\b(?:please|pls|plz|thanks|thx)\W*$/iu,
      '.',
    )
}

/** 'A school for kangaroos please, she is jumping already' is that of the school, 'a pirate please with a parrot' all. */
function withoutPleaseWithin(sentence: string): string {
  const [, before = '', after = ''] =
    /^(.*?)[,\s]+\b(?:please|pls|plz)\b[,;:–-]?\s+(?=\S)(.*)$/iu.exec(sentence) ?? []
  const isNamed =
    /\b(?:says?|said|saying|asks?|asked|the|an?|of|no|and|pretty)$|["“][^"”]*$/i.test(before) ||
    /^and thank/i.test(after)
  if (after === '' || isNamed) return sentence
  return /^(?:with|who|that|where|and|but|in|on|about|for)\b/i.test(after) ? `${before} ${after}` : before
}

/** What follows the day and asks: 'so a story about who lives there', 'a piggy story then?'. */
const tails: readonly RegExp[] = [
  /(?<=(?:[\p{L}\p{N}’']+[ ,]+){3}[\p{L}\p{N}’']+)(?:[,;–-]\s*(?:so )?|\sso )(?:story|tale) (?:about|on|by|with|for|of)\b.*$/iu,
  /(?<=(?:[\p{L}\p{N}’']+[ ,]+){2}[\p{L}\p{N}’']+),\s*so (?:an? (?:\p{L}+ ){0,2}one|short|gentle|quiet|something)\b[^.]*$/iu,
  /(?<=(?:[\p{L}\p{N}’']+[ ,]+){2}[\p{L}\p{N}’']+),\s*(?:so )?(?:give|make|let|put|keep) (?:him|her|them|it|us)\b.*$/iu,
  /(?<=(?:[\p{L}\p{N}’']+[ ,]+){3}[\p{L}\p{N}’']+)(?:[,;–-]\s*(?:(?:so|and|then|hence|therefore),? )?|\s(?:so|hence|therefore),? )(?:an? |one )(?:[\p{L}-]+ )?(?:story|tale)\b.*$/iu,
  /(?<=(?:[\p{L}\p{N}’']+[ ,]+){3})[,;–-]\s*(?:and |so )?(?:he |she |they )?(?:wants?|['’]?d like|would like) (?:an?|the|to be) [^,;.]*$/iu,
  /(?<!\b(?:and|says?|said|saying|a|the|of|with|you|no)\s*)[,\s]*\b(?:please|pls|plz|thank you|thanks|thx|ta|cheers|xx*)\b[\s.!]*$/i,
]

const subject =
  '(?:he|she|they|we|i|my (?:son|daughter|kids?|boys?|girls?|twins)|the (?:kids?|boys?|girls?|twins))'
const wanting = new RegExp(
  `^${subject} (?:really |just |only )?(?:wants?|wanted|would (?:like|love)|['’]?d (?:like|love)|asked for|is asking for|needs?) (?=(?:an?|the|some|two|three|his|her) )`,
  'i',
)

const leads: readonly RegExp[] = [
  // 'He says: a hockey game on the moon'.
  /^(?:he|she|they|\p{Lu}\p{Ll}+) (?:says|said|asks for|is asking for|wants|would like): (?=\p{L})/iu,
  /^(?:please )?(?:make|let) (?:it|one|this|tonight['’]?s)(?: be)? (?:about|of)\s+/i,
  /^(?:the|a) (?:story|one) (?:i['’]?d|i would|he['’]?d|she['’]?d) (?:like|love) is (?:one )?(?:where|about|of|with|in which)\s+/i,
  /^(?:hi|hello|hey|ok|okay|right|so|well|um|erm|oh)[,!.\s]+(?=\S)/i,
  /^(?:please|pls|plz)[,\s]+/i,
  /^(?:can|could|would|may|might) (?:it|this|tonight['’]?s(?: one| story)?|the story|this one|there|you|we)(?: please)? (?:be|have|do|make|tell|include|write|feature|get)(?: (?:us|me|him|her|them))?(?: (?:a|one|some))?(?: (?:story|one|tale|something))?(?: (?:about|with|on|where|in which|of))?\s+/i,
  new RegExp(
    `^(?:${subject} )?(?:(?:really |just |only )?(?:wants?|wanted|would (?:like|love)|['’]?d (?:like|love)|asked for|is asking for|are asking for|keeps? asking for|has asked for|have asked for|requested|loves?|likes?))(?: (?:a|one|the|another))?(?: (?:short|long|new|funny|nice|bedtime))* (?:story|tale|one(?! of))(?: (?:please))?(?: (?:about|with|where|in which|of|that has|on))\\s+`,
    'i',
  ),
  /^(?:(?:a|an|the|one|another|some|tonight['’]?s)\s+)?(?:(?:short|long|new|funny|nice|silly|gentle|calm|bedtime|quick|lovely|magical)[,\s]+)*(?:story|stories|tale|adventure|one(?! of)|something|anything)(?: please)? (?:about|with|where|in which|of|on|featuring|starring|involving)\s+/i,
  /^(?:how about|what about|maybe|perhaps|about|put in|include|add|with|featuring|starring)\s+/i,
]
