import { avoid } from '../rules/avoid.ts'
import { child } from '../rules/child.ts'
import { events } from '../rules/events.ts'
import { fears, feelings } from '../rules/feelings.ts'
import { lessons } from '../rules/lessons.ts'
import { losses } from '../rules/losses.ts'
import { manner } from '../rules/manner.ts'
import { matters } from '../rules/matters.ts'
import { mishaps } from '../rules/mishaps.ts'
import { wants } from '../rules/wants.ts'
import { glue, notInPhrase } from './closed-words.ts'
import { compounds } from './compounds.ts'
import { everydayWords } from './everyday-words.ts'
import { familiarWords } from './familiar-words.ts'
import { nouns } from './nouns.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { baseOf, stemsOf } from './verbs.ts'

/** Words that adults type about children, beside those that children know: none of them is a slip of the pen for another. */
const adultWords =
  `able accident address adopted advice afternoon agree allergic allergy although amazing anxiety anxious apologise apologize appointment argued argument asthma attention autism autistic available average awake
aware awful babysitter banned basically behaviour behavior behaving bereaved bickering bloody blood boiling bonkers bossy brace breathing brilliant bullied bully bullying bump buzzing cancelled cancer career cavity cavities celebration certificate challenge challenging chaos cheeky
childminder chilled christening church clingy clumsy cold college complete completely concert confidence confident confused congratulations conversation cough cranky crazy creative cross crying custody dad decided defiant delayed deployed describe desperate devastated diabetes diabetic
diagnosed diagnosis diet different difficult disappointed disaster disabled disability divorce divorced doctor dread dreaded dreading dyslexia dyslexic eczema elbow emotional encourage energetic energy english epilepsy especially exactly exam exams exciting exhausted expecting experience fairly
favourite february fever fidgety fifth fine football forever fortnight fractured freckles frightening frightened frustrated frustration funeral furious fussy gentle goodness grade grateful grazed grieving grommets grounded group grumpy guilty gutted gymnastics hearing
heartbroken heat heaven holiday holidays homework hopefully hospital huge hurting hyper ill illness imagine important impossible independent infection injection injured instead interested invited itchy jab jabs january jealous jealousy kindergarten kindness knackered laughing lesson lessons
lonely magical major maternity maths meltdown mention middle mild minor miscarriage miserable mission moral morning moved moving mummy naughty nervous nightmare nightmares normal nursery obsessed october operation opposite optician ordinary overtired overwhelmed painful paediatrician pediatrician particular
passed patience patient performing period personal petrified phase physical playground poorly popular positive practice pregnant preschool pressure pretend private probably problem project promise proper properly proud puberty quiet ramadan reading really reason recently recital
refuse regression relaxed relaxing religious resilience respect restless rhyme rhyming rough routine sadness sample saturday scared scary science secondary sensitive separated separation september serious session shattered shocking shouting shouts sibling siblings sick similar simple sister sleepy
slightly smart smile soothing sorry special speech spider stage stammer starting strange stressed stressful struggle struggles struggling stubborn stuck stuff stutter sulking sulky summer supportive surgery surprise sweaty swimming syndrome tablet tantrum tantrums teething temperature terrible terrified theatre
therapist therapy though thought throat thunder tidy tired toddler together tomorrow tonsils tough traffic tricky trip truth tuesday tummy twins uncle uniform unkind unsettled upset usual vaccination vaccine vegan vegetarian vomiting waking wedding wednesday weekend weird whatever wheelchair whenever
whingy wobble wobbly worried worries worrying worse worst worthy wriggly yesterday young younger youngest zone meeting mean means meant honest honestly quick quickly daily nights older oldest age aged born party parties guests manner manners polite politely rude cheer spoilt spoiled
host hosts sharp shape share shared witch switch watch patch hatch match batch ditch which whole while white write wrote wrong trick track truck stuck stick stack shack shock clock block black brick brook crook crack quack monkey money mother other bother brother further father feather leather weather whether rather gather
lather either neither shower flower power tower lower bower sower mover lover cover never fever lever clever river liver silver sliver giver diver driver drive drove grove prove brave grave crave trace track trade grade grape drape shade shake snake stake stale scale scare spare share stare store story stork storm form farm harm charm warm worm word world
dogs doge hiccups giggle giggles tickle cosy warmth dead deaf blind sign signs signing braille prosthetic asleep parade market moody mood stories steps stairs plait plaits fringe ponytail bunches afro curls braid braids lashes dimples birthmark accent bilingual vegetables greens sums sats gcse stitches stitch crutches sling ward nits lice rash
cartoon channel online movie film netflix youtube minecraft roblox fortnite pokemon disney elsa moana bluey peppa paw patrol spiderman batman gruffalo potter harry star wars frozen encanto hulk thor marvel avengers
calamine stoma colostomy insulin pump nebuliser inhaler splint sling cast verruca earache chickenpox`
    .split(/\s+/)
    .filter(Boolean)

const patternWords = [
  ...matters,
  ...mishaps,
  ...events,
  ...losses,
  ...lessons,
  ...fears,
  ...feelings,
  ...manner,
  ...avoid,
  ...wants,
  ...child,
].flatMap(({ patterns }) =>
  patterns.flatMap((pattern) =>
    pattern
      .split(/[ |_]/)
      .map((word) => word.replace('?', ''))
      .filter((word) => /^[a-z]{4,}$/.test(word)),
  ),
)

const known = new Set<string>([...familiarWords].map((word) => word.replaceAll('’', '')))
for (const list of [adultWords, patternWords, nouns, [...glue], [...notInPhrase], [...compounds]])
  for (const phrase of list) for (const word of phrase.split(/\s/)) known.add(word.replaceAll("'", ''))

/** No slips of the pen either, and nothing that one would be put right to. */
const alsoOrdinary =
  'smores compost squishies shopkins preschooler lacrosse tball radish froglet staffie swaddle stroller gritter hosepipe couscous skittles zapped scooched pinky willy manky gloopy'.split(
    ' ',
  )

const ordinary: ReadonlySet<string> = new Set([...ordinaryWords, ...everydayWords, ...alsoOrdinary])

export const isKnown = (word: string) =>
  known.has(word) ||
  ordinary.has(word) ||
  baseOf(word) !== undefined ||
  stemsOf(word).some((stem) => known.has(stem))

/** What slips are put right to: by first letter and length, so that a word is compared with few. */
const targets = new Map<string, string[]>()
for (const word of known) {
  if (word.length < 4) continue
  const key = `${word[0]}${word.length}`
  const list = targets.get(key)
  if (list) list.push(word)
  else targets.set(key, [word])
}

/**
 * The known word that a slip of the pen was meant to be: one letter wrong, missing, doubled or swapped from five letters on, two from
 * eight on. The first letter is taken to be right. Short words and words with digits come back as they are.
 */
export function correct(word: string, most: 1 | 2): string {
  if (word.length < 5 || word.length > 16 || /[^a-z]/.test(word)) return word
  const allowed = word.length >= 8 ? most : 1
  let best = word
  let bestDistance = allowed + 1
  for (let length = word.length - allowed; length <= word.length + allowed; length += 1) {
    for (const target of targets.get(`${word[0]}${length}`) ?? []) {
      const distance = distanceOf(word, target, bestDistance)
      if (distance < bestDistance) {
        best = target
        bestDistance = distance
      }
    }
  }
  return best
}

/** Edits between two words, a swap of neighbours counting as one; `limit` where there are as many or more. */
function distanceOf(one: string, other: string, limit: number): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1)
      current.push(value)
      least = Math.min(least, value)
    }
    if (least >= limit) return limit
    before = last
    last = current
  }
  return last[other.length] ?? limit
}
