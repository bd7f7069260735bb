import { mix } from './palette.ts'
import type { Chance } from './random.ts'

/** A number rounded for a path; heads are drawn at a size of one, so hundredths matter. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)

/** A number rounded to tenths of a pixel, for what is drawn in pixels. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * A cut piece of paper: a soft shadow, a lit upper edge, and its face. A fill that is a gradient needs the colour of the edge
 * as well.
 * @param lift how far it stands off, in pixels
 */
export function sheet(d: string, fill: string, shade: string, lift = 7, edge = rimOf(fill)): string {
  const soft =
    lift > 5
      ? `<path d="${d}" fill="none" stroke="${shade}" stroke-width="${n(lift * 2.6)}" stroke-linejoin="round" stroke-opacity=".07" transform="translate(0 ${n(-lift * 0.2)})"/>`
      : ''
  const rim = `<path d="${d}" fill="${edge || 'none'}" stroke="${shade}" stroke-width="${n(lift > 5 ? lift : lift * 1.5)}" stroke-linejoin="round" stroke-opacity=".12" paint-order="stroke"/>`
  const face = `<path d="${d}" fill="${fill}"${edge && ` transform="translate(${n(lift * 0.16)} ${n(lift * 0.42)})"`}/>`
  return soft + rim + face
}

const rimOf = (fill: string) => (fill.startsWith('#') ? mix(fill, '#fff0d8', 0.2) : '')

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"${more && ` ${more}`}/>`

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

/** A limb, a twig, a rope: a rounded line. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`

export const group = (content: string, transform: string, more = ''): string =>
  `<g transform="${transform}"${more && ` ${more}`}>${content}</g>`

/** Marks shapes within the outline of a figure, which its silhouette omits. */
export const inner = (content: string): string => content && `<!--i-->${content}<!--o-->`

export const at = (x: number, y: number, content: string, scale = 1, flip = false): string =>
  group(
    content,
    `translate(${n(x)} ${n(y)}) scale(${flip ? -scale : scale} ${scale})`.replace(/(\d\.\d{3})\d+/g, '$1'),
  )

/** Pixels of a tile of fibres. */
const grainTile = 180

/** Light that fades outwards. The id of a gradient is unique on a page through its prefix. */
export class Lights {
  readonly #prefix: string
  readonly #gradients: string[] = []
  /** Where the main light of the scene is: moon, sun or lamp. Set by the layer that draws it. */
  source: readonly [number, number] | undefined
  /** Whether the star of the story is in the sky or in a window. */
  hasStar = false
  /** Whether the moon is in the sky or in a window. */
  hasMoon = false

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  glow(x: number, y: number, radius: number, colour: string, strength: number): string {
    const id = `${this.#prefix}g${this.#gradients.length}`
    this.#gradients.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${Math.round(strength * 35) / 100}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    return circle(x, y, radius, `url(#${id})`)
  }

  /** A drawing that is on the page several times is kept once. @returns the id to use it by */
  reuse(drawing: string): string {
    const id = `${this.#prefix}u${this.#gradients.length}`
    this.#gradients.push(`<g id="${id}">${drawing}</g>`)
    return id
  }

  /** Shows of a drawing what is within an outline. */
  clipped(content: string, outline: string, transform: string): string {
    const id = `${this.#prefix}c${this.#gradients.length}`
    this.#gradients.push(`<clipPath id="${id}"><path d="${outline}" transform="${transform}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  /** An id prefix that is unique on the page. */
  name(end: string): string {
    return this.#prefix + end
  }

  /** A vignette. Its centre and radius are fractions of the page. */
  vignette(x: number, y: number, colour: string, strength: number): string {
    const id = `${this.#prefix}v${this.#gradients.length}`
    this.#gradients.push(
      `<radialGradient id="${id}" cx="${n(x)}" cy="${n(y)}" r=".82"><stop offset=".38" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity="${strength}"/></radialGradient>`,
    )
    return `url(#${id})`
  }

  /** A darkening towards the lower edge. */
  veil(colour: string, strength: number): string {
    const id = `${this.#prefix}d${this.#gradients.length}`
    this.#gradients.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".6" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="${strength}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** A darkening towards the upper edge. */
  fadeOut(colour: string, strength: number): string {
    const id = `${this.#prefix}t${this.#gradients.length}`
    this.#gradients.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /**
   * The fibres of the paper, to lay over everything: a tile that is used again and again, as renderers take as long for a pattern over a page as for
   * all the rest of it.
   */
  grain(chance: Chance, strength: number, width: number, height: number): string {
    const fibres = () =>
      Array.from(
        { length: 46 },
        () =>
          `M${Math.round(chance.between(4, 176))} ${Math.round(chance.between(4, 176))}l${Math.round(chance.between(-6, 6))} ${Math.round(chance.between(-4, 4))}`,
      ).join('')
    const tile = this.reuse(
      `<path d="${fibres()}" stroke="#fff" stroke-opacity="${strength}" fill="none"/><path d="${fibres()}" stroke="#100820" stroke-opacity="${strength}" fill="none"/>`,
    )
    const repeated = (drawing: string, along: 'x' | 'y', length: number) =>
      Array.from(
        { length: Math.ceil(length / grainTile) },
        (_, index) => `<use href="#${drawing}" ${along}="${index * grainTile}"/>`,
      ).join('')
    return repeated(this.reuse(repeated(tile, 'x', width)), 'y', height)
  }

  /** Top to bottom. */
  fade(colours: readonly string[]): string {
    const id = `${this.#prefix}f${this.#gradients.length}`
    const stops = colours.map(
      (colour, index) =>
        `<stop offset="${Math.round((index / (colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
    )
    this.#gradients.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`,
    )
    return `url(#${id})`
  }

  get definitions(): string {
    return `<defs>${this.#gradients.join('')}</defs>`
  }
}

/** A complete SVG without external resources. */
export const document = (
  width: number,
  height: number,
  view: readonly [number, number, number, number],
  lights: Lights,
  content: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}" stroke-linecap="round" stroke-linejoin="round">${brief(paintOnly(lights.definitions + content))}</svg>`

/** Shortens an SVG: removes marks, rounds to tenths of a pixel, sets round line caps once. */
const brief = (content: string): string =>
  content
    .replace(/<!--[io]-->| stroke-line(?:cap|join)="round"/g, '')
    .replace(/(\d\d)\.(\d)\d+/g, (_, whole: string, tenth: string) =>
      tenth === '0' ? whole : `${whole}.${tenth}`,
    )
    .replace(/([ "(a-zA-Z-])0\.(?=\d)/g, '$1.')

/** Replaces the opacity of elements by that of their paint: an element with opacity is composited on a surface as large as the page. */
const paintOnly = (content: string): string =>
  content.replace(/<(?:path|circle|ellipse|rect) [^>]*? opacity="[^>]*\/>/g, (element) => {
    const paint = element.includes('fill="none"') ? 'stroke-opacity' : 'fill-opacity'
    return element.replace(' opacity=', ` ${paint}=`)
  })
