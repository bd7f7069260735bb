import { hashOf } from '../random.ts'
import { edge, fields } from './fields.ts'

export { makingTextures } from './fields.ts'

/** Pixels in rows from the upper left, three bytes each. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture on its way from smooth shapes to paper and paint. */
export interface Painting {
  /** The finished rows. */
  readonly data: Uint8Array
  /** Paints some rows: 100 of a page take about 5 ms. */
  paint(fromRow: number, toRow: number): void
}

/** Page width for which the sizes below hold, in pixels. */
const usualWidth = 1200

/** Pixels that a cut strays. */
const straying = 3.2
/** Shares of the brightness. */
const reliefOf = 0.1
const strokesOf = 0.085
const washOf = 0.06
/** Thick paint is a little warmer than thin paint. */
const warmth = 0.018
/** Print never is quite black, and its darks are warm. */
const black = [11, 7, 14] as const
const lifting = 0.952

/**
 * Makes a bitmap look cut and painted by hand: edges that stray, paper with a tooth, dry strokes, washes and lifted blacks. The same
 * pixels and seed give the same bytes.
 * @param detail how large the texture is: 1 for a page, more for a drawing that shows less, as a portrait
 */
export function paintedByHand({ data, width, height }: Pixels, seed: string, detail = 1): Painting {
  const { strayX, strayY, relief, strokes, wash } = fields()
  const target = new Uint8Array(width * height * 3)
  const scale = (width / usualWidth) * detail
  const [ox, oy] = [hashOf(`${seed}:x`) % edge, hashOf(`${seed}:y`) % edge]
  const mask = edge - 1
  // The column of every pixel in the fields, and in the coarser one.
  const columns = Uint16Array.from({ length: width }, (_, x) => (Math.floor(x / scale) + ox) & mask)
  const coarse = Uint16Array.from({ length: width }, (_, x) => (Math.floor(x / scale / 4) + ox) & mask)
  const stray = (straying * scale * 256) / 127
  const [lastX, lastY] = [(width - 1) * 256 - 1, (height - 1) * 256 - 1]
  const rowBytes = width * 3
  const gain = {
    relief: reliefOf / 127,
    strokes: strokesOf / 127 / 127,
    wash: washOf / 127,
    warmth: warmth / 127,
  }

  const paint = (fromRow: number, toRow: number) => {
    for (let y = fromRow; y < Math.min(toRow, height); y++) {
      const row = ((Math.floor(y / scale) + oy) & mask) * edge
      const coarseRow = ((Math.floor(y / scale / 4) + oy) & mask) * edge
      // Strokes are dry in one place and wet in another: elsewhere in the same field.
      const dryRow = ((Math.floor(y / scale / 4) + oy + 211) & mask) * edge
      for (let x = 0; x < width; x++) {
        const column = columns[x] as number
        const at = row + column
        let u = x * 256 + (((strayX[at] as number) * stray) | 0)
        let v = y * 256 + (((strayY[at] as number) * stray) | 0)
        u = u < 0 ? 0 : u > lastX ? lastX : u
        v = v < 0 ? 0 : v > lastY ? lastY : v
        const [fu, fv] = [u & 255, v & 255]
        const p = (v >> 8) * rowBytes + (u >> 8) * 3
        const q = p + rowBytes
        const thick = wash[coarseRow + (coarse[x] as number)] as number
        const dry = 64 + (wash[dryRow + (coarse[x] as number)] as number)
        const light =
          1 +
          (relief[at] as number) * gain.relief +
          (strokes[at] as number) * (dry > 0 ? dry : 0) * gain.strokes +
          thick * gain.wash
        const warm = thick * gain.warmth
        const o = (y * width + x) * 3
        for (let c = 0; c < 3; c++) {
          const above = (data[p + c] as number) * (256 - fu) + (data[p + c + 3] as number) * fu
          const below = (data[q + c] as number) * (256 - fu) + (data[q + c + 3] as number) * fu
          const colour = (above * (256 - fv) + below * fv) / 65536
          const painted =
            ((black[c] as number) + colour * lifting) * (light + (c === 0 ? warm : c === 2 ? -warm : 0))
          target[o + c] = painted > 255 ? 255 : painted
        }
      }
    }
  }
  return { data: target, paint }
}
