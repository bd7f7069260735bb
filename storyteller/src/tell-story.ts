import { absentFrom } from './absent.ts'
import { isForToddlers, isToddlerPlot, wordsOfPlot } from './age-bands.ts'
import { type Brief, type Section, type Story, wordsPerMinute } from './brief.ts'
import { type Casting, castings, inventedIn } from './casting.ts'
import { type Choice, type Reach, sectionsFor, sectionsOf } from './choose-sections.ts'
import { type ReportPassage, reportedDeeds, reportPassage } from './days-report.ts'
import { deedLinesIn } from './deed-lines.ts'
import { deedWords } from './deed-words.ts'
import { withDeeds } from './deeds.ts'
import { tellableEntries, withStory } from './entries.ts'
import { asDeed, entryWords } from './entry-words.ts'
import { fitTo, isShortest, type Passage, reachOf, wordsOf } from './fit-length.ts'
import { isOfThing, thingsSaid, thingsToName, withoutQuotations, withThings } from './named-things.ts'
import { Names, withoutMarks } from './names.ts'
import { openPlot, seedOf } from './open-plot.ts'
import { howReported, outcomesOf } from './outcomes.ts'
import { personalNotes } from './personal.ts'
import { kindWords, toldKind } from './plot-kinds.ts'
import { plots } from './plots.ts'
import { withPronouns } from './pronouns.ts'
import { playedLinesIn } from './props.ts'
import { inBedTogether, inTheDark, withThoughts, withTints } from './read-from-text.ts'
import { asSpoken } from './relatives.ts'
import { type Filler, roleEndings, roleWords } from './roles.ts'
import { withoutRepeatedSpeaker } from './same-speaker.ts'
import type { Told } from './scene-parts.ts'
import { sceneFrom } from './scenes.ts'
import {
  isOfRequest,
  isSomebodyAskedFor,
  requestsIn,
  sceneWithRequests,
  withRequests,
} from './second-request.ts'
import { settling, settlingParagraphs } from './settling.ts'
import { begin, type Line, runKnot, setWords } from './telling.ts'
import { themeFiller } from './theme-things.ts'
import { speechWords, thingLinesIn, thingWords, voicedThings } from './voiced-things.ts'
import { wishedPerson, wishedWords } from './wished.ts'
import { sectionWords, stockParagraphs, storyWords, type Words } from './words.ts'

/** The pace of the last section. */
const slowestPace = 0.9

/**
 * Writes a story. Pure: the same brief gives the same text. Takes a few milliseconds, and some tens more when a plot is used for the
 * first time.
 * @throws if the brief has no child
 */
export function tellStory(original: Brief): Story {
  const [casting] = castings(plots, cleaned(original))
  if (!casting) throw new Error(`There is no plot for ${original.theme}`)
  const { plot } = casting
  const cast = inItsLength(withStory(cleaned(original), plot.head), plot.head.ages)
  const words = cast.minutes ? cast.minutes * wordsPerMinute : wordsOfPlot(plot.head.ages)[cast.length].aim
  const { length, knots } = choiceFor(casting, cast, words)
  const brief = { ...cast, length }
  const absent = absentFrom(brief, casting.answers)
  const names = new Names()
  const kind = toldKind(casting, brief)
  const fixedWords = wordsFor(casting, brief, names, kind)
  const { telling, title, opening } = openPlot(casting, knots, brief, names, fixedWords)
  const sceneAt = (index: number, texts: readonly string[] = [], told?: Told) =>
    sceneFrom(plot.picture(knots[index] ?? '', kind), {
      brief,
      section: index,
      people: plot.people,
      absent: told ? new Set([...absent, ...notYetThere(texts, index, brief)]) : absent,
      roles: casting.roles,
      ...(told && { told }),
    })
  const written = knots.map((knot, index) => {
    setWords(telling, sectionWords(brief, names, index, isEdge(index, knots)))
    const lines = index === 0 ? opening : runKnot(telling, knot)
    const extended =
      cast.minutes && index === knots.length - 1 ? withSettling(lines, fixedWords, brief) : lines
    const passages = extended.map((line) => ({
      text: names.putIn(line.text),
      marked: line.text,
      priority: isOfTheme(line, plot, fixedWords) ? 'theme' : priorityOf(line, fixedWords, brief),
      ...(line.isAfterBeat && { isAfterBeat: true }),
    }))
    return { passages, scene: sceneAt(index) }
  })
  const said = written.flatMap(({ passages }) =>
    passages.flatMap(({ text, priority }) => (priority === 'always' || priority === 'wished' ? [text] : [])),
  )
  const asked = plot.head.tellsThings || plot.head.tellsEntries ? [] : requestsIn(casting, brief)
  const own = plot.head.tellsThings ? voicedThings(brief).map(({ thing }) => thing) : []
  // A story that is made of the report says all that it names.
  const isMadeOfReport = plot.head.tellsReport || plot.head.tellsEntries !== null
  const named = isMadeOfReport ? [] : thingsToName(casting, brief, withoutQuotations(said.join(' '), brief))
  const things = named.filter(
    ({ thing }) =>
      !own.includes(thing) &&
      !asked.some((request) => isSomebodyAskedFor(request) && thing.words.includes(request.what.head)),
  )
  const requests = asked.filter(({ what }) => !things.some(({ thing }) => thing.words.includes(what.head)))
  const places = { brief, names, child: String(fixedWords.L), resting: String(fixedWords.resting) }
  const report = reportPassage(casting, brief, {
    names,
    child: places.child,
    told: withoutQuotations(said.join(' '), brief),
  })
  const isQuoted = things.length === 0 && report === null
  const drafts = withReport(
    withThings(
      withRequests(isQuoted ? written : withoutQuoted(written, brief), requests, places),
      report ? things.map((each) => ({ ...each, day: undefined })) : things,
      places,
    ),
    report,
  )
  const chosen = fitTo(
    words - wordsOfIntroductions(casting),
    drafts.flatMap(({ passages }) => passages),
    brief.seed,
  )
  // A report is quoted in the third person, whoever says it.
  const calledInRoles = isMadeOfReport
    ? []
    : [...[...casting.roles.values()].map(({ name }) => name), wishedPerson(casting, brief)]
  const introduced = new Set<string>()
  const spoken = drafts.map(({ passages }) => {
    const paragraphs = passages.filter((passage) => chosen.has(passage) && passage.text !== '')
    const marked = paragraphs.map((passage) => passage.marked).join('\n\n')
    const named = withPronouns(marked, names, inventedIn(casting), introduced)
    return { paragraphs, text: asSpoken(withoutRepeatedSpeaker(named), calledInRoles, brief.children) }
  })
  const texts = spoken.map(({ text }) => withoutEntries(text, casting, brief))
  const pictured = spoken.map(({ paragraphs, text }, index): Section => {
    const told = {
      said: text,
      text: texts[index] ?? '',
      heard: spoken
        .slice(0, index + 1)
        .map((each) => each.text)
        .join('\n'),
      isPlayed: plot.head.tellsEntries !== null,
      ...(plot.head.tellsEntries === 'story' && {
        happens: (tellableEntries(brief)?.sentences ?? []).filter((sentence) => text.includes(sentence)),
      }),
    }
    const shown = sceneWithRequests(sceneAt(index, texts, told), paragraphs, brief)
    return { text, scene: withDeeds(shown, text, brief), pace: paceAt(index, knots.length) }
  })
  // In a wished-for story that is told as it is, what it names is there.
  const thoughtful = plot.head.tellsEntries === 'story' ? pictured : withThoughts(pictured, brief)
  const sections = thoughtful.map((section) => withTints(inBedTogether(inTheDark(section), brief), brief))
  const added = drafts
    .flatMap(({ passages }) => passages)
    .flatMap((passage) =>
      chosen.has(passage) && (isOfRequest(passage) || isOfThing(passage)) ? (passage.line ?? []) : [],
    )
  const reported = report && chosen.has(report) ? sections[0]?.text.split('\n\n')[0] : undefined
  const whole = sections.map(({ text }) => text).join('\n\n')
  const entries = (plot.head.tellsEntries ? (tellableEntries(brief)?.sentences ?? []) : []).filter((entry) =>
    whole.includes(entry),
  )
  const toldReport = plot.head.tellsEntries
    ? entries.join(' ')
    : plot.head.tellsReport
      ? reportedDeeds(brief)?.join('. ')
      : reported
  const told = toldIn(sections, casting, brief, toldReport)
  const firstChild = brief.children[0]?.name ?? ''
  return {
    title,
    plot: plot.id,
    sections,
    ...told,
    lines: [
      ...told.lines,
      ...added,
      ...thingLinesIn(whole, brief, firstChild),
      ...(plot.head.tellsReport ? deedLinesIn(whole, brief, reportedDeeds(brief, 1) ?? []) : []),
      ...(plot.head.tellsEntries ? playedLinesIn(whole) : []),
      ...deedLinesIn(
        whole,
        brief,
        entries.map((entry) => asDeed(entry, brief)),
      ),
    ],
    toldThings: thingsSaid(brief, whole),
    ...(toldReport !== undefined && { toldReport, howReported: howReported(casting) }),
    ...(plot.head.taleWords.length > 0 && brief.wished?.tale && { toldTale: brief.wished.tale.text }),
    answers: [...new Set(casting.answers.map(({ about }) => about))],
    absent: brief.companions.flatMap(({ name }, index) => (absent.has(index) ? [name] : [])),
    kindWords: plot.head.holds.filter(({ isKind }) => isKind).map(({ what }) => what),
  }
}

/** Companions of whom the text has not said yet that they are there: they come on a later page. @param texts those of all sections */
const notYetThere = (texts: readonly string[], index: number, { companions }: Brief): number[] =>
  [...companions.entries()].flatMap(([at, { name }]) => {
    const first = texts.findIndex((text) => text.includes(name))
    return first > index ? [at] : []
  })

/** A text without what it reads out of a wish: whoever is named there is not there for that. */
const withoutEntries = (text: string, { plot }: Casting, brief: Brief): string =>
  (plot.head.tellsEntries ? (tellableEntries(brief)?.sentences ?? []) : []).reduce(
    (rest, entry) => rest.replaceAll(entry, ''),
    text,
  )

/** Where what the wish names has lines of its own, the parent’s sentence is quoted by plots that are built around it alone. */
const withoutQuoted = <Each extends Passage, Draft extends { readonly passages: readonly Each[] }>(
  drafts: readonly Draft[],
  brief: Brief,
): Draft[] =>
  drafts.map((draft) => ({
    ...draft,
    passages: draft.passages.filter(
      ({ text, priority }) => priority !== 'wished' || withoutQuotations(text, brief) === text,
    ),
  }))

const withReport = <Each extends Passage, Draft extends { readonly passages: readonly Each[] }>(
  drafts: readonly Draft[],
  report: ReportPassage | null,
) =>
  drafts.map((draft, section) => ({
    ...draft,
    passages: [...(report && section === 0 ? [report] : []), ...draft.passages],
  }))

/** The words that introductions have on top of what is said afterwards, by which passages are counted. */
const wordsOfIntroductions = ({ roles }: Casting): number =>
  [...roles.values()].reduce(
    (sum, { introduction, name }) => sum + (introduction && name ? wordsOf(introduction) - wordsOf(name) : 0),
    0,
  )

/** What was told, read off the text. */
function toldIn(
  sections: readonly Section[],
  casting: Casting,
  brief: Brief,
  report: string | undefined,
): Pick<Story, 'outcomes' | 'toldNotes' | 'lines'> {
  const isIn = (paragraph: string) => sections.some(({ text }) => text.includes(paragraph))
  const cast = withoutParts(brief, casting)
  const notes = personalNotes(cast, casting.plot.tellsLoved).filter(({ paragraph }) => isIn(paragraph))
  const stock = [...stockParagraphs(cast), ...settlingParagraphs].filter(
    ({ paragraph }) => paragraph && isIn(paragraph),
  )
  return {
    outcomes: outcomesOf(casting, brief, sections, notes, report),
    toldNotes: notes.map(({ text }) => text),
    lines: [...notes.flatMap(({ line }) => line ?? []), ...stock.flatMap(({ lines }) => lines)],
  }
}

/** The words that are the same in every section. */
function wordsFor(casting: Casting, brief: Brief, names: Names, kind: string | undefined): Words {
  const ofRoles = [...casting.roles].map(([role, filler]) => {
    const words = roleWords(role.name, filler, names)
    return { ...words, ...speechWords(role.name, filler, String(words[role.name]), brief) }
  })
  const own = storyWords(withoutParts(brief, casting), names)
  const words: Words = Object.assign({}, ...ofRoles)
  return {
    ...own,
    ...roleWords('themed', themeFiller(brief), names),
    ...wishedWords(casting, brief, names),
    ...(casting.plot.head.tellsThings && thingWords(brief, names, String(own.L))),
    ...kindWords(casting, kind),
    ...(casting.plot.head.tellsEntries &&
      entryWords(brief, names, { child: String(own.L), friend: friendIn(casting, words) })),
    ...(casting.plot.head.tellsReport &&
      deedWords(brief, names, { child: String(own.L), friend: friendIn(casting, words) })),
    ...words,
  }
}

/** Who hears of the day, in a plot that is made of what is reported of it. */
const friendIn = ({ roles }: Casting, words: Words): string | undefined =>
  [...roles.keys()].some(({ name }) => name === hearer) ? String(words[hearer]) : undefined

const hearer = 'friend'

/** The brief without what has a part in the plot, or is what the plot is about: it is not mentioned in passing as well. */
function withoutParts({ details, ...brief }: Brief, { plot, roles, answers }: Casting): Brief {
  const fillers = [...roles.values()]
  const absent = absentFrom({ ...brief, ...(details !== undefined && { details }) }, answers)
  const played = (brief.facts ?? []).filter(({ id }) => fillers.some(({ factId }) => factId === id))
  const isFree = (text: string) => !played.some(({ said }) => text.includes(said))
  return {
    ...brief,
    ...(details && answers.length === 0 && !plot.head.tellsEntries && { details }),
    companions: brief.companions.filter(
      (each, index) => !absent.has(index) && !fillers.some((filler) => isPlayedBy(filler, each, index)),
    ),
    children: brief.children.map((child) => ({
      ...child,
      ...(child.interests && { interests: child.interests.filter(isFree) }),
      ...(child.details && { details: child.details.filter(({ text }) => isFree(text)) }),
    })),
  }
}

/** 'Auntie Bea', whose wedding the wish is about, is Bea who comes along. */
const isPlayedBy = ({ companion, name }: Filler, { name: own }: Brief['companions'][number], index: number) =>
  companion === index || name === own || name?.endsWith(` ${own}`) === true

/** No number of minutes makes a story for toddlers longer than they can listen; and in a series there has to be room for the night before. */
function inItsLength(brief: Brief, ages: Parameters<typeof isToddlerPlot>[0]): Brief {
  if (!isToddlerPlot(ages)) return brief
  const { minutes: _, ...rest } = brief
  return brief.series && brief.length === 'long' ? { ...rest, length: 'medium' } : rest
}

function cleaned(brief: Brief): Brief {
  if (brief.children.length === 0) throw new Error('A story needs a child')
  const clean = <T extends { readonly name: string }>(each: T): T => ({
    ...each,
    name: withoutMarks(each.name),
  })
  return { ...brief, children: brief.children.map(clean), companions: brief.companions.map(clean) }
}

function choiceFor(casting: Casting, brief: Brief, words: number): Choice {
  const { plot } = casting
  if (!brief.minutes) return sectionsOf(plot.sections, brief.length)
  const kind = toldKind(casting, brief)
  return sectionsFor(words, plot.sections, brief.seed, (length) =>
    measureSections(casting, { ...brief, length }, kind),
  )
}

/** How many words every section of a plot has in the wording of a length. */
function measureSections(
  casting: Casting,
  brief: Brief,
  kind: string | undefined,
): ReadonlyMap<string, Reach> {
  const names = new Names()
  const telling = begin(casting, seedOf(brief))
  const fixedWords = wordsFor(casting, brief, names, kind)
  setWords(telling, fixedWords)
  const knots = casting.plot.sections.map(({ knot }) => knot)
  return new Map(
    knots.map((knot, index) => {
      setWords(telling, sectionWords(brief, names, index, isEdge(index, knots)))
      const lines = runKnot(telling, knot)
      const passages = lines.map((line) => ({
        text: names.putIn(line.text),
        priority: isOfTheme(line, casting.plot, fixedWords) ? 'theme' : priorityOf(line, fixedWords, brief),
      }))
      return [knot, reachOf(passages)]
    }),
  )
}

const isEdge = (index: number, knots: readonly string[]) => index === 0 || index === knots.length - 1

/**
 * The thing of a theme in a story about life: its picture shows it, and readers found a line of text about it in the way. It is told
 * where the story would be too short.
 */
function isOfTheme({ text, priority }: Line, plot: Casting['plot'], fixedWords: Words): boolean {
  const { isAboutLife, head } = plot
  if (!isAboutLife || isToddlerPlot(head.ages) || priority !== 'personal') return false
  return roleEndings.some((ending) => text.includes(String(fixedWords[`themed${ending}`])))
}

/** Notes about the children have a higher priority than other optional passages; for toddlers they are two words. */
function priorityOf({ text, priority }: Passage, fixedWords: Words, brief: Brief): Passage['priority'] {
  if (isForToddlers(brief.children.map(({ age }) => age))) return priority
  if (text === fixedWords.resting && isShortest(brief)) return 'company'
  return text === fixedWords.musing || text === fixedWords.keepsake ? 'personal' : priority
}

/** Adds quiet passages to the last section, after the dream and before the last words. */
function withSettling(lines: readonly Line[], { dream }: Words, brief: Brief): Line[] {
  const at = lines.findIndex(({ text }) => text === dream) + 1
  const quiet = settling(brief).map((text): Passage => ({ text, priority: 'settling' }))
  return [...lines.slice(0, at), ...quiet, ...lines.slice(at)]
}

/** Constant for two thirds of the sections, then slower with each one. */
function paceAt(index: number, count: number): number {
  const slowFrom = Math.ceil((count * 2) / 3)
  if (index < slowFrom) return 1
  const part = (index - slowFrom + 1) / (count - slowFrom)
  return Math.round((1 - (1 - slowestPace) * part) * 1000) / 1000
}
