/** A square part of a photo, in photo pixels. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** Position and zoom of the crop, each from 0 to 100. */
export interface Frame {
  readonly zoom: number
  readonly across: number
  readonly down: number
}

/** A point in the crop, each coordinate from 0 to 100. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The crop in photo pixels: the whole shorter side without zoom, a fifth of it at maximum zoom. */
export function cropOf(photo: { width: number; height: number }, { zoom, across, down }: Frame): Crop {
  const side = Math.max(1, (Math.min(photo.width, photo.height) * (100 - zoom * 0.8)) / 100)
  return {
    x: ((photo.width - side) * across) / 100,
    y: ((photo.height - side) * down) / 100,
    side,
  }
}

/** @returns the spot, clamped to the crop */
export const moveSpot = ({ x, y }: Spot, dx: number, dy: number): Spot => ({
  x: Math.min(98, Math.max(2, x + dx)),
  y: Math.min(98, Math.max(2, y + dy)),
})

/**
 * The median colour, so that single bright or dark pixels do not matter.
 * @param pixels red, green, blue, alpha, as a canvas returns them
 * @returns `#rrggbb`
 */
export function medianColour(pixels: Uint8ClampedArray): string {
  const medianOf = (offset: number) => {
    const values = pixels.filter((_, index) => index % 4 === offset).sort()
    return values[Math.floor(values.length / 2)] ?? 0
  }
  return `#${[0, 1, 2].map((offset) => medianOf(offset).toString(16).padStart(2, '0')).join('')}`
}
