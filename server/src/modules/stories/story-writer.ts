import type { Canon } from '@nightlight/contract'
import type { Brief } from './brief.ts'

/** Who turns a brief into a story: our own storyteller, or a language model. */
export interface StoryWriter {
  readonly id: string
  /** As people are told on the story's receipt. */
  readonly credit?: { readonly writer: string; readonly model: string | null }
  /** What of a brief leaves the house, and to whom. */
  sends?(brief: Brief): readonly { readonly provider: string; readonly what: readonly string[] }[]
  /**
   * @returns the whole story, of which parts may have been handed in before
   * @throws {WriterGaveUp} when no story came of it; another writer is asked
   */
  write(brief: Brief, sitting: Sitting): Promise<Draft>
}

/** What a writer has while writing. Handing in early is a kindness to those who wait; who writes in one go need not. */
export interface Sitting {
  readonly signal: AbortSignal
  /** What was handed in before a process was stopped: the writer goes on from there. */
  readonly begun: Begun | null
  /** The pictures are drawn from here on. */
  onOutline(outline: Outline): Promise<void>
  /** In their order. The first one is read aloud from here on. */
  onSection(section: DraftSection): Promise<void>
  /** Says that an outside service was called, whatever came of it. */
  onCall(call: OutsideCall): Promise<void>
}

export interface Begun extends Outline {
  readonly sections: readonly DraftSection[]
}

export interface Outline {
  readonly title: string
  readonly plot: string
  readonly scenes: readonly Scene[]
  /** The writer's own notes: kept, and given back when the story is gone on with. */
  readonly plan: unknown
  /** What a night of a series leaves behind, names in. */
  readonly canon?: Canon
}

export interface OutsideCall {
  readonly provider: string
  readonly endpoint: string
  readonly tokensIn: number
  readonly tokensOut: number
  /** null where the price is not known. */
  readonly costUsd: number | null
}

/** A writer that will not bring a story to an end. */
export class WriterGaveUp extends Error {
  readonly kind: string
  /** For the parent: a whole sentence. */
  readonly note: string

  constructor(kind: string, note: string) {
    super(`The writer gave up: ${kind}`)
    this.kind = kind
    this.note = note
  }
}

export interface Draft {
  readonly title: string
  /** What the writer calls this plot, so that it is not told again soon. */
  readonly plot: string
  readonly sections: readonly DraftSection[]
}

export interface DraftSection {
  /** Paragraphs with a blank line between them. */
  readonly text: string
  readonly scene: Scene
  /** Factor on the narration's speed; below 1 is slower. */
  readonly pace: number
}

/** What a picture shows, in words that every artist understands. */
export interface Scene {
  readonly setting: string
  readonly time: string
  readonly weather: string
  readonly cast: readonly CastMember[]
  readonly props: readonly string[]
  /** One line, for those who cannot see the picture. */
  readonly description: string
}

export interface CastMember {
  /** `main:0`, `companion:1`, or a species. */
  readonly who: string
  readonly pose: string
  readonly mood: string
  readonly holding?: string
}

declare module '../../platform/database/schema.ts' {
  interface JsonShapes {
    storySection: DraftSection & { readonly imageIndex?: number }
    outline: Outline
  }
}
