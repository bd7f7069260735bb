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
/** Lifted darks and a grey tooth would dull the colours. */
const saturation = 1.16

/** Fixed-point fractions of a pixel. */
const fraction = 256
const fractionBits = 8
/** Fixed-point shares of a brightness. */
const one = 1 << 12
const oneSquared = one * one
/** What of a channel, and what of the grey of its pixel (in 256 parts), a lifted and saturated colour has. */
const pigment = saturation * lifting * one
const dulling = ((saturation - 1) * lifting * one) / 256

/**
 * Makes a bitmap look cut and painted by hand: edges that stray, paper with a tooth, dry strokes, washes and lifted blacks. The same
 * pixels and seed give the same bytes. Everything in the inner loop is a whole number or a look-up: there are a million pixels.
 * @param detail how large the texture is: 1 for a page, more for a drawing that shows less, as a portrait
 */
export function paintedByHand({ data, width, height }: Pixels, seed: string, detail = 1): Painting {
  const { strayX, strayY, relief, strokes, wash } = fields()
  const target = new Uint8ClampedArray(width * height * 3)
  const scale = (width / usualWidth) * detail
  const [ox, oy] = [hashOf(`${seed}:x`) % edge, hashOf(`${seed}:y`) % edge]
  const mask = edge - 1
  // The column of every pixel in the fields, and in the coarser one.
  const columns = Uint16Array.from({ length: width }, (_, x) => (Math.floor(x / scale) + ox) & mask)
  const coarse = Uint16Array.from({ length: width }, (_, x) => (Math.floor(x / scale / 4) + ox) & mask)
  const strays = tableOf((value) => Math.trunc((value * straying * scale * fraction) / 127))
  const reliefs = tableOf((value) => (value * reliefOf * one) / 127)
  const washes = tableOf((value) => one + (value * washOf * one) / 127)
  const warmths = tableOf((value) => (value * warmth * one) / 127)
  const dry = (strokesOf * one) / 127 / 127
  const [lastX, lastY] = [(width - 1) * fraction - 1, (height - 1) * fraction - 1]
  const rowBytes = width * 3
  const [liftRed, liftGreen, liftBlue] = [black[0] * one, black[1] * one, black[2] * one]

  const paint = (fromRow: number, toRow: number) => {
    for (let y = fromRow; y < Math.min(toRow, height); y++) {
      const row = ((Math.floor(y / scale) + oy) & mask) * edge
      const coarseY = Math.floor(y / scale / 4) + oy
      const coarseRow = (coarseY & mask) * edge
      // Strokes are dry in one place and wet in another: elsewhere in the same field.
      const dryRow = ((coarseY + 211) & mask) * edge
      let o = y * rowBytes
      for (let x = 0; x < width; x++) {
        const at = row + (columns[x] ?? 0)
        let u = x * fraction + (strays[(strayX[at] ?? 0) + 128] ?? 0)
        let v = y * fraction + (strays[(strayY[at] ?? 0) + 128] ?? 0)
        if (u < 0) u = 0
        else if (u > lastX) u = lastX
        if (v < 0) v = 0
        else if (v > lastY) v = lastY
        const [fu, fv] = [u & 255, v & 255]
        // Between four pixels.
        const p = (v >> fractionBits) * rowBytes + (u >> fractionBits) * 3
        const q = p + rowBytes
        const d = fu * fv
        const c = (fv << fractionBits) - d
        const b = (fu << fractionBits) - d
        const a = 65536 - b - c - d
        const red =
          ((data[p] ?? 0) * a + (data[p + 3] ?? 0) * b + (data[q] ?? 0) * c + (data[q + 3] ?? 0) * d) >> 16
        const green =
          ((data[p + 1] ?? 0) * a +
            (data[p + 4] ?? 0) * b +
            (data[q + 1] ?? 0) * c +
            (data[q + 4] ?? 0) * d) >>
          16
        const blue =
          ((data[p + 2] ?? 0) * a +
            (data[p + 5] ?? 0) * b +
            (data[q + 2] ?? 0) * c +
            (data[q + 5] ?? 0) * d) >>
          16
        const column = coarse[x] ?? 0
        const dryness = 64 + (wash[dryRow + column] ?? 0)
        const thick = (wash[coarseRow + column] ?? 0) + 128
        const strength = dryness > 0 ? (strokes[at] ?? 0) * dryness * dry : 0
        const light = ((washes[thick] ?? 0) + (reliefs[(relief[at] ?? 0) + 128] ?? 0) + strength) | 0
        const warm = warmths[thick] ?? 0
        const dull = (red * 77 + green * 151 + blue * 28) * dulling
        target[o] = ((liftRed + red * pigment - dull) * (light + warm)) / oneSquared
        target[o + 1] = ((liftGreen + green * pigment - dull) * light) / oneSquared
        target[o + 2] = ((liftBlue + blue * pigment - dull) * (light - warm)) / oneSquared
        o += 3
      }
    }
  }
  return { data: new Uint8Array(target.buffer), paint }
}

/** What a number makes of each value of a field, from −128 on. */
const tableOf = (of: (value: number) => number): Int16Array =>
  Int16Array.from({ length: 256 }, (_, index) => Math.round(of(index - 128)))
