import { familiarWords } from '@nightlight/understanding'
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

/** The share of small words in a whole text, and in each paragraph that is long enough. */
const leastShare = 0.25
const leastInParagraph = 0.15
const mostForeignLetters = 0.03

/** A shorter text is too short to decide by its small words. */
const fewestWords = 12

/** Whether a text is English, in each of its paragraphs and sentences. @param text with names as marks */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text)
  const letters = words.join('')
  if (letters === '') return false
  const foreign = letters.match(/[^a-z’à-öø-ÿ]/g)?.length ?? 0
  if (foreign / letters.length > mostForeignLetters) return false
  return (
    shareIn(words) >= leastShare &&
    paragraphsOf(text).every((each) => shareIn(wordsOf(each)) >= leastInParagraph) &&
    foreignSentencesIn(text).length === 0
  )
}

/** Sentences, or speech in a sentence, in another language. A greeting of one or two words may be in any. */
export function foreignSentencesIn(text: string): string[] {
  return sentencesOf(text).filter((sentence) => {
    const speeches = [...sentence.matchAll(/[“"‘]([^”"’]+)[”"’]/g)].map(([, said]) => said ?? '')
    return [sentence, ...speeches, ...sentence.split(/[,;:–—]/)].some(isForeign)
  })
}

function isForeign(text: string): boolean {
  const plain = text.replace(markPattern, ' ')
  const otherLetters = plain.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0
  if (otherLetters > 3) return true
  const words = wordsOf(plain)
  if (words.length < 3) return false
  const foreign = words.filter(
    (word) => !ofBoth.has(word) && (foreignWords.has(word) || hasForeignLetters(word)),
  )
  const english = words.filter((word) => !ofBoth.has(word) && !foreignWords.has(word) && isEnglishWord(word))
  return foreign.length >= 2 && english.length / words.length <= 0.34 && foreign.length > english.length
}

const hasForeignLetters = (word: string) => /[à-öø-ÿāăąćčďđēęěğġħīıłńňōőřśşšţťūůűźżžßœ]/.test(word)

const isEnglishWord = (word: string) =>
  smallWords.has(word) || [...stemsOf(word)].some((stem) => stem.length > 2 && familiarWords.has(stem))

const shareIn = (words: readonly string[]) =>
  words.length < fewestWords ? 1 : words.filter((word) => smallWords.has(word)).length / words.length
