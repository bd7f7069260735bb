import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'
import type { Token } from '../tokens.ts'

/** The mark for the child, where it is first spoken of. */
export const childMark = '{child}'

type ThirdPerson = 'he' | 'she'

/** What has been said so far, and who may be meant by the next pronoun. */
export interface Scene {
  /** How the child is named, in small letters. */
  readonly children: ReadonlySet<string>
  /** The child’s pronoun, where it is known or the text has said it. */
  readonly pronoun: ThirdPerson | undefined
  readonly isNamed: boolean
  /** Pronouns that somebody else has who has been spoken of. */
  readonly others: ReadonlySet<ThirdPerson>
  /** Those of them that somebody has who is no relative. */
  readonly strangers: ReadonlySet<ThirdPerson>
  /** Whether several have been spoken of, who may be 'they'. */
  readonly hasMany: boolean
  /** Whether the child’s family has been spoken of: 'they' are the parent as well. */
  readonly areFamily: boolean
  /** Whether the clause that is read is about what the child does: nobody does it to 'her' who is herself. */
  readonly isOfChild: boolean
  /** Pronouns that somebody may have of whom the text speaks and the teller does not. */
  readonly untold: ReadonlySet<ThirdPerson>
  /** Whether somebody who is no relative has done something to the child: the next 'he' may be either. */
  readonly isEither: boolean
  /** Words so far. */
  readonly count: number
}

/** A scene that is written on while a clause is read. A clause that is not told leaves none. */
export class Telling {
  scene: Scene
  private readonly before: Scene
  /** Pronouns of whoever does it, where nobody has had them before: nobody does it to 'him' who is himself. */
  private doers: ReadonlySet<ThirdPerson> = new Set()

  constructor(scene: Scene) {
    this.scene = scene
    this.before = scene
  }

  nameChild(): string {
    this.scene = { ...this.scene, isNamed: true }
    return childMark
  }

  /** The child as who does it: by name for the first time. */
  ofChild(): string {
    const { isNamed, pronoun } = this.scene
    this.scene = { ...this.scene, isNamed: true, isOfChild: true }
    return isNamed && pronoun ? pronoun : childMark
  }

  /** Somebody or something else does it. */
  ofOther(): void {
    this.scene = { ...this.scene, isOfChild: false }
  }

  /** Whoever has been spoken of in this clause does what it tells. */
  asDoer(): void {
    const { others } = this.before
    this.doers = new Set([...this.scene.strangers].filter((pronoun) => !others.has(pronoun)))
  }

  several(): void {
    this.scene = { ...this.scene, hasMany: true, areFamily: true }
  }

  /** What 'he' or 'she' is in the story: the child by name for the first time. Null where nobody knows who is meant. */
  personal(pronoun: ThirdPerson): string | null {
    if (this.scene.isEither && !this.scene.isOfChild && pronoun === this.scene.pronoun) return null
    if (this.isChildFirst(pronoun)) return this.nameChild()
    return this.isKnown(pronoun) ? pronoun : null
  }

  /** The same for 'his', 'her' and 'him'. */
  owner(pronoun: ThirdPerson, said: string): string | null {
    if (this.isChildFirst(pronoun)) return `${this.nameChild()}’s`
    return this.isKnown(pronoun) ? said : null
  }

  /** 'Grandpa took him fishing': whoever does it is another than the one it is done to. */
  object(pronoun: ThirdPerson, said: string): string | null {
    const { others, strangers, untold } = this.scene
    // Whoever has not been told of may be meant.
    if (untold.has(pronoun) && !others.has(pronoun) && !this.scene.isOfChild) return null
    this.scene = { ...this.scene, others: new Set([...strangers].filter((each) => !this.doers.has(each))) }
    const isChild = !this.scene.isOfChild && this.isChildFirst(pronoun)
    this.scene = { ...this.scene, others }
    if (isChild) {
      this.scene = { ...this.scene, isEither: strangers.has(pronoun) }
      return this.nameChild()
    }
    if (this.scene.isOfChild && this.scene.pronoun === pronoun) return others.has(pronoun) ? said : null
    return this.isKnown(pronoun) ? said : null
  }

  private isChildFirst(pronoun: ThirdPerson): boolean {
    const { scene } = this
    if (scene.isNamed || scene.others.has(pronoun) || scene.untold.has(pronoun)) return false
    if (scene.pronoun !== undefined && scene.pronoun !== pronoun) return false
    this.scene = { ...scene, pronoun }
    return true
  }

  private isKnown(pronoun: ThirdPerson): boolean {
    const { pronoun: own, isNamed, others } = this.scene
    if (own !== undefined && own !== pronoun) return others.has(pronoun)
    return isNamed
  }

  /** Whoever has been named may be the next 'he' or 'she'. */
  speakOf(tokens: readonly Token[]): void {
    const { others, strangers } = this.scene
    // Granny Pat is one person, and a relative.
    const relatives = tokens.filter(isRelative)
    // A baby sister is 'she'.
    const certain = relatives.filter(({ norm }) => male.test(norm) || female.test(norm))
    const spoken = pronounsIn(certain.length > 0 ? certain : relatives.length > 0 ? relatives : tokens)
    this.scene = {
      ...this.scene,
      hasMany: this.scene.hasMany || tokens.some(isOfSeveral),
      others: new Set([...others, ...spoken]),
      strangers: new Set([...strangers, ...(relatives.length > 0 ? [] : spoken)]),
    }
  }
}

const isRelative = ({ norm }: Token) =>
  nounClass(singularOf(norm)) === 'kin' || /^(?:granny|nonna|abuel[ao]|baba|nani|teta)$/.test(norm)

const isOfSeveral = ({ norm }: Token) =>
  singularOf(norm) !== norm || /^(?:and|family|class|team|everyone|everybody|we|school|nursery)$/.test(norm)

/** A scene after words that are not told. */
export const withUntold = (scene: Scene, tokens: readonly Token[]): Scene => ({
  ...scene,
  untold: new Set([...scene.untold, ...pronounsIn(tokens)]),
})

function pronounsIn(tokens: readonly Token[]): ThirdPerson[] {
  return tokens.flatMap(({ norm, isCapital, opensSentence }): ThirdPerson[] => {
    const plain = norm.replace(/['’]?s$/, '')
    if (male.test(norm) || male.test(plain)) return ['he']
    if (female.test(norm) || female.test(plain)) return ['she']
    const kind = nounClass(singularOf(norm))
    const isSomebody = kind === 'person' || kind === 'kin' || (isBeast(kind) && !noPets.test(norm))
    return isSomebody || (isCapital && !opensSentence && kind === undefined && norm !== 'i')
      ? ['he', 'she']
      : []
  })
}

const isBeast = (kind: string | undefined) => kind === 'animal' || kind === 'creature'

/** Of a spelling bee, or of monkey bars, nobody says 'she'. */
const noPets = /^(?:bees?|monkeys?)$/

const male =
  /^(?:dad|daddy|dada|father|papa|baba|abba|brother|uncle|grandad|granddad|grandpa|grandfather|gramps|opa|abuelo|nonno|dede|boy|man|mr|husband|stepdad|nephew|grandson|son|king|prince|lad|pops?|poppa|taid|bampi)$/

const female =
  /^(?:mum|mummy|mom|mommy|mama|mother|sister|aunt|auntie|aunty|gran|granny|grandma|grandmother|nan|nana|nanny|nani|dadi|oma|abuela|nonna|babushka|girl|lady|woman|mrs|miss|ms|wife|stepmum|niece|daughter|queen|princess|nain|mam|ma|waitress|actress|duchess|goddess|stewardess|lioness|headmistress|ballerina|bride|bridesmaid|midwife|mermaid)$/
