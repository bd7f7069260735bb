import type { CharacterBible } from '../children/index.ts'
import type { Brief, ExternalCall } from '../stories/index.ts'
import type { Illustrator, PictureBrief } from './illustrator.ts'

/** A service that generates images from text, for families whose plan includes them. */
export interface ImageGenerator {
  /** Its name for people: 'OpenAI', or the host of the operator's own server. */
  readonly vendor: string
  /**
   * @returns a file that is a bitmap
   * @throws {ImageNotGenerated}
   */
  generate(request: ImageRequest, call: ImageCall): Promise<Uint8Array>
}

/** What the composition root provides for pictures. */
export interface PictureDeps {
  readonly illustrator: Illustrator
  /** null where no service is configured. */
  readonly imageGenerator: ImageGenerator | null
}

export interface ImageRequest {
  /** Names in it are withheld from the prompt. */
  readonly story: Brief
  readonly picture: PictureBrief
  /** What the picture shows, for those who cannot see it. Names may be in it. */
  readonly description: string
  /** What the page beside it says; a cover has none. Names in it are withheld. */
  readonly text?: string
  /** The picture of the page before, which this one follows. */
  readonly before?: PictureBrief
  /** Approved characters, by the id of their figure. */
  readonly bibles: ReadonlyMap<string, CharacterBible>
}

export interface ImageCall {
  readonly signal: AbortSignal
  readonly onCall: (call: ExternalCall) => Promise<void>
}

/**
 * `refused`: the service refuses this picture. `away`: it does not respond at all at the moment. `denied`: it rejects our key.
 * `unfit`: what it sends is not a picture. `private`: a name could not be withheld from the prompt, so nothing was sent.
 */
export type ImageFault = 'refused' | 'away' | 'denied' | 'unfit' | 'private'

export class ImageNotGenerated extends Error {
  readonly fault: ImageFault

  constructor(fault: ImageFault) {
    super(`The image was not generated: ${fault}`)
    this.fault = fault
  }

  /** Whether requests for other pictures would fail as well. */
  get isOutage(): boolean {
    return ['away', 'denied', 'unfit'].includes(this.fault)
  }
}
