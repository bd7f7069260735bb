import type { Canon, StoryLanguage, StoryReceipt } from '@nightlight/contract'
import type { Brief } from '../request/brief.ts'

/** Turns a brief into a story: the embedded storyteller, or a language model. */
export interface StoryWriter {
  readonly id: string
  /** What is shown on the story's receipt. */
  readonly credit?: { readonly writer: string; readonly model: string | null }
  /** The languages that it writes; English alone where it does not say. */
  readonly languages?: readonly StoryLanguage[]
  /** Which parts of a brief are sent to a service, and to which. */
  sends?(brief: Brief): readonly { readonly provider: string; readonly what: readonly string[] }[]
  /** Ids of facts of the brief for which the story would have no room. Absent where the writer cannot say before it writes. */
  leavesOut?(brief: Brief): readonly string[]
  /** The story as it would be told now; another history or seed may tell another. Absent where that would take long or cost something. */
  preview?(brief: Brief): Draft
  /**
   * @returns the whole story, of which parts may have been passed to the context before
   * @throws {WriterGaveUp} when it cannot write the story; another writer takes over
   */
  write(brief: Brief, context: WriterContext): Promise<Draft>
}

export const languagesWritten = ({ languages }: StoryWriter): readonly StoryLanguage[] => languages ?? ['en']

/** The writers that the composition root provides. */
export interface WriterDeps {
  readonly writer: StoryWriter
  /** Takes over when the writer gives up; often the same. */
  readonly embeddedWriter: StoryWriter
}

/**
 * What a writer is given besides the brief. Passing on an outline and sections early shortens the wait for readers; a writer that
 * returns the story in one piece need not do so.
 */
export interface WriterContext {
  readonly signal: AbortSignal
  /** What was saved before a process was stopped: the writer continues after it. */
  readonly partial: PartialStory | null
  /** Illustrating begins with it. */
  onOutline(outline: Outline): Promise<void>
  /** In their order. Narrating begins with the first one. */
  onSection(section: DraftSection): Promise<void>
  /** What the receipt says of the plan. Called before the first section is passed on, also of a story that is gone on with. */
  onPlanned?(planned: Planned): void
  /** The whole was read a second time, or should have been. Called before the last section is passed on. */
  onReadAgain?(reading: SecondReading): void
  /** Records a call to a service, whether it succeeded or not. */
  onCall(call: ExternalCall): Promise<void>
  /** Records the parent's words that are being sent to a service, as they leave: the story's receipt shows them. */
  onSent?(sent: SentWords): void
}

/** What a writer knows of its plan besides the outline. */
export interface Planned {
  readonly places: readonly { readonly factId: string; readonly section: number }[]
  readonly notDrawn: readonly string[]
}

/** A reading of the whole story by a model, as its editor, besides the rules of the review. */
export interface SecondReading {
  /** Vendor and model. */
  readonly by: string
  /** Whether it came about, and can be relied on. */
  readonly isRead: boolean
  /** The vendor whose moderation has passed every section; absent where there is none. */
  readonly moderatedBy?: string
}

export interface PartialStory extends Outline {
  readonly sections: readonly DraftSection[]
}

export interface Outline {
  readonly title: string
  readonly plot: string
  readonly scenes: readonly Scene[]
  /** The writer's own notes: saved, and passed back when the story is continued. */
  readonly plan: unknown
  /** What a story adds to the canon of its series, with names. */
  readonly canon?: Canon
  /** What was sent until it was planned. */
  readonly sentTo?: StoryReceipt['sentTo']
}

export interface SentWords {
  readonly provider: string
  readonly words: readonly string[]
}

export interface ExternalCall {
  readonly provider: string
  readonly endpoint: string
  readonly tokensIn: number
  readonly tokensOut: number
  /** null where the price is not known. */
  readonly costUsd: number | null
}

/** Thrown by a writer that cannot finish a story. */
export class WriterGaveUp extends Error {
  readonly kind: string
  /** A complete sentence for the parent. */
  readonly note: string

  constructor(kind: string, note: string) {
    super(`The writer gave up: ${kind}`)
    this.kind = kind
    this.note = note
  }
}

export interface Draft {
  readonly title: string
  /** The writer's name for this plot, so that it is not repeated soon. */
  readonly plot: string
  readonly sections: readonly DraftSection[]
  /** Words for what a child may be afraid of, but which is kindly there: 'dark'. */
  readonly kindWords?: readonly string[]
  /** The names of companions who cannot come along: the wish says that they have died, are ill or are away. */
  readonly absent?: readonly string[]
  /** Scenes and characters are from a plot that people wrote, not from a model. */
  readonly isByAuthors?: boolean
  readonly secondReading?: SecondReading
  /** Intents of the wish that the story is about. */
  readonly answers?: readonly string[]
  /** What became of the facts of the brief, where the writer knows. */
  readonly outcomes?: readonly FactOutcome[]
  /** Where the writer has planned to answer a wish; it counts if the section has its words. */
  readonly places?: Planned['places']
  /** Words for pictures that the illustrator does not know. */
  readonly notDrawn?: Planned['notDrawn']
  /** Info items about the children that the text tells, in the parent's own words. */
  readonly toldNotes?: readonly string[]
  /** The words for things that the text names because the wish does. */
  readonly toldThings?: readonly string[]
  /** The paragraph that says what the parent has reported of the day, if there is one: the first of the story. */
  readonly toldReport?: string
  /** Whether that is played out, or said before the story begins. */
  readonly howReported?: 'played' | 'quoted' | 'happens'
  /** What the somebody of a wished-for story is or does, where the story is about that: 'a bear who gets lost'. */
  readonly toldTale?: string
  /** Ids of the writer's stock sentences that the text tells, so that no child hears one again soon. */
  readonly lines?: readonly string[]
}

/** What became of something that the family has told. */
export interface FactOutcome {
  /** Of `factsOf(brief)`. */
  readonly factId: string
  readonly outcome: 'told' | 'shaped' | 'kept-out' | 'waits' | 'left-out'
  readonly why?: 'in-part' | 'no-story' | 'not-this-time' | 'tender' | 'private' | 'unsure' | 'unavoidable'
  /** Index of the section that tells it first. */
  readonly section?: number
  /** Of what was told in the words in which it was typed. */
  readonly how?: 'played' | 'quoted' | 'happens'
}

export interface DraftSection {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly scene: Scene
  /** Factor on the narration's speed; below 1 is slower. */
  readonly pace: number
}

/** What the picture of a section shows, in words that every illustrator understands. */
export interface Scene {
  /** Where the camera is: `close`, `two`, `wide`, `above`, `behind` or `object`. */
  readonly shot?: string
  readonly setting: string
  readonly time: string
  readonly weather: string
  readonly cast: readonly CastMember[]
  readonly things: readonly SceneThing[]
  /** Things and animals of which the first child thinks: they are not there. */
  readonly thoughts?: readonly string[]
  /** What the first child did, which is remembered on this page. */
  readonly memory?: { readonly action: string; readonly mood: string; readonly holding?: string }
  /** What a family has wished for happens on this page. */
  readonly isWished?: true
  /** Things by the colour that the wish says they have: `mitten` is `blue`. */
  readonly tints?: Readonly<Record<string, string>>
  /** The lamp of the room is out. */
  readonly isDark?: true
  /** Alternative text: one line, for those who cannot see the picture. */
  readonly description: string
}

export interface CastMember {
  /** `main:0`, `companion:1`, a species, or for a human of the story `person:` with what the plot calls them. */
  readonly who: string
  /** Of a human of the story: what they are, and how they look. */
  readonly person?: { readonly role: string; readonly looks: readonly string[] }
  /** What an animal is called, which says its colour and markings; of a child what the wish says of its body. */
  readonly looks?: string
  /** An animal that is a toy. */
  readonly isToy?: true
  /** A flock of animals. 1 by default. */
  readonly count?: number
  readonly size?: string
  readonly action: string
  readonly mood: string
  readonly holding?: string
  /** Somebody else of the cast, a thing of the scene, or `up`, `down`, `left` or `right`. */
  readonly target?: string
  /** How they stand to the target: `before`, `on`, `under`, … */
  readonly relation?: string
}

export interface SceneThing {
  readonly thing: string
  /** Several stand in a row. */
  readonly count?: number
  readonly size?: string
  readonly relation?: string
  /** Somebody of the cast or another thing. */
  readonly of?: string
  readonly side?: 'left' | 'right'
}

/** A scene as stories of earlier releases have it in the database. */
export interface EarlierScene extends Pick<Scene, 'setting' | 'time' | 'weather' | 'description'> {
  readonly cast: readonly {
    readonly who: string
    readonly pose: string
    readonly mood: string
    readonly holding?: string
  }[]
  readonly props: readonly string[]
}

declare module '../../../platform/database/schema.ts' {
  interface JsonShapes {
    storySection: Omit<DraftSection, 'scene'> & {
      readonly scene: Scene | EarlierScene
      readonly imageIndex?: number
    }
    outline: Omit<Outline, 'scenes'> & { readonly scenes: readonly (Scene | EarlierScene)[] }
  }
}
