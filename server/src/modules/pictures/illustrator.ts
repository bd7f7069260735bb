/** Draws pictures. Settings, actions and so on are named as in the scenes of the story. */
export interface Illustrator {
  readonly id: string
  draw(picture: PictureBrief, signal: AbortSignal): Promise<Drawing>
  /** Whether it has all letters of a title. */
  canLetter(title: string): boolean
  /** The picture of a cover in the shape of a book, with its title. */
  drawBookCover(picture: PictureBrief, shape: BookShape): Promise<Drawing>
  /**
   * A picture that fills a page of a book.
   * @param ratio width over height
   * @returns null where the page is too narrow for what it shows
   */
  drawBookPage(picture: PictureBrief, ratio: number): Promise<Drawing | null>
}

export interface BookShape {
  /** Width over height of the trimmed page. */
  readonly ratio: number
  /** What is drawn beyond each edge, as a share of the height. */
  readonly bleed: number
}

export interface PictureBrief {
  /** Equal briefs with equal seeds give equal pictures. */
  readonly seed: string
  readonly kind: 'cover' | 'scene'
  readonly setting: string
  readonly time: string
  /** How far the time of day has progressed towards the next one, from 0 (the default) to 1. */
  readonly late?: number
  /** The family of colours that the whole story has; the illustrator knows their names. */
  readonly colours?: string
  /** The same for all pictures of a story: its places keep their furniture. */
  readonly story?: string
  /** The same for all stories of a child: the bedroom is its own. */
  readonly home?: string
  /** The thing that the story is about. */
  readonly keepsake?: string
  /** From which side the place is seen, from 0 to 3. */
  readonly view?: number
  /** What is lettered on a cover. */
  readonly title?: string
  /** How far into its story it is, from 0 to 1. */
  readonly part?: number
  readonly weather: string
  readonly cast: readonly Figure[]
  readonly things: readonly PictureThing[]
  /** Things and animals of which the first of the cast thinks: they are not there. */
  readonly thoughts?: readonly string[]
  /** What the first child did, which is remembered on this page. */
  readonly memory?: { readonly action: string; readonly mood: string; readonly holding?: string }
  /** Things by the colour that the wish says they have: `mitten` is `blue`. */
  readonly tints?: Readonly<Record<string, string>>
  /** The lamp of the room is out. */
  readonly isDark?: true
  /** Where the camera is. */
  readonly shot?: string
}

export interface PictureThing {
  readonly thing: string
  /** Several stand in a row. */
  readonly count?: number
  readonly size?: string
  readonly relation?: string
  /** The `who` of a figure, or another thing. */
  readonly of?: string
  readonly side?: 'left' | 'right'
}

export type Figure = PersonFigure | CreatureFigure

interface Acting {
  /** What targets call it. */
  readonly who?: string
  readonly action: string
  readonly mood: string
  readonly holding?: string
  /** The `who` of another figure, a thing, or a direction. */
  readonly target?: string
  readonly relation?: string
  readonly size?: string
}

export interface PersonFigure extends Acting, Looks {
  readonly kind: 'person'
  /** What a human of the story is: a baker. */
  readonly role?: string
  readonly relationship?: string
  /** A child of the story, for a companion who has no profile: relatives look alike. */
  readonly relative?: Looks
}

/** What is known about somebody's looks. */
interface Looks {
  /** The same id with the same description looks the same in every picture. */
  readonly id: string
  readonly age?: number
  readonly hairColor?: string
  readonly eyeColor?: string
  readonly hasGlasses?: boolean
  readonly hairStyle?: string
  readonly skinTone?: string
  readonly otherFeatures?: string
  /** The seed of an approved character: it decides what the description leaves open. */
  readonly characterSeed?: string
  /** The same for the clothes alone. */
  readonly clothesSeed?: string
}

export interface CreatureFigure extends Acting {
  readonly kind: 'creature'
  readonly species: string
  /** A flock. 1 by default. */
  readonly count?: number
  /** What it is called, which says its colour and markings: “tiger”, “purple dragon”. */
  readonly looks?: string
  /** Sewn or carved, and no living animal: “a small grey toy rabbit”. */
  readonly isToy?: boolean
}

export interface Drawing {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}
