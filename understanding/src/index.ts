export { childsPronounIn } from './childs-pronoun.ts'
export type {
  Fact,
  FactKind,
  FactSource,
  FactTime,
  KnownPerson,
  NotUnderstood,
  Pronoun,
  Sensitivity,
  ToldText,
  Understanding,
  What,
} from './fact.ts'
export { type Intent, intents } from './intents.ts'
export { labelOf } from './label.ts'
export { familiarWords } from './lexicon/familiar-words.ts'
export { firstNames } from './lexicon/first-names.ts'
export { singularOf } from './lexicon/number.ts'
export { type Named, type NamedThing, namedIn } from './named-in.ts'
export { restOf } from './rest-of.ts'
export { type ToldClause, toldClausesIn } from './told-clauses.ts'
export { understand } from './understand.ts'
export { type Happening, isHappening } from './wished-story/happenings.ts'
