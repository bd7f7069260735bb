import { defineJob } from '../../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { currentScene } from '../current-scene.ts'
import { selectStoryForJob } from '../stories.queries.ts'
import {
  type DraftDeps,
  recordCall,
  removeTakenBack,
  StaleWrite,
  saveDraft,
  saveOutline,
  saveSection,
  takeBackDraft,
  type WriteState,
} from './save-draft.ts'
import {
  type DraftSection,
  type Outline,
  type Planned,
  type SecondReading,
  type SentWords,
  type StoryWriter,
  type WriterContext,
  type WriterDeps,
  WriterGaveUp,
} from './story-writer.ts'
import { toEnglish } from './to-english.ts'
import { writeReviewed } from './write-reviewed.ts'

/** The limit is long enough for a slow model on the operator's own machine. */
export const writeStory = defineJob<{ storyId: string }>('write-story', {
  retryLimit: 3,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
})

/** The samples of a new installation come after the stories of families. */
export const samplePriority = -10

type Deps = DraftDeps & WriterDeps & Pick<PlatformDeps, 'log'> & Pick<SpeechDeps, 'speakers'>

/**
 * Writes the text and, in the transactions that save it, requests pictures and narration. It can be stopped anywhere and run
 * again: it continues after what is saved, and leaves a complete story alone.
 */
export async function write(deps: Deps, storyId: string, signal: AbortSignal): Promise<void> {
  const state = await loadState(deps, storyId)
  if (!state) return
  const { isSample, isTakenBack, ...story } = state
  const { narration } = story.brief
  if (narration) deps.speakers.get(narration.providerId)?.getReady?.(narration.voiceId)
  try {
    if (isTakenBack) await writeInPlace(deps, story, signal)
    // Samples show what the product can do without any service.
    else if (deps.writer === deps.embeddedWriter || isSample) await writeOurselves(deps, story, signal)
    else await writeWithFallback(deps, story, signal)
  } catch (error) {
    if (!(error instanceof StaleWrite)) throw error
  }
}

/** A language model may have been there when another language was asked for, and be gone. */
async function writeOurselves(deps: Deps, state: WriteState, signal: AbortSignal): Promise<void> {
  const { english, note } = await toEnglish(deps, state)
  const notes = state.brief.language ? [note('No language model is set up any more.')] : []
  await writeWithEmbedded(deps, english, signal, notes)
}

/** A process was stopped after it had taken back what a model had begun; its notes say why. */
async function writeInPlace(deps: Deps, state: WriteState, signal: AbortSignal): Promise<void> {
  await removeTakenBack(deps, state)
  const { english } = await toEnglish(deps, state)
  await writeWithEmbedded(deps, english, signal)
}

type LoadedState = WriteState & { readonly isSample: boolean; readonly isTakenBack: boolean }

/** @returns null when there is nothing left to write */
async function loadState({ db }: Deps, id: string): Promise<LoadedState | null> {
  const story = await selectStoryForJob(db, id)
  if (story?.status !== 'generating' || !story.brief) return null
  const { outline, brief, edition, userId, isSample } = story
  const sections = story.storyStructure.sections.map(({ imageIndex: _, ...section }) => ({
    ...section,
    scene: currentScene(section.scene),
  }))
  if (sections.length > 0 && sections.length >= (outline?.scenes.length ?? 0)) return null
  const isTakenBack = outline?.scenes.length === 0
  const partial =
    outline && !isTakenBack ? { ...outline, scenes: outline.scenes.map(currentScene), sections } : null
  const priority = isSample ? samplePriority : 0
  return {
    id,
    userId,
    brief,
    priority,
    partial,
    edition,
    shown: sections.length,
    isSample,
    isTakenBack,
    sentTo: outline?.sentTo ?? [],
    unpriced: false,
  }
}

async function writeWithFallback(deps: Deps, state: WriteState, signal: AbortSignal): Promise<void> {
  const { writer } = deps
  try {
    const draft = await writer.write(state.brief, contextFor(deps, state, writer, signal))
    const isSaved = state.edition > 0
    if (!isSaved) await saveDraft(deps, state, writer, { draft, notes: [] })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof StaleWrite) throw error
    const gaveUp = error instanceof WriterGaveUp ? error : null
    const kind = gaveUp?.kind ?? 'unexpected'
    deps.log.warn({ storyId: state.id, kind }, 'the embedded storyteller takes over')
    const note = gaveUp?.note ?? 'Something went wrong, so our own storyteller wrote this story.'
    const { english, note: inEnglish } = await toEnglish(deps, state)
    const notes = [inEnglish(note)]
    if (english.edition > 0) await takeBackDraft(deps, english, notes)
    await writeWithEmbedded(deps, english, signal, notes)
  }
}

async function writeWithEmbedded(
  deps: Deps,
  state: WriteState,
  signal: AbortSignal,
  notes: readonly string[] = [],
): Promise<void> {
  const { embeddedWriter } = deps
  const fromScratch = { ...contextFor(deps, state, embeddedWriter, signal), partial: null }
  const reviewed = await writeReviewed(embeddedWriter, state.brief, fromScratch)
  await saveDraft(deps, state, embeddedWriter, {
    draft: reviewed.draft,
    notes: [...notes, ...reviewed.notes],
  })
}

function contextFor(deps: Deps, state: WriteState, writer: StoryWriter, signal: AbortSignal): WriterContext {
  const { partial } = state
  if (partial) recordSent(state, writer)
  let outline: Outline | null = partial
  let ofPlan: Planned | undefined
  let secondReading: SecondReading | undefined
  const sections: DraftSection[] = [...(partial?.sections ?? [])]
  return {
    signal,
    partial,
    async onOutline(planned) {
      await saveOutline(deps, state, planned)
      outline = planned
    },
    onPlanned(planned) {
      ofPlan = planned
    },
    onReadAgain(reading) {
      secondReading = reading
    },
    async onSection(section) {
      if (!outline) throw new Error('A section came before the outline')
      sections.push(section)
      const { title, plot, canon, scenes } = outline
      const story = {
        title,
        plot,
        sections,
        ...(canon && { canon }),
        ...ofPlan,
        ...(secondReading && { secondReading }),
      }
      await saveSection(deps, state, writer, story, scenes.length)
    },
    async onCall(call) {
      recordSent(state, writer)
      await recordCall(deps, state, call)
    },
    onSent(sent) {
      recordSent(state, writer)
      recordWords(state, sent)
    },
  }
}

/** From the first call on, the receipt says what is sent to a service, whichever writer completes the story. */
function recordSent(state: WriteState, writer: StoryWriter): void {
  const sent = writer.sends?.(state.brief) ?? []
  const known = (provider: string) => state.sentTo.find((each) => each.provider === provider)
  if (sent.length > 0)
    state.sentTo = sent.map(({ provider, what }) => ({ ...known(provider), provider, what: [...what] }))
}

/** A conversation says the same again with every request: it is shown once. */
function recordWords(state: WriteState, { provider, words }: SentWords): void {
  state.sentTo = state.sentTo.map((sent) =>
    sent.provider === provider ? { ...sent, words: [...new Set([...(sent.words ?? []), ...words])] } : sent,
  )
}
