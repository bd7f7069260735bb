import type { StoryLanguage } from '@nightlight/contract'
import { absentFrom } from '@nightlight/storyteller'
import type { ReadSection } from '../../narration/index.ts'
import type { Brief } from '../request/brief.ts'
import { wordsAllowed } from '../request/duration.ts'
import { factsOf } from '../request/facts-of.ts'
import { CastNames } from './cast-names.ts'
import { claimedInVain } from './fact-receipts.ts'
import { type Check, notByRules, type ReviewCriteria, reviewStory } from './review/index.ts'
import type { Draft } from './story-writer.ts'
import { canBeFound, tells, wishesOf } from './wishes.ts'

/** The criteria for a story of this brief. @param names whose marks it may contain @param written the sections that exist */
export function reviewCriteria(
  brief: Brief,
  names = CastNames.of(brief),
  written: readonly ReadSection[] = [],
  {
    kindWords = [],
    answers = [],
    absent = absentOf(brief),
    isByAuthors,
    toldReport,
  }: Pick<Draft, 'kindWords' | 'answers' | 'absent' | 'isByAuthors' | 'toldReport'> = {},
): ReviewCriteria {
  const isPresent = ({ mark, name }: { mark: string; name: string }) =>
    mark.startsWith('{HERO') || !absent.some((each) => each.trim() === name)
  const cast = CastNames.of(brief)
    .all.filter(isPresent)
    .map(({ mark }) => mark)
  return {
    wordRange: wordsAllowed(brief, written),
    ages: brief.children.map(({ age }) => age),
    requiredMarks: cast,
    allowedMarks: names.all.map(({ mark }) => mark),
    fears: brief.children.flatMap(({ fears }) => fears ?? []),
    kindWords,
    allowedTopics: isAboutDeath(brief, answers) ? ['death'] : [],
    ...(isByAuthors && { isByAuthors }),
    ...(toldReport !== undefined && { readOut: names.hide(toldReport) }),
    ownWords: ownWordsOf(brief),
    hardTruth: hardTruthOf(brief, names),
    ...(brief.language && { language: brief.language }),
  }
}

/** The companions who cannot come along, since the wish says that they have died, are ill or are away. */
export function absentOf(brief: Brief): string[] {
  const { companions } = brief
  const absent = absentFrom({ companions, facts: factsOf(brief).facts, details: brief.details ?? '' }, [])
  return companions.filter((_, index) => absent.has(index)).map(({ name }) => name)
}

/** Intents whose stories say the plain word. */
const aboutDeath: ReadonlySet<string> = new Set(['pet-died', 'somebody-died'])

/** A wish about a death, or why people die, frees its plain words, whoever writes the story. */
const isAboutDeath = (brief: Brief, answers: readonly string[]) =>
  answers.some((intent) => aboutDeath.has(intent)) ||
  factsOf(brief).facts.some(
    ({ about, from, polarity, said }) =>
      (aboutDeath.has(about) || (about === 'question' && asksWhyPeopleDie(said))) &&
      from === 'wish' &&
      polarity === 'yes',
  )

/** What every child asks one day. Who says that they want to, or asks whether they can, asks something else: that frees nothing. */
const asksWhyPeopleDie = (said: string) =>
  /\b(?:people|everyone|everybody|we|you|mum|mummy|mom|mommy|dad|daddy)\b.*\b(?:die|dies|dying)\b|\babout (?:death|dying)\b/i.test(
    said,
  ) && !/\b(?:wants?|wish(?:es)?|can|can[’']?t|could|should|just|kill\w*|hurt\w*)\b/i.test(said)

/** A wish that tells of an illness, a death, a parting: what is hard, and true all the same. */
function hardTruthOf(brief: Brief, names: CastNames): string {
  const { facts, details } = factsOf(brief)
  const isHard = facts.some(
    ({ from, sensitivity, polarity }) => from === 'wish' && sensitivity === 'tender' && polarity === 'yes',
  )
  return isHard ? names.hide(details) : ''
}

/** What a parent has written about the children and for the story. */
function ownWordsOf({ children, details, series }: Brief): string[] {
  const aboutThem = children.flatMap(({ interests, details: notes }) => [
    ...interests,
    ...(notes ?? []).map(({ text }) => text),
  ])
  return [...aboutThem, details ?? '', ...Object.values(series?.canon ?? {})].filter(Boolean)
}

/** Reviews a story with names, as it is about to be shown; the details of the checks contain names too. */
export function reviewDraft(
  brief: Brief,
  story: Pick<
    Draft,
    'title' | 'kindWords' | 'answers' | 'absent' | 'outcomes' | 'isByAuthors' | 'secondReading' | 'toldReport'
  > & {
    readonly sections: readonly ReadSection[]
  },
): Check[] {
  const names = CastNames.of(brief)
  const hidden = {
    title: names.hide(story.title),
    sections: story.sections.map(({ text }) => names.hide(text)),
  }
  const checks = reviewStory(hidden, reviewCriteria(brief, names, story.sections, story)).map((each) => ({
    ...each,
    detail: names.reveal(each.detail),
  }))
  const { language } = brief
  if (language === undefined) return [...checks, ...readAgainCheck(story), toldCheck(brief, story)]
  return [
    ...checks.map((each) => (each.passed === null ? byOthers(each, story, language) : each)),
    ...readAgainCheck(story),
    notByRules('What you told us', language),
  ]
}

/** Whether somebody has looked for harm in a story that the rules cannot read. A moderation service does not know what a child may copy. */
export const isReadByOthers = ({ secondReading }: Pick<Draft, 'secondReading'>): boolean =>
  secondReading?.isRead === true

/** What the rules could not check, as far as an editor has. */
const byOthers = (
  each: Check,
  { secondReading }: Pick<Draft, 'secondReading'>,
  language: StoryLanguage,
): Check =>
  secondReading?.isRead
    ? {
        ...each,
        passed: true,
        detail: `Read by ${secondReading.by}, as an editor: nothing found. Our rules read English only`,
      }
    : notByRules(each.name, language)

/** Of a story by a model: whether its editor has read it as well. An English one that was not read is not handed over. */
function readAgainCheck({ secondReading }: Pick<Draft, 'secondReading'>): Check[] {
  if (!secondReading) return []
  const { by, isRead, moderatedBy } = secondReading
  const moderation = moderatedBy ? `. Every section was passed by the moderation of ${moderatedBy}` : ''
  const detail = isRead
    ? `Read again as a whole by ${by}: nothing found`
    : 'Read by nobody: the model was asked to read it again, and could not'
  return [{ name: 'Read twice', passed: isRead, detail: `${detail}${moderation}` }]
}

/** Nothing counts as told that is not in the text. A writer that does not say what it told has to have told what was wished for. */
function toldCheck(
  brief: Brief,
  story: Pick<Draft, 'title' | 'outcomes'> & { readonly sections: readonly ReadSection[] },
): Check {
  const faults = story.outcomes
    ? claimedInVain(brief, story).map(({ said }) => `“${said}” is not in the text`)
    : unanswered(brief, story)
  return {
    name: 'What you told us',
    passed: faults.length === 0,
    detail: faults.length === 0 ? told : faults.join('; '),
  }
}

const told = 'Whatever we say is in the story was looked up in its text'

function unanswered(
  brief: Brief,
  { title, sections }: Pick<Draft, 'title'> & { readonly sections: readonly ReadSection[] },
): string[] {
  const { toTell, preferred, toLeaveOut } = wishesOf(brief)
  const text = [title, ...sections.map((section) => section.text)].join('\n\n')
  return [
    ...toTell
      .filter((fact) => canBeFound(fact) && !preferred.includes(fact) && !tells(fact, text))
      .map(({ said }) => `“${said}” is not in the text`),
    ...toLeaveOut.filter((fact) => tells(fact, text)).map(({ said }) => `“${said}”: it is in the text`),
  ]
}
