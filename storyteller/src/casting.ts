import { isForToddlers, isOlderPlot, isPlotFor } from './age-bands.ts'
import type { Brief } from './brief.ts'
import {
  answersOf,
  inWords,
  isInBothWords,
  isNamedIn,
  isNamedNarrowly,
  isShared,
  isTold,
  isUsable,
  says,
} from './casting-answers.ts'
import { slight, weightOf, wished } from './casting-matter.ts'
import { type Neighbours, neighboursFor } from './casting-neighbours.ts'
import { castingOf } from './casting-roles.ts'
import { reportedDeeds } from './days-report.ts'
import { fewestFor, shownShare } from './deed-lines.ts'
import { canBePlayed, canBeTold, isOfSort, shareOf, tellableEntries, withStory } from './entries.ts'
import type { Avoided, StoryFact } from './facts.ts'
import { isLikely } from './likely.ts'
import { isGrave } from './named-things.ts'
import { isBadNews, isContradicted } from './news.ts'
import type { EntryNeed, PlotHead, Role, TellsEntries } from './plot-head.ts'
import { uses } from './plot-kinds.ts'
import type { Plot } from './plots.ts'
import { hashOf } from './random.ts'
import type { Filler } from './roles.ts'
import { isToCome } from './to-come.ts'
import { untoldDeeds } from './untold-deeds.ts'
import { fewestThings, voicedThings } from './voiced-things.ts'
import { matterByName, toldByOthers, wishedLine, wishedQuestion, wishedTale } from './wished.ts'
import { beginningsOf } from './word-beginnings.ts'

/** A plot with its parts given out. */
export interface Casting {
  readonly plot: Plot
  /** The facts of the wish that the plot answers. */
  readonly answers: readonly StoryFact[]
  /** Those of them that it is about: the others go along with them. */
  readonly main: readonly StoryFact[]
  /** Those of its matter that it answers in part only. */
  readonly nearly: readonly StoryFact[]
  readonly roles: ReadonlyMap<Role, Filler>
  /** What invented names become, by what they are in the text. */
  readonly names: ReadonlyMap<string, string>
}

/** The names that the plot brings along, as they are in this telling. */
export const inventedIn = ({ plot, names }: Casting): string[] =>
  plot.head.names.flatMap(([original = '']) => names.get(original) ?? original)

/**
 * The plots for a brief, the best first. A plot comes before another one if it keeps out what has to be kept out; is about what happened; answers more of the
 * wish, and rather its jealousy than its rain, where one of the last seven stories has to answer clearly more; tells what the somebody of a wished-for story does; was written for the very thing that is wished for, and rather for it alone than for all of its sort; fits ages and bodies; has a part for more of the wish; has not been told, or
 * longer ago; answers a fact by its words, where others take it in general; is written for children of ten and over, where they listen;
 * has a part for more of what the family has told before. Then the seed decides. Plots of other themes come in only for a wish, or to
 * keep something out. Toddlers have plots of their own, of no theme.
 */
export function castings(plots: readonly Plot[], brief: Brief): Casting[] {
  const recent = brief.history?.plots ?? []
  const only = plots.filter(({ id }) => id === brief.plot)
  const possible = only.length > 0 ? only : plots
  const castWith = (neighbours: Neighbours) =>
    possible
      .filter((plot) => mayBeTold(plot, brief, neighbours))
      .map((plot) => castingOf(plot, brief, neighbours))
  const exact = castWith(new Map())
  const neighbours = neighboursFor(exact, brief)
  const cast = neighbours.size === 0 ? exact : castWith(neighbours)
  const byWords = new Set(cast.flatMap(({ plot, answers }) => inWords(plot, answers)))
  const wish = (brief.facts ?? []).filter((fact) => isTold(fact, brief))
  const hasThings = cast.some(({ plot }) => plot.head.tellsThings)
  const areMany = voicedThings(brief).length > fewestThings
  const isQuestionOfOne = cast.some((casting) => isForTheQuestion(casting))
  const deeds = (reportedDeeds(brief) ?? []).map((deed) => deed.replaceAll(brief.children[0]?.name ?? '', ''))
  const ranked = cast.map((casting) => {
    const { plot } = casting
    const told = recent.indexOf(plot.id)
    return {
      casting,
      rank: [
        conflictsOf(plot, { ...brief, avoid: notAnswered(brief.avoid ?? [], casting) }),
        ...byFactsAndLikeness(
          isLikelyAlone(casting, brief) ? 0 : rankOf(casting, wish, { hasThings, areMany }),
          (told !== -1 && told < lastStories && casting.main.length > 0 ? toldLately : 0) -
            weightOf(casting, wish) +
            (plot.isAboutLife && casting.main.length > 0 ? perUntoldDeed * untoldDeeds(casting, deeds) : 0) +
            (plot.head.tellsQuestion ? (isQuestionOfOne ? answeredElsewhere : -asItIsAsked) : 0),
          plot,
          brief,
        ),
        tellsTaleHowWell(plot),
        -wordsOfStory(plot, brief),
        -longestOf(plot, brief),
        -casting.answers.filter((fact) => isNamedIn(plot, fact)).length,
        -casting.answers.filter((fact) => isNamedNarrowly(plot, fact)).length,
        plot.theme === brief.theme || plot.theme === null || casting.answers.length > 0 ? 0 : 1,
        misfitsOf(plot, brief),
        -partsOf(casting, 'wish'),
        told === -1 ? -recent.length : -told,
        casting.answers.filter((fact) => byWords.has(fact)).length - inWords(plot, casting.answers).length,
        isOlderPlot(plot.head.ages) ? 0 : 1,
        // What happened can be told by any of them: a part for the family makes none of them fit better.
        plot.head.tellsLine || plot.head.tellsThings ? 0 : -partsOf(casting, 'family'),
        hashOf(`${brief.seed}:plot:${plot.id}`),
      ],
    }
  })
  return ranked.sort((a, b) => compare(a.rank, b.rank)).map(({ casting }) => casting)
}

/** A plot of one of the last seven stories gives way to another that answers nearly as much. */
const lastStories = 7
const toldLately = 1.5

/** Whether a plot was written for the very question that a child asks: it answers it. */
const isForTheQuestion = ({ plot: { head }, main }: Casting): boolean =>
  main.some(
    (fact) =>
      fact.about === 'question' &&
      head.about.some(
        ({ intent, words }) =>
          intent === 'question' && words.some((word) => !/^\s*!/.test(word) && says(fact, [word])),
      ),
  )

/** A plot in which the question is asked stands behind one that answers it, and before one for any question. */
const answeredElsewhere = 3
const asItIsAsked = 1

/**
 * Where it is known which evenings a wish is like, that speaks along with what is understood of it: the words of a wish are those of several evenings, and the
 * whole is like one of them.
 */
function byFactsAndLikeness(rank: number, weight: number, plot: Plot, brief: Brief): [number, number] {
  const { likely } = brief
  const against =
    (isContradicted(plot.head, brief) ? contradicted : 0) +
    (uses(brief.details ?? '', plot.head.never) ? toldOtherwise : 0)
  if (!likely || likely.size === 0) return [rank + against, weight]
  // What the somebody of a wished-for story does is known by its words, and so is what is asked.
  const isTold = plot.head.taleWords.length > 0 || plot.head.tellsQuestion
  if (plot.head.tellsEntries) return [against + entriesRank(plot, brief), 0]
  if (plot.head.tellsReport)
    return [
      against +
        (plot.head.showsDeeds === 'ahead'
          ? reportRank(plot, brief)
          : behindPlayed(reportRank(plot, brief), brief)),
      0,
    ]
  if (plot.head.tellsLine) return [against + behindPlayed(lineRank(plot, brief), brief), 0]
  const like = isTold ? 0 : Math.max(likely.get(plot.id) ?? leastLikely, leastLikely)
  return [rank + against + weight - likenessCounts * like + (plot.isAboutLife ? 0 : ofATheme), 0]
}

/** What is hard to learn, or a quarrel, has plots of its own where one is like it. One for this sort of wish comes before one for any, unless it was told lately. */
function entriesRank({ head, id }: Plot, brief: Brief): number {
  const { tellsEntries } = head
  const told = (brief.history?.plots ?? []).indexOf(id)
  const again = told !== -1 && told < lastStories ? playedLately : 0
  if (tellsEntries === 'story') return storyRank(head, brief) + again
  const ofSort = tellsEntries === 'asked' || tellsEntries === 'coming' ? ofThisSort : 0
  return playedRank(brief) + again - ofSort
}

/** One that was written for what happens comes first, the surest before the others; where all that is said is who somebody is, one about such a somebody. */
function storyRank({ storyWords, happens, entriesNeed }: PlotHead, brief: Brief): number {
  const sentences = brief.wished?.story?.sentences ?? []
  const tale = wishedTale(brief)
  const untold = sentences.join(' ').split(' ').length - (tale?.text.split(' ').length ?? 0)
  if (tale && untold <= beyondTale) return madeOfTale
  if (storyWords.length === 0 && happens.length === 0)
    return madeOfAnyStory - (entriesNeed.includes('hero') ? whereTheChildActs : 0)
  return madeOfStory - shareOf(happens, brief) - (uses(sentences.join(' '), storyWords) ? itsWords : 0)
}

/** 'There was', and what more a sentence may say before a plot about such a somebody leaves too much out, in words. */
const beyondTale = 7

function playedRank(brief: Brief): number {
  // Those for one and two that were written for a thing are the better stories.
  if (isForToddlers(brief.children.map(({ age }) => age))) return madeOfEntriesForToddlers
  if (brief.wished?.entries?.isAsked) return madeOfEntriesAsked
  const trouble = hasTrouble(brief) ? madeOfTrouble : hasLesson(brief) ? madeOfLesson : 0
  return trouble + (isToCome(brief) ? madeOfEntriesToCome : madeOfEntries)
}

/** What is asked for, or still to come, is rather played than told by its line or deed by deed. */
function behindPlayed(rank: number, brief: Brief): number {
  const isPlayed = tellableEntries(brief) !== null && mayTellEntries('any', [], brief)
  return isPlayed && (brief.wished?.entries?.isAsked || isToCome(brief))
    ? Math.max(rank, playedRank(brief) + justBehind)
    : rank
}

/** What can be shown is told before what is only quoted, and a report of which much is not read after both. */
function reportRank({ head: { showsDeeds } }: Plot, brief: Brief): number {
  const part = shareTold(brief) < leastShown ? madeOfAPart : 0
  const lesson = hasLesson(brief) ? madeOfLesson : 0
  if (showsDeeds === null) return lesson + part + madeOfReport
  const bare = 1 - (shownShare(brief, showsDeeds) ?? 0)
  return lesson + part + bare * ofWhatIsBare + shownRank[showsDeeds]
}

/** How much of what a parent has typed is in the deeds, by its words. */
function shareTold(brief: Brief): number {
  const typed = new Set(beginningsOf(brief.details ?? ''))
  const told = new Set(beginningsOf((reportedDeeds(brief, 1) ?? []).join(' ')))
  return typed.size === 0 ? 1 : [...typed].filter((each) => told.has(each)).length / typed.size
}

/** Bad news is told by those that were written for it, and so are tears: the others take it lightly. */
function lineRank({ head }: Plot, brief: Brief): number {
  const hasLesson = (brief.facts ?? []).some((fact) => isTroubling(fact) && !sorrows.has(fact.about))
  if (hasLesson || (hasTrouble(brief) && !head.isBadNews)) return withTrouble
  return isBadLine(brief) && !head.isBadNews ? madeLightly : madeOfLine
}

const isBadLine = (brief: Brief): boolean =>
  isBadNews(brief.wished?.line ?? '') || isBadNews(brief.wished?.sentence ?? '')

/** It is told for what the whole wish is like. */
const isLikelyAlone = ({ plot, main }: Casting, brief: Brief): boolean =>
  plot.isAboutLife && main.length === 0 && isLikely(plot, brief)

const likenessCounts = 1.5

/**
 * Where the plots that answer a wish are less like it than this, all that the parent reports is the better story, and then what was said of it in a line: of 121 reports those that were told
 * by a plot were scored 3.8 for fit by readers, the others 6.1, and those that were told by their line 5.0.
 */
const madeOfReport = -0.33
/**
 * Of 119 wishes told so and by the plot that came first before, side by side, by four readers: reports that were told by a line before would rather be played (17 of 22, fit 3.3 and 5.3), and
 * those with a plot about life that was less like the evening than this (17 of 24, fit 2 and 5.3). What is still to come, and a story that is wished for, they would rather hear from any plot
 * about life, however far off (35 of 43), and only lines less.
 */
const madeOfEntries = -0.35
const madeOfEntriesToCome = 6.5
const madeOfEntriesAsked = 9.5
const justBehind = 0.1
const madeOfEntriesForToddlers = 5
const madeOfStory = -9
const madeOfAnyStory = -3
/** A plot for what the child itself does comes before one for what somebody else does, though another may be there to see it. */
const whereTheChildActs = 0.5
/** One of its words counts as much as such a share of what happens. */
const itsWords = 0.3
const madeOfTale = 9.4
const ofThisSort = 0.02
const playedLately = 0.04
/** Tears and anger are rather told by what was written for them. */
const madeOfTrouble = 1
/** Of 100 wishes told so those of several deeds were scored 7.4 by two readers, those of one 7 and those for tomorrow 6.8; of which less than half was read, 5.1. They take turns with those that play out what was typed. */
const shownRank = { several: -0.34, one: -0.34, ahead: -0.9 } as const
/** Where none of its deeds has lines of its own. */
const ofWhatIsBare = 1.5
const madeOfAPart = 1.5
/** What is played has all of it: of 34 wishes told so and otherwise, side by side, 5.6 and 3.7 for fit, and 23 would rather be read. */
const leastShown = 0.8
/** A quarrel, or what was hard to learn, has plots of its own, which are the better answer while they are of much the same. */
const madeOfLesson = 0.5
const madeOfLine = 0.5
const madeLightly = 1.5
/** A plot that has nothing of what was done is further from the evening with every deed. */
const perUntoldDeed = 1.5
/** What a parent would not read out as the day’s news in one line is told by a plot for it, however near. Deed by deed it is told with what led to it. */
const withTrouble = 12

const hasLesson = (brief: Brief): boolean =>
  toldIn(brief).some((fact) => fact.kind === 'lesson' && wantsAnswer(fact))

const hasTrouble = ({ facts = [] }: Brief): boolean => facts.some(isTroubling)

const isTroubling = ({ from, kind, about, polarity, said }: StoryFact): boolean =>
  from === 'wish' &&
  polarity === 'yes' &&
  !(about === 'sharing' && isShared(said)) &&
  (kind === 'lesson' || troubling.has(about)) &&
  !goodNews.has(about)

const sorrows: ReadonlySet<string> = new Set(['sad', 'worried', 'frustrated', 'losing-well'])

const troubling: ReadonlySet<string> = new Set(
  'angry frustrated jealousy quarrel gentle-hands left-out lie sad worried'.split(' '),
)
/** Told only where nothing else answers the wish at all. */
const contradicted = 6
/** It tells a part of the evening otherwise than it was. */
const toldOtherwise = 12
/** A plot without evenings of its own, or one of quite others. */
const leastLikely = -6
/** One that was made for no evening stands behind those that were. */
const ofATheme = 2

/**
 * A plot that was written for something that the wish tells of; then one about a thing that is all the wish names, by its very word; then one that is made of
 * several things that it names; then one that tells what happened in the parent’s words, whatever it was; and then one about what is only named along with it, and one of a theme, which has
 * something of the sort in it.
 */
function rankOf(
  { plot, main }: Casting,
  wish: readonly StoryFact[],
  { hasThings, areMany }: { hasThings: boolean; areMany: boolean },
): number {
  if (plot.head.tellsThings) return 2
  if (plot.head.tellsLine) return 3
  // One of them is not both, unless the plot was written for it; and it is not three.
  const isOneOfThings = !plot.head.tellsTale && (areMany || inWords(plot, main).length === 0)
  const gives = (about: string) =>
    isOneOfThings && (wished.has(about) || (general.has(about) && !isInBothWords(plot, main)))
  if (hasThings && main.length > 0 && main.every(({ about }) => gives(about))) return 3
  const isTale = plot.head.taleWords.length > 0 && main.length > 0
  if (plot.isAboutLife && (isTale || main.some(({ about }) => !alongside.has(about)))) return 0
  if (inWords(plot, main).length > 0 && wish.every(({ about }) => alongside.has(about) || about === 'play'))
    return 1
  return main.some(({ about }) => !slight.has(about) && !wished.has(about)) ? 1 : 4
}

/** An ordinary day, or a game, is what it was made of, where the parent says what that was. */
const general: ReadonlySet<string> = new Set('ordinary-day play happy weather good-day'.split(' '))

/** What is named along with what happened, or asked of whatever is told. */
const alongside: ReadonlySet<string> = new Set(
  'weather season creature thing person place food colour calm any-story'.split(' '),
)

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** A plot about life is told to answer a wish, and a tender one to answer what it was written for. */
function mayBeTold(plot: Plot, brief: Brief, neighbours: Neighbours): boolean {
  if (plot.id === brief.plot) return true
  const { ages } = plot.head
  const listeners = brief.children.map(({ age }) => age)
  if (!isPlotFor(ages, listeners)) return false
  if (plot.head.tellsThings) return mayTellThings(plot, brief)
  if (plot.head.tellsLine) return mayTellLine(plot, brief)
  if (plot.head.tellsTale && !mayTellTale(plot, brief)) return false
  if (plot.head.tellsQuestion && wishedQuestion(brief) === null) return false
  if (isOfWhatIsPrivate(plot, brief)) return false
  return !plot.isAboutLife || answersOf(plot, brief, neighbours).main.length > 0 || isLikely(plot, brief)
}

/** What a parent says only so that it is known, as that the child has not been told of tomorrow's injection, is what no story is about. */
const isOfWhatIsPrivate = ({ isAboutLife, head }: Plot, { facts = [] }: Brief): boolean =>
  isAboutLife &&
  facts.some(
    ({ from, kind, sensitivity, about }) =>
      from === 'wish' &&
      sensitivity === 'private' &&
      /^(?:event|loss|feeling|lesson|habit)$/.test(kind) &&
      head.about.some(({ intent }) => intent === about),
  )

/** Whether the parent says what the somebody of the story is or does, in one of the words that the plot was written for. */
function mayTellTale({ head: { taleWords } }: Plot, brief: Brief): boolean {
  const tale = wishedTale(brief)
  if (!tale) return false
  const nouns = taleWords.flatMap((word) => matterByName.get(word) ?? [])
  if (nouns.some((noun) => tale[noun] === undefined)) return false
  // 'A camel and a star' says of neither what it does.
  if (tale.does === '' && nouns.length === 0) return false
  // The hero is the child, and not the goat.
  if (tale.rank !== undefined && !nouns.includes('rank')) return false
  // A sleepy bus is told by what is told of buses, or of who is sleepy, and not by what tells of any deed.
  if (taleWords.length === 0 && /^(?:is|are) (?:sleepy|tired|drowsy)$/.test(tale.does)) return false
  // 'The fox build a bridge' is no sentence: for two only where it was written for them.
  if (tale.isPair && !taleWords.includes(orTwo)) return false
  const words = taleWords.filter((word) => word !== orTwo && !matterByName.has(word))
  return words.length === 0 || uses(tale.does, words)
}

/** One that was written for what the somebody is afraid of comes before one for its words, and that before one for whatever somebody does. */
function tellsTaleHowWell({ head: { tellsTale, taleWords } }: Plot): number {
  if (!tellsTale) return 4
  if (taleWords.includes(anyDeed)) return 2
  if (taleWords.some((word) => matterByName.has(word))) return 0
  return taleWords.length > 0 ? 1 : 3
}

/** What nearly every somebody does. */
const anyDeed = 'something done'

/** Of several that were written for what happens in a wished-for story, rather one for more of its words. */
const wordsOfStory = ({ head: { storyWords } }: Plot, brief: Brief): number =>
  storyWords.filter((word) => uses(brief.wished?.story?.sentences.join(' ') ?? '', [word])).length

/** 'Gets lost' says more of a tale than 'lost': the number of words of the longest that a plot was written for. */
const longestOf = ({ head: { taleWords } }: Plot, brief: Brief): number =>
  Math.max(
    0,
    ...taleWords
      .filter((each) => uses(wishedTale(brief)?.does ?? '', [each]))
      .map((each) => each.split(' ').length),
  )

/** Beside words: it is also told of a fox and a rabbit. */
const orTwo = 'or two'

/** Whether something happened that can be told in the parent’s words. What is feared, or is to be learnt, wants an answer of another sort. */
function mayTellLine(plot: Plot, brief: Brief): boolean {
  const { head } = plot
  if (head.tellsEntries)
    return (
      canBeTold(head, brief) && mayTellEntries(head.tellsEntries, head.entriesNeed, withStory(brief, head))
    )
  if (head.tellsReport) return mayTellReport(plot, brief)
  if (wantsSomethingElse(brief)) return false
  if (wishedLine(brief) === null || (head.isBadNews && !isBadLine(brief))) return false
  if (head.tellsSentence && toldByOthers(brief.wished?.sentence ?? '', brief.children) === undefined)
    return false
  return head.when === null || (head.when === 'coming') === (brief.wished?.isLineToCome ?? false)
}

/** Whether a wish names enough things for a story, and asks for no other one: for a hero, an answer to a fear, the story of last night. */
const mayTellThings = ({ head }: Plot, brief: Brief): boolean =>
  !(head.when === 'done' && isAskedOrToCome(brief)) &&
  voicedThings(brief).length >= fewestThings &&
  !isGrave(brief) &&
  !wantsSomethingElse(brief) &&
  !toldIn(brief).some(
    (fact) => fact.sensitivity !== 'plain' || (wished.has(fact.about) && !isVoiced(fact, brief)),
  )

const isAskedOrToCome = (brief: Brief): boolean =>
  voicedThings(brief).some(({ time }) => time === 'will') ||
  toldIn(brief).some(({ about }) => wished.has(about))

/** 'A hedgehog and a robin please': both of them speak. */
const isVoiced = ({ what }: StoryFact, brief: Brief): boolean =>
  what !== undefined &&
  voicedThings(brief).some(({ thing }) =>
    thing.words.some((word) => word === what.head || word.endsWith(` ${what.head}`)),
  )

const toldIn = ({ facts = [] }: Brief) => facts.filter((fact) => fact.from === 'wish' && isUsable(fact))

/** 'Surprise us' and 'we don’t mind what, she is nearly asleep' are for the storyteller, and not what happened. */
const wantsSomethingElse = (brief: Brief): boolean =>
  toldIn(brief).some((fact) => wantsAnswer(fact) || fact.about === 'any-story')

const wantsAnswer = ({ about, kind, said }: StoryFact): boolean =>
  about === 'question' ||
  about === 'bad-dreams' ||
  about.startsWith('fear-') ||
  (kind === 'lesson' && !goodNews.has(about) && !(about === 'sharing' && isShared(said)))

/** Whatever was typed can be played, but for what wants an answer: a fear, a question. */
function mayTellEntries(sort: TellsEntries, needs: readonly EntryNeed[], brief: Brief): boolean {
  const entries = tellableEntries(brief)
  if (
    !entries ||
    !canBePlayed(entries, needs, { sort, child: brief.children[0]?.name ?? '' }) ||
    !isOfSort(sort, brief)
  )
    return false
  // The lighthouse is afraid of the dark, and not the child.
  const isAsked = brief.wished?.entries?.isAsked === true
  if (wishedQuestion(brief) !== null) return false
  // What happens to somebody made up says nothing of the child: shoes that walk off by themselves are not lonely.
  if (sort === 'story') return true
  return !toldIn(brief).some(
    ({ about }) =>
      (about.startsWith('fear-') && !isAsked) ||
      about === 'bad-dreams' ||
      about === 'any-story' ||
      notPlayed.has(about),
  )
}

/** Nobody would have it played before them. */
const notPlayed: ReadonlySet<string> = new Set('lonely embarrassed jealousy left-out lie wet-bed'.split(' '))

/** Deed by deed a quarrel or a bite can be told as well: it is something to be learnt only where no deed has it. */
function mayTellReport({ head: { showsDeeds } }: Plot, brief: Brief): boolean {
  const deeds = reportedDeeds(brief, fewestFor(showsDeeds))
  if (deeds === null || isToCome(brief) !== (showsDeeds === 'ahead')) return false
  if (showsDeeds && shownShare(brief, showsDeeds) === null) return false
  const inDeeds = new Set(deeds.flatMap((deed) => beginningsOf(deed)))
  const isTold = ({ kind, said }: StoryFact) =>
    kind === 'lesson' && beginningsOf(said).some((each) => inDeeds.has(each))
  return !toldIn(brief).some((fact) => fact.about === 'any-story' || (wantsAnswer(fact) && !isTold(fact)))
}

/** What a child has done well is told as what happened. */
const goodNews: ReadonlySet<string> = new Set('truth kindness bravery trying-again patience'.split(' '))

/** What is feared is in a story about the fear. */
const notAnswered = (avoid: readonly Avoided[], { answers }: Casting): Avoided[] =>
  avoid.filter(({ factId }) => !answers.some(({ id }) => id === factId))

/** How many of the things that are to be kept out occur in a plot. */
export const conflictsOf = (plot: Plot, { avoid = [] }: Brief): number =>
  avoid.filter(({ words, isFear }) => {
    const kind = plot.head.holds.filter((held) => held.isKind).map(({ what }) => what)
    const isKindlyThere = isFear && words.some((word) => kind.includes(word))
    const held = plot.head.holds.some(({ what, isKind }) => !(isKind && isFear) && words.includes(what))
    return held || (!isKindlyThere && words.some((word) => plot.words.has(word)))
  }).length

/** Children whose age a plot is not for, and needs that somebody’s body does not meet. */
function misfitsOf({ head }: Plot, { children }: Brief): number {
  const { from, to } = head.ages
  const ages = children.filter(({ age }) => age < from || age > to).length
  const bodies = children.filter(({ cannot }) => cannot?.some((each) => head.needs.includes(each))).length
  return ages + bodies
}

function partsOf({ roles }: Casting, whose: 'wish' | 'family'): number {
  return [...roles.values()].filter(({ factId, companion, isFamiliar }) =>
    whose === 'wish' ? factId !== null && !isFamiliar : companion !== null || (factId !== null && isFamiliar),
  ).length
}
