import type { Brief } from './brief.ts'

/** Who turns a brief into a story: our own storyteller, or a language model. */
export interface StoryWriter {
  readonly id: string
  /** @throws when no story came of it; the caller tries again or asks another writer */
  write(brief: Brief, signal: AbortSignal): Promise<Draft>
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
  }
}
