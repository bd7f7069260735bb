import type { StoryLanguage } from '@nightlight/contract'
import { familiarWords } from '@nightlight/understanding'
import { detectedLanguage } from './detect-language.ts'
import { markPattern, paragraphsOf, sentencesOf, wordsOf } from './prose.ts'
import { stemsOf } from './stems.ts'

/** The most frequent English words: they make up a third to a half of any prose. */
const smallWords = new Set(
  (
    'the a an and or but so if of to in into on onto at by for from with up down out over under off about as than then there here this that these ' +
    'those it its he she they we you i him her them us me his their our your my is was were are be been had has have did do does not no ' +
    'all one some who what when where why how which very just too said could would can will only back like'
  ).split(' '),
)

/**
 * Frequent words of other languages that are no English ones: Spanish, Portuguese, French, Italian, Romanian, German, Dutch, Scandinavian,
 * Polish, Czech, Turkish, Finnish, Hungarian, Indonesian, Welsh, Irish, Latin and Russian or Hindi in Latin letters.
 */
const foreignWords = new Set(
  `
  el la los las un una unos unas del al en con por para que qué como cuando donde pero muy más mas su sus mi tu te se le les lo y es era está esta estaba son fue había
  hay cama gato gata niño niña noche noches buenas luna sol duerme dormir casa perro madre padre hijo hija feliz todo nada debe saber también porque entonces ya sin sobre
  o os um uma uns umas do da dos das no na nos nas com não é foi ele ela eu você menino menina boa bom noite lua dorme cedo sono mãe pai
  le les des du de à au aux et est était une dans sur avec pour qui ne pas je tu il elle nous vous ils elles mon ma mes ton ta tes son sa ses ce cette ces bonne bonjour bonsoir
  nuit petit petite lune dors dort enfant enfants fais beaux rêves jour chat chien très tout maison et
  il lo gli i uno di del della dei nel nella con che non è era sono ma ed per tra anche buona notte luna gatto bambino bambina dorme letto piccolo piccola orso buio
  der die das den dem des ein eine einen einem einer und ist war sind nicht mit auf für von zu zum zur im am sich er sie es wir ihr ich du mich dich auch noch schon aber wie wenn
  gute nacht mond kleine kleiner kleines bär kind schläft schlaf haus ging kam sagte hatte wollte liebe mein meine dein deine seine ihre aufgegangen immer wieder
  de het een en van ik je hij zij wij niet met op voor naar bij ook maar als dan deze dit die was ging huis beer slaapt slaap maan nacht goede kleine mijn zijn haar hun wel
  och att det som en ett på är av för inte med jag du han hon vi de den sov gott i sin säng lilla liten god natt björnen månen og jeg ikke til fra hun sengen bjørnen lille sover nat natten
  i w na się z że do to nie jest był była dobranoc mały mała miś misiu księżyc śpi noc a v že je byl byla malý medvěd dobrou noc měsíc spí ve si
  bir ve bu da de için ile küçük ayı uyudu gece iyi geceler ay çok ne var ja on ei se oli hän yö hyvää yötä kuu nukkui pieni karhu az egy és nem jó éjszakát kis medve hold aludt
  dan yang di ke dari ini itu tidur malam selamat anak kecil bulan adalah dengan untuk tidak nos da cysgu bach oíche mhaith agus
  et in est non cum sed qui ad ex nox bona dormit luna puer puella spokoynoy nochi malysh lunaa raat shubh chanda mama so gaya hai aur ka ki ke mein oyasumi oyasuminasai
  `
    .trim()
    .split(/\s+/),
)

/** They are words of ours as well, so they say nothing. */
const ofBoth = new Set(
  'no me a an as at in is on so to do i die dies den was war man hat am be he hun on dan die see son sin pour sur us or an all alle mine met bell pain fin ten me sera gift mist rock fort log art arm hand wind name band ring sand land warm per of by we you if pas plus six date sage dent tire comment chat'.split(
    ' ',
  ),
)

/** What a guest from elsewhere says at the door; nobody has to know the language. */
const greetings = new Set(
  (
    'hola|adiós|gracias|buenas noches|buenos días|bonjour|bonsoir|salut|merci|au revoir|bonne nuit|ciao|grazie|buona notte|buonanotte|buongiorno|olá|obrigado|obrigada|boa noite|' +
    'bom dia|hallo|guten tag|guten morgen|guten abend|gute nacht|danke|tschüss|dag|goedenacht|welterusten|hej|hej hej|god natt|godnat|tack|hei|moi|hyvää yötä|kiitos|ahoj|dobrou noc|' +
    'děkuji|cześć|dobranoc|dzień dobry|dziękuję|merhaba|iyi geceler|namaste|shubh ratri|salaam|shalom|aloha|konnichiwa|arigato|oyasumi|ni hao|annyeong|privet|dobryi den|yia sou|' +
    'kalinychta|kalimera|jambo|bore da|nos da|sláinte|hello|hi|good night|good morning|good evening|thank you|bye-bye|bye|привіт|добрий день|на добраніч|дякую|привет|здравствуйте|' +
    'спокойной ночи|спасибо|γεια σου|γεια|καληνύχτα|καλημέρα|ευχαριστώ|नमस्ते|शुभ रात्रि|धन्यवाद|مرحبا|أهلا|السلام عليكم|تصبح على خير|شكرا|你好|晚安|谢谢|こんにちは|おやすみ|おやすみなさい|' +
    'ありがとう|안녕|안녕하세요|잘 자|감사합니다'
  ).split('|'),
)

const isGreeting = (words: readonly string[]) => greetings.has(words.join(' ').replaceAll('’', "'"))

/** The share of small words in a whole text, and in each paragraph that is long enough. */
const leastShare = 0.25
const leastInParagraph = 0.15
const mostForeignLetters = 0.03

/** A shorter text is too short to decide by its small words. */
const fewestWords = 12

/**
 * Whether a text is English, by its small words. Enough for what people have written; a text by a model is read sentence by sentence as well.
 * @param text with names as marks
 */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text)
  const letters = words.join('')
  if (letters === '') return false
  const foreign = letters.match(/[^a-z’à-öø-ÿ]/g)?.length ?? 0
  if (foreign / letters.length > mostForeignLetters) return false
  return isOf(words, leastShare) && paragraphsOf(text).every((each) => isOf(wordsOf(each), leastInParagraph))
}

/** A text for toddlers has few small words, and nearly all the others are known. */
const isOf = (words: readonly string[], share: number) =>
  shareIn(words) >= share || words.filter(isEnglishWord).length / words.length >= mostlyKnown

const mostlyKnown = 0.7

const shareIn = (words: readonly string[]) =>
  words.length < fewestWords ? 1 : words.filter((word) => smallWords.has(word)).length / words.length

/**
 * Sentences, clauses and speech in another language than the story's, however short: a greeting alone may be in any.
 * What decides is a detector of languages together with the story's own words, as neither is sure of two words alone.
 * @param text with names as marks
 */
export function foreignSentencesIn(text: string, language: StoryLanguage = 'en'): string[] {
  const isForeign = language === 'en' ? isForeignToEnglish : isForeignTo(language)
  return sentencesOf(text).filter((sentence) => partsOf(sentence).some(isForeign))
}

/** Whether a text as a whole, and each longer paragraph of it, is in a language. */
export function isInLanguage(text: string, language: StoryLanguage): boolean {
  if (language === 'en') return isEnglish(text)
  return paragraphsOf(text).every((each) => {
    const plain = each.replace(markPattern, ' ')
    if (!isInScriptOf(language, plain)) return false
    const detected = detectedLanguage(plain, language)
    const isLong = lettersIn(plain) >= lettersOfParagraph
    return (
      !isLong || detected === null || isKin(detected.language, language) || detected.likeness >= likeEnough
    )
  })
}

const lettersOfParagraph = 40

/** A sentence, what is said in it, and its clauses. */
function partsOf(sentence: string): string[] {
  const speeches = [...sentence.matchAll(/[“"‘«„»「]([^”"’»“«」]+)[”"’»“«」]/g)].map(([, said]) => said ?? '')
  return [sentence, ...speeches, ...sentence.split(/[,;:–—،、，：；]/)]
}

function isForeignToEnglish(text: string): boolean {
  const plain = text.replace(markPattern, ' ')
  const words = wordsOf(plain)
  if (words.length === 0 || isGreeting(words)) return false
  const otherLetters = plain.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0
  if (otherLetters > (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(plain) ? 1 : 3))
    return true
  const distinct = new Set(words)
  const foreign = words.filter(
    (word) => !ofBoth.has(word) && (foreignWords.has(word) || hasForeignLetters(word)),
  )
  const english = words.filter((word) => !ofBoth.has(word) && !foreignWords.has(word) && isEnglishWord(word))
  if (english.length / words.length > mostEnglish || foreign.length < english.length) return false
  if (words.length >= 3 && foreign.length >= 2 && foreign.length > english.length) return true
  // Of one or two words, and of sounds such as “pit, pat, pat”, the detector alone is not to be believed.
  const isLong = distinct.size >= 3 && words.join('').length >= 10
  if (!isLong && (english.length > 0 || distinct.size < 2 || words.join('').length < 7)) return false
  const detected = detectedLanguage(plain, 'en')
  if (!detected || detected.language === 'en') return false
  return detected.likeness < (isLong || foreign.length > 0 ? likeEnough : unlike)
}

/** Of the words of a foreign sentence, so many may look English. */
const mostEnglish = 0.34

/** How near to the likeliest language the story's own has to come. */
const likeEnough = 0.9
const unlike = 0.5

const isForeignTo = (language: StoryLanguage) => (text: string) => {
  const plain = text.replace(markPattern, ' ')
  const words = wordsOf(plain)
  if (words.length === 0 || isGreeting(words)) return false
  if (!isInScriptOf(language, plain)) return true
  if (words.length < 2 || lettersIn(plain) < 6) return false
  const detected = detectedLanguage(plain, language)
  if (!detected || detected.language === language) return false
  if (detected.language === 'en') {
    const english = words.filter((word) => isEnglishWord(word))
    return english.length / words.length >= leastEnglish && detected.likeness < likeEnough
  }
  return words.length >= 3 && !isKin(detected.language, language) && detected.likeness < farAway
}

const leastEnglish = 0.6
const farAway = 0.7

/** Languages so near to each other that a sentence of one is taken for the other. */
const kin: readonly (readonly string[])[] = [
  ['da', 'no', 'nb', 'sv', 'is'],
  ['de', 'nl', 'lb', 'da', 'no', 'sv'],
  ['es', 'pt', 'ca', 'it', 'gl', 'eu', 'ro', 'fr'],
  ['cs', 'sk', 'pl', 'sl', 'hr'],
  ['uk', 'ru', 'be', 'bg', 'sr'],
  ['tr', 'az', 'ku'],
  ['fi', 'et'],
  ['ar', 'fa', 'ur', 'ku'],
  ['hi', 'mr', 'ne'],
  ['ja', 'zh'],
]

const isKin = (one: string, other: string) =>
  one === other || kin.some((family) => family.includes(one) && family.includes(other))

const scripts: Partial<Record<StoryLanguage, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  el: /\p{Script=Greek}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
  ko: /\p{Script=Hangul}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
}

/** Whether most letters are those of the language: a name or a word may be in others. */
function isInScriptOf(language: StoryLanguage, text: string): boolean {
  const own = text.match(scripts[language] ?? /\p{Script=Latin}/gu)?.length ?? 0
  const others = lettersIn(text) - own
  if (others <= fewOtherLetters && wordsOf(text).length < 2) return true
  return others <= own
}

const fewOtherLetters = 12

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

const hasForeignLetters = (word: string) => /[à-öø-ÿāăąćčďđēęěğġħīıłńňōőřśşšţťūůűźżžßœ]/.test(word)

const isEnglishWord = (word: string) =>
  smallWords.has(word) || [...stemsOf(word)].some((stem) => stem.length > 2 && familiarWords.has(stem))
