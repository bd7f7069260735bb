import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, path } from '../paper.ts'

/** What lies behind the head, for a head of radius 1 at the origin. */
export function hairBehind({ hair }: Look): string {
  const { colour, style } = hair
  const dark = mix(colour, '#1a1028', 0.22)
  switch (style) {
    case 'long':
      return path(
        'M-1.08 -.1C-1.2 -1.3 1.15 -1.35 1.08 -.1C1.2 .8 1.1 1.5 .85 1.75H-.9C-1.2 1.4 -1.2 .7 -1.08 -.1z',
        dark,
      )
    case 'bob':
      return path(
        'M-1.08 -.1C-1.2 -1.3 1.15 -1.35 1.08 -.1C1.2 .4 1.15 .75 1 .95H-1C-1.2 .7 -1.18 .3 -1.08 -.1z',
        dark,
      )
    case 'afro':
      return circle(0, -0.25, 1.42, dark)
    case 'curly':
      return (
        [-0.95, -0.6, 0.6, 0.95]
          .map((x, index) => circle(x, index % 3 === 0 ? 0.25 : -0.6, 0.42, dark))
          .join('') + circle(0, -0.3, 1.08, dark)
      )
    case 'plaits':
      return [-1, 1]
        .map((side) =>
          [0.3, 0.72, 1.1, 1.42]
            .map((y, index) =>
              ellipse(side * (1.02 - index * 0.04), y, 0.24 - index * 0.03, 0.26, index % 2 ? dark : colour),
            )
            .join(''),
        )
        .join('')
    case 'pigtails':
      return [-1, 1]
        .map((side) =>
          ellipse(side * 1.28, 0.05, 0.36, 0.52, dark, `transform="rotate(${side * 18} ${side * 1.28} 0)"`),
        )
        .join('')
    case 'bun':
      return circle(0.1, -1.2, 0.42, dark)
    case 'hijab':
      return path(
        'M-1.2 .1C-1.3 -1.4 1.3 -1.4 1.2 .1C1.3 .9 1.15 1.45 1.35 1.75C.7 2 -.7 2 -1.35 1.75C-1.15 1.45 -1.3 .9 -1.2 .1z',
        dark,
      )
    default:
      return ''
  }
}

/** What lies over the forehead. */
export function hairBefore({ hair }: Look): string {
  const { colour, style } = hair
  const light = mix(colour, '#ffffff', 0.14)
  switch (style) {
    case 'bald':
      return ''
    case 'hijab':
      return path(
        'M-1.12 .35C-1.25 -1.35 1.25 -1.35 1.12 .35C1.05 .75 .9 .95 .72 1.08C1 .5 .95 -.62 .05 -.66C-.85 -.62 -.85 .5 -.6 1.08C-.85 .95 -1.05 .75 -1.12 .35z',
        colour,
      )
    case 'afro':
      return path(
        'M-1.02 .05C-1.15 -1.15 1.15 -1.15 1.02 .05C.85 -.35 .5 -.5 .05 -.5C-.4 -.5 -.82 -.35 -1.02 .05z',
        colour,
      )
    case 'curly':
      return (
        [-0.85, -0.5, -0.1, 0.32, 0.72]
          .map((x, index) =>
            circle(x, -0.62 - Math.sin((index / 4) * Math.PI) * 0.22, 0.34, index % 2 ? light : colour),
          )
          .join('') +
        circle(-1, -0.2, 0.22, colour) +
        circle(0.98, -0.2, 0.22, colour)
      )
    case 'spiky':
      return path(
        'M-1.04 .02L-1.12 -.55L-.82 -.62L-.8 -1.12L-.38 -.98L-.12 -1.38L.2 -1L.62 -1.22L.68 -.78L1.08 -.7L1.02 .02C.8 -.4 .4 -.52 0 -.5C-.4 -.5 -.8 -.4 -1.04 .02z',
        colour,
      )
    default:
      return (
        path(
          'M-1.04 .1C-1.2 -1.3 1.2 -1.32 1.05 .1C.98 -.2 .86 -.42 .62 -.55C.3 -.32 -.45 -.22 -.72 -.5C-.9 -.34 -1 -.15 -1.04 .1z',
          colour,
        ) + path('M-.5 -.86C-.2 -1.02 .3 -1.02 .62 -.82C.3 -.9 -.15 -.9 -.5 -.86z', light, 'opacity=".7"')
      )
  }
}
