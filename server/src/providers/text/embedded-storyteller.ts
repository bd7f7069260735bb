import {
  asNight,
  isForToddlers,
  isPlotFor,
  leftForAnother,
  plots,
  type Brief as StorytellerBrief,
  tellStory,
  wordsPerMinute,
} from '@nightlight/storyteller'
import {
  type Brief,
  type BriefFacts,
  CastNames,
  type Companion,
  type Draft,
  factsOf,
  findUnsafeByRules,
  readingSecondsOf,
  type StoryWriter,
  wordsAllowed,
} from '../../modules/stories/index.ts'

/** Our own storyteller: no key, no network, a story in milliseconds. */
export function embeddedStoryteller(): StoryWriter {
  return {
    id: 'nightlight',
    credit: { writer: 'Nightlight', model: null },
    sends: () => [],
    leavesOut: (brief) => leftForAnother(wantedFrom(brief, tellableFacts(brief))).map(({ id }) => id),
    preview: (brief) => tell(brief, tellableFacts(brief)),
    async write(brief) {
      return draftOf(brief)
    },
  }
}

/** More tellings than this come no nearer. */
const maxTellings = 5
const nearEnough = 0.01

/** A voice reads up to so much quicker or slower where no telling takes the minutes: it is still the pace that was chosen. */
const mostHaste = 0.15

/** For a number of minutes: written again with more or fewer words until it takes that long, as far as its plot allows. */
function draftOf(brief: Brief): Draft {
  const facts = tellableFacts(brief)
  if (brief.minutes === undefined || isForToddlers(brief.children.map(({ age }) => age)))
    return tell(brief, facts)
  const { from, to } = wordsAllowed(brief)
  let minutes = (from + to) / 2 / wordsPerMinute
  const tellings: { draft: Draft; part: number }[] = []
  while (tellings.length < maxTellings) {
    const draft = tell(brief, facts, minutes)
    const part = readingSecondsOf(brief, draft.sections) / (brief.minutes * 60)
    tellings.push({ draft, part })
    if (Math.abs(part - 1) <= nearEnough) break
    minutes /= part
  }
  const [nearest] = tellings.sort((a, b) => Math.abs(a.part - 1) - Math.abs(b.part - 1))
  return nearest ? hurried(nearest.draft, nearest.part) : tell(brief, facts)
}

/** @param part of the minutes that it takes */
function hurried(draft: Draft, part: number): Draft {
  if (Math.abs(part - 1) <= nearEnough * 2) return draft
  const haste = Math.min(1 + mostHaste, Math.max(1 - mostHaste, part))
  const sections = draft.sections.map((section) => ({
    ...section,
    pace: Math.round(section.pace * haste * 1000) / 1000,
  }))
  return { ...draft, sections }
}

/** What a brief says, of which nothing is said again that the rules object to: 'put the cat in the washing machine'. */
function tellableFacts(brief: Brief): BriefFacts {
  const facts = factsOf(brief)
  const { entries, story, narrated, tale, line, sentence, matter, isLineToCome, ...named } = facts.named
  const names = CastNames.of(brief)
  const isSafe = (text = '') => findUnsafeByRules(names.hide(text)).length === 0
  const read = entries && readable(entries, isSafe)
  // Without one of its sentences it would be another story.
  const told = story?.sentences.every(isSafe) ? story : undefined
  const reported = narrated && tellable(narrated, isSafe)
  const isLineSafe = isSafe(line) && isSafe(sentence)
  return {
    ...facts,
    named: {
      ...named,
      ...(read && { entries: read }),
      ...(told && { story: told }),
      ...(reported && { narrated: reported }),
      ...(tale && isSafe(tale.text) && { tale }),
      ...(isLineSafe && line !== undefined && { line }),
      ...(isLineSafe && sentence !== undefined && { sentence }),
      ...(isLineSafe && matter !== undefined && { matter }),
      ...(isLineSafe && isLineToCome !== undefined && { isLineToCome }),
    },
  }
}

type Narrated = NonNullable<BriefFacts['named']['narrated']>

/** As far as the first that is not to be said: what follows may lean on it. */
function tellable({ sentences, deeds }: Narrated, isSafe: (text: string) => boolean): Narrated | undefined {
  const before = (all: readonly string[]) => {
    const end = all.findIndex((text) => !isSafe(text.replaceAll('{child}', 'she')))
    return end === -1 ? all : all.slice(0, end)
  }
  const said = { sentences: before(sentences), deeds: before(deeds) }
  return said.sentences.length === 0 || said.deeds.length === 0 ? undefined : said
}

type Entries = NonNullable<BriefFacts['named']['entries']>

function readable(entries: Entries, isSafe: (text: string) => boolean): Entries | undefined {
  const sentences = entries.sentences.filter(isSafe)
  if (sentences.length === entries.sentences.length) return entries
  const isRead = (saying: string) => sentences.some((sentence) => sentence.includes(withoutEnd(saying)))
  return sentences.length === 0
    ? undefined
    : { ...entries, sentences, sayings: entries.sayings.filter(isRead) }
}

const withoutEnd = (saying: string) => saying.replace(/[.!?…]+$/, '').slice(1)

/** @param minutes the storyteller's own, which are of one pace */
function tell(brief: Brief, facts: BriefFacts, minutes?: number): Draft {
  const wanted = wantedFrom(brief, facts, minutes)
  const story = asNight(tellStory(wanted), wanted)
  return { ...story, isByAuthors: true }
}

function wantedFrom(brief: Brief, facts: BriefFacts, minutes?: number): StorytellerBrief {
  return {
    seed: brief.seed,
    theme: themeOf(brief),
    length: brief.length,
    ...(minutes !== undefined && { minutes }),
    children: brief.children.map(({ name, age, pronouns, interests, details }) => ({
      name,
      age,
      ...(pronouns && { pronouns }),
      interests,
      ...(details && { details }),
      cannot: facts.cannot,
    })),
    companions: brief.companions.map(companionOf),
    grownUps: brief.children.find(({ grownUps }) => grownUps?.length)?.grownUps ?? [],
    ...(brief.relationship && { relationship: brief.relationship }),
    ...(facts.details && { details: facts.details }),
    facts: facts.facts,
    avoid: facts.avoid,
    wished: facts.named,
    clauses: facts.clauses,
    likely: facts.likely(),
    ...(brief.series && { series: seriesOf(brief.series) }),
    history: { plots: brief.toldBefore, openings: brief.openingsTold ?? [], lines: brief.linesTold ?? [] },
  }
}

/** A series that has used all plots of its theme continues with those of another: no plot is used twice. */
function themeOf({ theme, series, children }: Brief): StorytellerBrief['theme'] {
  if (!series) return theme
  const ages = children.map(({ age }) => age)
  const left = plots
    .filter(({ id, head }) => !series.plots.includes(id) && isPlotFor(head.ages, ages))
    .flatMap((plot) => plot.theme ?? [])
  return left.includes(theme) ? theme : (left[0] ?? theme)
}

function seriesOf({ night, canon, plots: [plot] }: NonNullable<Brief['series']>) {
  return { night, canon, ...(plot && { plot }) }
}

function companionOf({ name, relationship, description, age }: Companion) {
  return { name, relationship, ...(description && { description }), ...(age && { age }) }
}
