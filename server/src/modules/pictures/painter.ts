import type { CharacterBible } from '../children/index.ts'
import type { Brief, OutsideCall } from '../stories/index.ts'
import type { PictureBrief } from './artist.ts'

/** A service that makes pictures from words, for families whose plan has them. */
export interface Painter {
  /** Who runs it, as a person would say: 'OpenAI', or the host of a server of one's own. */
  readonly vendor: string
  /**
   * @returns a file that is a bitmap
   * @throws {NotPainted}
   */
  paint(order: PaintOrder, visit: PaintVisit): Promise<Uint8Array>
}

export interface PaintOrder {
  /** Whose names are kept out of whatever is said. */
  readonly story: Brief
  readonly picture: PictureBrief
  /** What the picture shows, for those who cannot see it. Names may be in it. */
  readonly description: string
  /** Approved characters, by the id of their figure. */
  readonly bibles: ReadonlyMap<string, CharacterBible>
}

export interface PaintVisit {
  readonly signal: AbortSignal
  readonly onCall: (call: OutsideCall) => Promise<void>
}

/**
 * `refused`: the service will not paint this. `away`: it is not to be had now, whatever it is asked. `denied`: it does not serve us.
 * `unfit`: what it sends are no pictures. `private`: a name could not be kept out of what would have been said.
 */
export type PaintFault = 'refused' | 'away' | 'denied' | 'unfit' | 'private'

/** No picture came of it. */
export class NotPainted extends Error {
  readonly fault: PaintFault

  constructor(fault: PaintFault) {
    super(`The picture was not painted: ${fault}`)
    this.fault = fault
  }

  /** Asking for another picture is of no use. */
  get isOutage(): boolean {
    return ['away', 'denied', 'unfit'].includes(this.fault)
  }
}
