import { determiners } from '../lexicon/closed-words.ts'
import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import { isIrregularPast, pastOf } from '../lexicon/past-forms.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { isPast as isReportedPast, participles } from '../reported-clauses.ts'
import type { Token } from '../tokens.ts'

export const isPast = (norm: string) =>
  /^(?:lay|drove|meant|hung|bent|wept)$/.test(norm) || isReportedPast(norm) || isIrregularPast(norm)

/** Verbs of the present that are nothing else, and what they are in the past. */
const presentAux: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  am: 'was',
  isnt: 'wasn’t',
  arent: 'weren’t',
  has: 'had',
  hasnt: 'hadn’t',
  havent: 'hadn’t',
  does: 'did',
  doesnt: 'didn’t',
  dont: 'didn’t',
  will: 'would',
  wont: 'wouldn’t',
  can: 'could',
  cant: 'couldn’t',
  cannot: 'couldn’t',
  must: 'had to',
  mustnt: 'mustn’t',
  may: 'might',
}

export const isPresentAux = (norm: string) => Object.hasOwn(presentAux, norm)

export function pastAux(norm: string, isMany: boolean): string {
  const past = presentAux[norm] ?? norm
  return past === 'was' && isMany ? 'were' : past
}

/** Verbs of the past that stay as they are. */
export const keptFinite =
  /^(?:was|wasnt|werent|did|didnt|had|hadnt|could|couldnt|would|wouldnt|should|shouldnt|might|used)$/

/** Their past is as their present. */
export const alike = /^(?:cut|put|hit|hurt|let|shut|set|read|beat|left|bit|felt|saw)$/

/** 'Wants', 'thinks': a verb of the present, or also a noun in the plural. */
export const isThirdPerson = (norm: string) => {
  const base = baseOf(norm)
  return (
    base !== undefined &&
    base !== norm &&
    norm.endsWith('s') &&
    !isPast(norm) &&
    norm !== 'its' &&
    norm !== 'was'
  )
}

export const isNoun = (norm: string) => nounClass(singularOf(norm)) !== undefined

/** The past of 'wants', 'thinks', and of a verb that is not known: 'chats'. */
export function pastOfThirdPerson(norm: string): string {
  const known = baseOf(norm)
  if (known !== undefined && known !== norm) return pastOf(known)
  if (norm.endsWith('ies')) return pastOf(`${norm.slice(0, -3)}y`)
  return pastOf(norm.replace(/(?<=sh|ch|ss|x|z|o)es$|s$/, ''))
}

/** Whether the verb of a clause can be what comes after its subject. */
export function opensPredicate(token: Token | undefined, isMany: boolean): boolean {
  const norm = token?.norm ?? ''
  if (!token || token.opensClause) return false
  if (isPresentAux(norm) || keptFinite.test(norm) || isPast(norm) || alike.test(norm)) return true
  if (norm === 'have' || norm === 'do') return isMany
  if (isThirdPerson(norm)) return !isMany
  return isMany && baseOf(norm) === norm && !isNoun(norm)
}

const adverbs =
  /^(?:already|just|still|only|also|never|always|now|both|all|really|so|quite|very|not|finally|been)$/

/** What the 's' of 'he’s' is: 'he’s lost it' had lost it, 'he’s scared' was scared. */
export function hangingVerb(tokens: readonly (Pick<Token, 'norm'> | undefined)[]): 'was' | 'had' {
  const at = tokens.findIndex((token) => !adverbs.test(token?.norm ?? '') || token?.norm === 'been')
  const norm = tokens[at]?.norm ?? ''
  const following = tokens[at + 1]
  if (norm === 'been' || norm === 'got' || norm === 'had') return 'had'
  if (norm === 'said' && following?.norm === 'to') return 'was'
  // 'She’s left out the sugar'.
  if (norm === 'left' && following?.norm === 'out' && object.test(tokens[at + 2]?.norm ?? '')) return 'had'
  if (!(norm in participles) && !isPast(norm)) return 'was'
  // 'She’s not bothered'.
  const isNot = tokens.slice(0, at).some((token) => token?.norm === 'not')
  if (isNot && unmoved.test(norm) && !object.test(following?.norm ?? '')) return 'was'
  // 'He’s asked for a pillow'.
  if (norm === 'asked' && following?.norm === 'for') return 'had'
  return passive.test(norm) && !object.test(following?.norm ?? '') ? 'was' : 'had'
}

/** After 'not' they say how somebody is. */
const unmoved =
  /^(?:bothered|interested|impressed|convinced|amused|fazed|fussed|allowed|invited|supposed|prepared|used|scared|worried|tired)$/

/** What begins an object. */
const object =
  /^(?:a|an|the|his|her|their|my|our|some|all|both|every\p{L}*|it|them|him|two|three|four|five|\d+)$/u

export const isDeterminer = (token: Token | undefined) =>
  determiners.has(token?.norm ?? '') ||
  /^(?:his|her)$/.test(token?.norm ?? '') ||
  /^\d+$/.test(token?.norm ?? '')

/** After 'he’s' they say how somebody is, where no object follows. */
const passive =
  /^(?:called|named|made|stuffed|invited|scared|worried|allowed|supposed|convinced|bored|tired|frightened|terrified|embarrassed|delighted|disappointed|excited|thrilled|annoyed|interested|dressed|stuck|hurt|used|finished|covered|picked|chosen|asked|told|moved|determined|gutted|chuffed|shattered|exhausted|pleased|relieved|ashamed|surprised|confused|upset|mortified|petrified|devastated|obsessed|broken|gone|done)$/

/** They stand before a verb that is not the clause’s own. */
export const beforeInfinitive =
  /^(?:to|will|wont|would|wouldnt|can|cant|cannot|could|couldnt|should|shouldnt|might|must|mustnt|did|didnt|does|doesnt|dont|do|let|lets|make|makes|made|help|helped|helps|saw|heard|watched|not|never)$/

/** A verb and nothing else, where none can stand: the tense of its clause is in doubt. */
export const isBareVerb = (norm: string) => baseOf(norm) === norm && !isNoun(norm) && !alsoOther.test(norm)

/** They are other words as well. */
const alsoOther =
  /^(?:like|open|clean|dry|own|wet|hurt|cut|put|set|read|let|hit|shut|off|welcome|warm|cool|clear|calm|light|last|mind|past|stuck|lost|broken|left|right|bit|loose|close|complete|separate|present|perfect|live|needed|better|upset|quiet|slow|free|smooth|tidy|even|loved|hand|back|down|up|go|wee|poo|play|sleep|talk|walk|swim|ride|look|turn|try|kick|dance|drink|cry|laugh|smile|dream|work|help|fight|hug|kiss|cuddle|wash|rest|start|stop|end|visit|race|jump|run|call|show|plan|name|drop|pick|miss|feed|fly|catch|score|count|test|point|watch|change|wake|fall|break|wish|hope|need|love|fear|use|share|sign|mark|match|plant|water|paint|colour|draw|cook|bake|snack|ring|sound|taste|smell|touch|feel|train|park|drive|sail|slide|swing|climb|hop|skip|trip|fit|lie|stay|hold|move|pull|push|throw|roll|pass|bounce|beat|win|wear|dress|brush|comb|sing|whistle|drum|clap|hum|shout|scream|whisper|knock|hide|seek|build|fix|hammer|dig|rake|pop|crack|split|tear|lift|lock|block|check|print|copy|order|shop|sale|cost|pay|charge|trade|swap|deal|act|pretend)$/
