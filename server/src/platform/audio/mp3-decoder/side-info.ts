import { Bits } from './bits.ts'

/** The side information at the beginning of a frame. Source: ISO/IEC 11172-3, 2.4.1.7, and 13818-3 for the lower rates. */
export interface SideInfo {
  /** How many bytes before this frame's own data its main data begins. */
  readonly mainDataBegin: number
  /** For each channel, which groups of scale factors the second granule reuses from the first. */
  readonly shared: readonly number[]
  /** By granule, then by channel. */
  readonly granules: readonly (readonly GranuleInfo[])[]
}

export interface GranuleInfo {
  readonly bits: number
  readonly pairs: number
  readonly gain: number
  readonly scaleCompress: number
  /** 0 long, 1 start, 2 three short ones, 3 stop. */
  readonly blockType: number
  readonly tables: readonly number[]
  readonly windowGains: readonly number[]
  /** Number of bands in the first and second region; null where the block type determines them. */
  readonly regions: readonly [number, number] | null
  readonly emphasised: boolean
  readonly coarseScale: boolean
  readonly secondQuadTable: boolean
}

export interface FrameForm {
  /** Above 24 kHz: two granules per frame. */
  readonly isVersion1: boolean
  readonly channels: 1 | 2
}

export class UnreadableMp3 extends Error {}

export function readSideInfo(bytes: Uint8Array, { isVersion1, channels }: FrameForm): SideInfo {
  const bits = new Bits(bytes)
  const mainDataBegin = bits.read(isVersion1 ? 9 : 8)
  bits.read(isVersion1 ? (channels === 1 ? 5 : 3) : channels)
  const each = Array.from({ length: channels })
  const shared = each.map(() => (isVersion1 ? bits.read(4) : 0))
  const granules = Array.from({ length: isVersion1 ? 2 : 1 }, () =>
    each.map(() => readGranule(bits, isVersion1)),
  )
  return { mainDataBegin, shared, granules }
}

function readGranule(bits: Bits, isVersion1: boolean): GranuleInfo {
  const head = {
    bits: bits.read(12),
    pairs: bits.read(9),
    gain: bits.read(8),
    scaleCompress: bits.read(isVersion1 ? 4 : 9),
  }
  const switched = bits.bit() === 1
  const form = switched ? switchedForm(bits) : plainForm(bits)
  return {
    ...head,
    ...form,
    emphasised: isVersion1 ? bits.bit() === 1 : head.scaleCompress >= 500,
    coarseScale: bits.bit() === 1,
    secondQuadTable: bits.bit() === 1,
  }
}

function switchedForm(bits: Bits) {
  const blockType = bits.read(2)
  // Our encoder never mixes long and short blocks in one granule.
  if (bits.bit() === 1) throw new UnreadableMp3('mixed blocks')
  const tables = [bits.read(5), bits.read(5)]
  return { blockType, tables, windowGains: [bits.read(3), bits.read(3), bits.read(3)], regions: null }
}

function plainForm(bits: Bits) {
  const tables = [bits.read(5), bits.read(5), bits.read(5)]
  const regions: [number, number] = [bits.read(4), bits.read(3)]
  return { blockType: 0, tables, windowGains: [0, 0, 0], regions }
}
