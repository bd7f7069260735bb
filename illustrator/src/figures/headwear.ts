import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, line, path } from '../paper.ts'

/** Headwear for a head of radius 1 at the origin. */
export function headwear({ headwear: kind, outfit, hair }: Look): string {
  if (hair.style === 'hijab' || kind === 'none') return ''
  const colour = mix(outfit.shoes, outfit.top, 0.35)
  const light = mix(colour, '#fff0d8', 0.3)
  const dark = mix(colour, '#1a1028', 0.25)
  switch (kind) {
    case 'beanie':
      return (
        circle(0.06, -1.32, 0.24, light) +
        path('M-1.06 -.46C-1.02 -1.44 1.1 -1.46 1.1 -.44Q.04 -.74 -1.06 -.46z', colour) +
        path('M-1.12 -.34Q.02 -.7 1.16 -.32L1.12 -.62Q.02 -1 -1.1 -.64z', light) +
        line('M-.5 -.62v-.5M0 -.72v-.5M.5 -.66v-.5', dark, 0.04, 'opacity=".5"')
      )
    case 'cap':
      return (
        path('M-1.04 -.42C-1.04 -1.4 1.08 -1.4 1.08 -.44Q.04 -.62 -1.04 -.42z', colour) +
        path('M.1 -.58Q1 -.72 1.62 -.42Q1.66 -.28 1.48 -.3Q.9 -.48 .1 -.42z', dark) +
        circle(0.04, -1.13, 0.08, light)
      )
    case 'hat':
      return (
        path('M-.78 -.56C-.84 -1.5 .9 -1.5 .86 -.56z', mix('#d9b06a', colour, 0.15)) +
        path('M-1.5 -.42Q.04 -.94 1.58 -.42Q.04 -.3 -1.5 -.42z', mix('#e0bd7c', colour, 0.1)) +
        path('M-.8 -.62Q.04 -.86 .86 -.62L.87 -.8Q.04 -1.04 -.81 -.8z', colour)
      )
    case 'patka':
      return (
        path('M-1.06 -.3C-1.06 -1.3 1.08 -1.32 1.1 -.28Q.5 -.66 .04 -.66Q-.5 -.64 -1.06 -.3z', colour) +
        circle(0.08, -1.2, 0.3, colour) +
        circle(0.02, -1.26, 0.12, light, 'opacity=".5"') +
        line('M-.94 -.5Q-.3 -.96 .08 -.98Q.6 -.94 .98 -.48', dark, 0.05, 'opacity=".6"')
      )
    case 'turban':
      return (
        path('M-1.14 -.26C-1.34 -1.5 1.38 -1.56 1.18 -.24Q.6 -.62 .06 -.7Q-.56 -.6 -1.14 -.26z', colour) +
        line(
          'M-1.08 -.42Q-.3 -1.16 .86 -.96M-1.02 -.72Q-.4 -1.22 .5 -1.16M-.96 -.32Q.2 -.9 1.08 -.6',
          dark,
          0.05,
          'opacity=".6"',
        )
      )
    case 'headband':
      return (
        line('M-1.04 -.36Q-.6 -.96 .06 -.98Q.7 -.96 1.08 -.34', light, 0.15) +
        path('M.5 -.9q.28 -.36 .4 -.02q.3 .1 -.02 .32q-.1 .3 -.36 .06q-.32 -.1 -.02 -.36z', '#f0c2cf') +
        circle(0.68, -0.74, 0.09, '#e8b64c')
      )
    case 'bow':
      return (
        path('M.5 -.94Q.16 -1.3 .1 -.98Q.12 -.72 .5 -.88Q.9 -.7 .92 -.98Q.86 -1.3 .5 -.94z', '#d9647a') +
        circle(0.5, -0.92, 0.11, '#b84a62')
      )
  }
}
