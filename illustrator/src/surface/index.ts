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

  /** A channel between four pixels. */
  const sample = (p: number, fu: number, fv: number) => {
    const q = p + rowBytes
    const above = (data[p] ?? 0) * (256 - fu) + (data[p + 3] ?? 0) * fu
    const below = (data[q] ?? 0) * (256 - fu) + (data[q + 3] ?? 0) * fu
    return (above * (256 - fv) + below * fv) / 65536
  }
  const clamped = (value: number, last: number) => (value < 0 ? 0 : value > last ? last : value)

  const paintPixel = (x: number, y: number, at: number, thick: number, dryness: number) => {
    const u = clamped(x * 256 + Math.trunc((strayX[at] ?? 0) * stray), lastX)
    const v = clamped(y * 256 + Math.trunc((strayY[at] ?? 0) * stray), lastY)
    const [fu, fv] = [u & 255, v & 255]
    const p = (v >> 8) * rowBytes + (u >> 8) * 3
    const [red, green, blue] = [sample(p, fu, fv), sample(p + 1, fu, fv), sample(p + 2, fu, fv)]
    const grey = (red * 77 + green * 151 + blue * 28) / 256
    const light =
      1 +
      (relief[at] ?? 0) * gain.relief +
      (strokes[at] ?? 0) * Math.max(0, dryness) * gain.strokes +
      thick * gain.wash
    const warm = thick * gain.warmth
    const o = (y * width + x) * 3
    const pigment = (colour: number) => (grey + (colour - grey) * saturation) * lifting
    target[o] = clamped((black[0] + pigment(red)) * (light + warm), 255)
    target[o + 1] = clamped((black[1] + pigment(green)) * light, 255)
    target[o + 2] = clamped((black[2] + pigment(blue)) * (light - warm), 255)
  }

  const paint = (fromRow: number, toRow: number) => {
    for (let y = fromRow; y < Math.min(toRow, height); y++) {
      const row = ((Math.floor(y / scale) + oy) & mask) * edge
      const coarseY = Math.floor(y / scale / 4) + oy
      const coarseRow = (coarseY & mask) * edge
      // Strokes are dry in one place and wet in another: elsewhere in the same field.
      const dryRow = ((coarseY + 211) & mask) * edge
      for (let x = 0; x < width; x++) {
        const column = coarse[x] ?? 0
        const dryness = 64 + (wash[dryRow + column] ?? 0)
        paintPixel(x, y, row + (columns[x] ?? 0), wash[coarseRow + column] ?? 0, dryness)
      }
    }
  }
  return { data: target, paint }
}
