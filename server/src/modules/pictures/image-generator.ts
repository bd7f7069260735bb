import type { CharacterBible } from '../children/index.ts'
import type { Brief, ExternalCall } from '../stories/index.ts'
import type { Illustrator, PictureBrief } from './illustrator.ts'

/** A service that makes pictures from words, for families whose plan has them. */
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
  /** Its names are kept out of the prompt. */
  readonly story: Brief
  readonly picture: PictureBrief
  /** What the picture shows, for those who cannot see it. Names may be in it. */
  readonly description: string
  /** Approved characters, by the id of their figure. */
  readonly bibles: ReadonlyMap<string, CharacterBible>
}

export interface ImageCall {
  readonly signal: AbortSignal
  readonly onCall: (call: ExternalCall) => Promise<void>
}

/**
 * `refused`: the service refuses this picture. `away`: it does not answer now, to anything. `denied`: it rejects our key. `unfit`: what
 * it sends are no pictures. `private`: a name could not be kept out of the prompt, so nothing was sent.
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
