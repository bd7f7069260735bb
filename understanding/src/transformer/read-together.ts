import type { ToldText } from '../fact.ts'
import type { Found } from '../found.ts'
import type { Intent } from '../intents.ts'
import { sayingsIn } from '../sayings-in.ts'
import type { Sentence } from '../sentence.ts'
import type { Noun, Reader, Reading } from './reader.ts'

/** What the transformer says of the sentences that were read together with one, for that one. */
export interface ReadTogether {
  said(about: Intent): number
  /** The token of this sentence that says it most, if the sentence is the one that does. */
  where(about: Intent): number | undefined
  nouns(about: Intent): readonly Noun[]
  /** Whether a rule has found it in any of them. */
  isFound(about: Intent): boolean
  /** Whether a rule has found anything in the others of them. */
  readonly isBeside: boolean
  readonly hasWordOfDeath: boolean
  /** Tokens that the transformer knows no meaning of. */
  isUnread(at: number): boolean
}

/** Sentences are read together up to so many pieces: what goes before tells what is meant, and a longer run says too much at once. */
const together = 64

/** Of a long text only the parts are read of which the rules know least, so that no text takes long: about a hundred words. */
const mostGroups = 2

interface ReadByRules {
  readonly sentence: Sentence
  readonly found: readonly Found[]
  readonly covered: ReadonlySet<number>
}

export function readTogether(
  reader: Reader,
  sentences: readonly ReadByRules[],
  told: ToldText,
): (ReadTogether | undefined)[] {
  const groups: (typeof sentences)[number][][] = []
  let size = Number.POSITIVE_INFINITY
  for (const each of sentences) {
    const own = reader.sizeOf(each.sentence.tokens, told.from)
    size += own
    if (size <= together) groups.at(-1)?.push(each)
    else {
      groups.push([each])
      size = own
    }
  }
  const unknown = groups.map((group) =>
    group.reduce((sum, { sentence, covered }) => sum + sentence.tokens.length - covered.size, 0),
  )
  const isRead = (number: number) =>
    unknown.filter(
      (words, at) => words > (unknown[number] ?? 0) || (words === unknown[number] && at < number),
    ).length < mostGroups
  return groups.flatMap((group, number) => {
    if (!isRead(number)) return group.map(() => undefined)
    const tokens = group.flatMap(({ sentence }) => sentence.tokens)
    const hidden = new Set<number>()
    const starts: number[] = []
    let start = 0
    for (const { sentence } of group) {
      starts.push(start)
      for (const at of sentence.hidden) hidden.add(start + at)
      start += sentence.tokens.length
    }
    const isName = (at: number) => isNameIn(group[0]?.sentence, tokens[at]?.norm ?? '')
    const reading = reader.read(tokens, told.from, (at) =>
      hidden.has(at) ? 'gap' : isName(at) ? 'name' : 'word',
    )
    const found = new Set(group.flatMap((each) => each.found.map(({ about }) => about)))
    const hasWordOfDeath = group.some(({ sentence }) => {
      const meantOtherwise = sayingsIn(sentence)
      return sentence.tokens.some(({ norm }, at) => ofDeath.test(norm) && !meantOtherwise.includes(at))
    })
    return group.map(({ sentence }, index) =>
      inSentence(reading, starts[index] ?? 0, sentence.tokens.length, {
        isFound: (about) => found.has(about),
        isBeside: group.some((each, at) => at !== index && each.found.length > 0),
        hasWordOfDeath,
      }),
    )
  })
}

function inSentence(
  reading: Reading,
  start: number,
  length: number,
  beside: Pick<ReadTogether, 'isFound' | 'isBeside' | 'hasWordOfDeath'>,
): ReadTogether {
  const isInside = (at: number) => at >= start && at < start + length
  return {
    said: reading.said,
    where: (about) => {
      const at = reading.where(about)
      return isInside(at) ? at - start : undefined
    },
    nouns: (about) =>
      reading
        .nouns(about)
        .filter(({ at }) => isInside(at))
        .map(({ at, sure }) => ({ at: at - start, sure })),
    ...beside,
    isUnread: (at) => reading.unread.has(start + at),
  }
}

/** The names are the same for every sentence of a text. */
const isNameIn = (sentence: Sentence | undefined, norm: string) =>
  sentence?.names.has(norm) === true || sentence?.names.has(norm.replace(/s$/, '')) === true

/** Without one of these nobody is taken to have died. */
const ofDeath =
  /^(?:di(?:e|ed|es|ead)|dead|death|dying|deceased|passed|passing|funeral|buried|bury|burying|burial|grave|graveside|cemetery|crematorium|ashes|coffin|heaven|angel|angels|lost|loss|losing|gone|left|goodbye|put|sleep|asleep|survive|survived|mourn|mourning|grief|grieving|late|rip|bridge|rainbow|star|belly|float|floating|floated|upside|wake|memorial|miscarriage|stillborn|killed|run|ran|vet|stopped|woke|wake|widow|god|rest|peace|made)$/
