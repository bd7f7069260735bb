import { type ColourScript, colourScripts, type Hues, shareAt } from './colour-scripts.ts'
import type { Time, Weather } from './words.ts'

/** The colours of the layers of a scene, far to near, and of the light behind them. */
export interface Palette {
  readonly sky: readonly [string, string, string]
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly ground: string
  readonly front: string
  readonly leaf: string
  readonly water: string
  readonly stone: string
  readonly wood: string
  readonly wall: string
  readonly floor: string
  readonly moon: string
  readonly lamp: string
  readonly shade: string
  /** Whether stars are out and windows lit. */
  readonly dark: boolean
}

export const palettes: Readonly<Record<Time, Palette>> = {
  day: {
    sky: ['#6ba6d6', '#b8dbe2', '#fdeac2'],
    far: '#a9c2d8',
    middle: '#86abb0',
    near: '#6f9f7c',
    ground: '#86b36a',
    front: '#4f6d58',
    leaf: '#5f9a66',
    water: '#6fb0cc',
    stone: '#b3a9b4',
    wood: '#a5764f',
    wall: '#e6cfae',
    floor: '#b98a62',
    moon: '#fff4d6',
    lamp: '#ffdf9a',
    shade: '#2b2440',
    dark: false,
  },
  afternoon: {
    sky: ['#6d86c4', '#f4b07a', '#ffdc98'],
    far: '#b79fae',
    middle: '#9a8a86',
    near: '#93905a',
    ground: '#b0a35a',
    front: '#5f4650',
    leaf: '#8a9450',
    water: '#9aa9b8',
    stone: '#b09a98',
    wood: '#99683f',
    wall: '#e2b98a',
    floor: '#a9754b',
    moon: '#fff0c4',
    lamp: '#ffd27a',
    shade: '#33203a',
    dark: false,
  },
  dusk: {
    sky: ['#2a2a68', '#9a5a9e', '#f6a98a'],
    far: '#a878a8',
    middle: '#7d5c98',
    near: '#59488a',
    ground: '#4f4c7c',
    front: '#221d45',
    leaf: '#56678c',
    water: '#7470ae',
    stone: '#8272a0',
    wood: '#7a4f58',
    wall: '#86608c',
    floor: '#70495e',
    moon: '#ffeccb',
    lamp: '#ffc873',
    shade: '#150f30',
    dark: true,
  },
  night: {
    sky: ['#0c0f33', '#252863', '#5c4f96'],
    far: '#4d4a90',
    middle: '#393a7c',
    near: '#2c2f6a',
    ground: '#30366a',
    front: '#0e0f2c',
    leaf: '#2f4f6c',
    water: '#34448a',
    stone: '#55538a',
    wood: '#573c54',
    wall: '#453c76',
    floor: '#43325a',
    moon: '#fdf1d0',
    lamp: '#ffbf60',
    shade: '#050618',
    dark: true,
  },
}

/** The colours at the end of the night. */
const midnight: Palette = {
  ...palettes.night,
  sky: ['#070922', '#1a1d4e', '#47407f'],
  far: '#3e3d7e',
  middle: '#2f316c',
  near: '#23265a',
  ground: '#272c5a',
}

const after: Readonly<Record<Time, Palette>> = {
  day: palettes.afternoon,
  afternoon: palettes.dusk,
  dusk: palettes.night,
  night: midnight,
}

/** The hour of a picture, and where in its story it is. */
interface Moment {
  readonly time: Time
  /** How late it is within the time of day: 0 is its start, 1 its end. */
  readonly late?: number | undefined
  /** The colours of the story; without them those of the hour alone. */
  readonly colours?: ColourScript | undefined
  /** How far into its story a picture is, from 0 to 1. */
  readonly part?: number | undefined
}

/** The colours during a time of day, which never quite reach those of the next. */
export function paletteAt({ time, late = 0, colours, part = 0 }: Moment): Palette {
  const share = Math.min(1, Math.max(0, late)) * 0.55
  if (!colours) return share === 0 ? palettes[time] : blend(palettes[time], after[time], share)
  const now = inColours(colours, time)
  const next = time === 'night' ? blend(now, midnight, 0.4) : inColours(colours, following[time])
  return lateInStory(blend(now, next, share), colours, time, part)
}

const following: Readonly<Record<Exclude<Time, 'night'>, Time>> = {
  day: 'afternoon',
  afternoon: 'dusk',
  dusk: 'night',
}

/** A story opens in more light than its hour has, and only its last third goes into the violet of the night. */
function lateInStory(palette: Palette, colours: ColourScript, time: Time, part: number): Palette {
  if (time !== 'dusk' && time !== 'night') return palette
  const opening = Math.max(0, 1 - part * 3)
  const closing = Math.max(0, part * 3 - 2)
  if (closing > 0) return blend(palette, palettes.night, closing * (time === 'night' ? 0.55 : 0.3))
  return {
    ...blend(palette, inColours(colours, 'afternoon'), opening * (time === 'dusk' ? 0.22 : 0.08)),
    dark: true,
  }
}

/** A time of day in the colours of a story. */
function inColours(name: ColourScript, time: Time): Palette {
  const script = colourScripts[name]
  const usual = palettes[time]
  const lamp = mix(usual.lamp, script.air, 0.35)
  if (time === 'dusk' || time === 'night')
    return { ...blend(usual, fromHues(script[time], usual), shareAt[time]), lamp }
  const { moon, shade } = usual
  const evening = fromHues(script.dusk, usual)
  const near = time === 'day' ? 0.14 : 0.44
  const lit = { ...blend(usual, evening, near), wall: mix(usual.wall, evening.wall, near + 0.3) }
  return { ...mapped(lit, (colour) => mix(colour, script.air, shareAt[time])), moon, lamp, shade }
}

/** All colours of a palette from the few of a script: what is far is pale as the sky behind it. */
function fromHues({ sky, land, ground, leaf, water, wall, floor, front }: Hues, usual: Palette): Palette {
  return {
    ...usual,
    sky,
    far: mix(land, sky[1], 0.55),
    middle: mix(land, sky[1], 0.2),
    near: mix(land, front, 0.24),
    ground,
    front,
    leaf,
    water,
    wall,
    floor,
    stone: mix(land, '#9a92a4', 0.4),
    wood: mix(floor, '#7a5040', 0.5),
    shade: mix(front, '#050418', 0.5),
  }
}

/** A palette between two; it is as dark as the first. */
function blend(first: Palette, second: Palette, share: number): Palette {
  if (share === 0) return first
  const colours = Object.entries(first).map(([name, value]) => [
    name,
    typeof value === 'string' ? mix(value, second[name as 'far'], share) : value,
  ])
  const sky = first.sky.map((colour, index) => mix(colour, second.sky[index] ?? colour, share))
  return { ...first, ...Object.fromEntries(colours), sky }
}

function mapped(palette: Palette, change: (colour: string) => string): Palette {
  const colours = Object.entries(palette).map(([name, value]) => [
    name,
    typeof value === 'string' ? change(value) : value,
  ])
  return { ...palette, ...Object.fromEntries(colours), sky: palette.sky.map(change) }
}

/** The colours in a weather: rain greys them, snow covers the land, mist pales distant layers. */
export function weathered(palette: Palette, weather: Weather): Palette {
  const { sky, far, middle, near, ground, leaf, dark } = palette
  if (weather === 'rain') {
    const cloud = mix(dark ? '#3a4470' : '#8e9cb0', sky[0], 0.5)
    const grey = (colour: string) => mix(colour, cloud, dark ? 0.3 : 0.42)
    return { ...palette, sky: [grey(sky[0]), grey(sky[1]), mix(sky[2], cloud, 0.34)], far: grey(far) }
  }
  if (weather === 'snow') {
    const snow = dark ? mix('#e4e8fa', sky[1], 0.26) : '#f4f5fa'
    return {
      ...palette,
      far: mix(far, snow, 0.35),
      middle: mix(middle, snow, 0.35),
      near: mix(near, snow, 0.45),
      ground: mix(ground, snow, 0.82),
      leaf: mix(leaf, snow, 0.4),
    }
  }
  if (weather === 'mist') return { ...palette, far: mix(far, sky[2], 0.5), middle: mix(middle, sky[2], 0.34) }
  return palette
}

/** A colour between two, as `#rrggbb`. @param share 0 is the first, 1 the second */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Colours of light sources, the same at every time of day. */
const shining = new Set(['#ffd98a', '#fff6dc', '#ffe08a', '#ffe9a8', '#fff2c4', '#ffd27a', '#ffffff'])

/** Tints everything but light sources with the light of the time of day. */
export const underLight = (drawing: string, light: string, share: number): string =>
  share === 0
    ? drawing
    : drawing.replace(/#[0-9a-f]{6}/g, (colour) => (shining.has(colour) ? colour : mix(colour, light, share)))
