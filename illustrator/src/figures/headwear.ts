import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, line, path } from '../paper.ts'
import { costumeHat, isCostumeHat } from './costume-hats.ts'

/** A turban goes with the clothes; other headwear with the shoes as well. */
export const headwearColour = ({ headwear: kind, outfit }: Look): string =>
  kind === 'turban' || kind === 'patka'
    ? mix(outfit.top, '#33306a', 0.3)
    : mix(outfit.shoes, outfit.top, 0.35)

/** Headwear for a head of radius 1 at the origin. */
export function headwear(look: Look): string {
  const kind = look.headwear
  if (kind === 'none' || (look.hair.style === 'hijab' && !isCostumeHat(kind))) return ''
  const colour = headwearColour(look)
  const light = mix(colour, '#fff0d8', 0.3)
  const dark = mix(colour, '#1a1028', 0.25)
  if (isCostumeHat(kind)) return costumeHat(kind, look)
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
        path('M-1 -.5C-1.04 -1.54 1.12 -1.54 1.08 -.5z', mix('#d9b06a', colour, 0.15)) +
        path('M-1.6 -.38Q.04 -.96 1.68 -.38Q.04 -.26 -1.6 -.38z', mix('#e0bd7c', colour, 0.1)) +
        path('M-1 -.56Q.04 -.84 1.08 -.56L1.07 -.76Q.04 -1.04 -.99 -.76z', colour)
      )
    case 'patka':
      return (
        // The knot of hair under its cloth, then the cloth from ear to ear across the brow.
        circle(0.1, -1.12, 0.29, light) +
        path(
          'M-1.1 .06C-1.32 -.86 -.92 -1.2 .04 -1.22C1.02 -1.2 1.4 -.86 1.16 .06Q1.06 -.34 .62 -.48Q.06 -.58 -.54 -.46Q-1 -.32 -1.1 .06z',
          colour,
        ) +
        line('M-.18 -1.1Q.1 -.98 .38 -1.1', dark, 0.07) +
        line(
          'M-1.02 -.3Q-.68 -.86 -.16 -1.06M-.5 -.46Q-.34 -.8 -.02 -1.04M.6 -.48Q.5 -.8 .22 -1.04M1.06 -.32Q.8 -.86 .34 -1.06',
          dark,
          0.045,
          'opacity=".6"',
        )
      )
    case 'turban':
      return (
        // Wound from both sides to a peak above the brow, over the under-cloth that shows between; the ears' tops are covered.
        path('M-.62 -.4Q.06 -.56 .7 -.42L.06 -.96z', light) +
        path(
          'M-1.12 .1C-1.5 -.5 -1.3 -1.66 .05 -1.7C1.42 -1.66 1.58 -.5 1.18 .1Q1.08 -.3 .66 -.46Q.3 -.66 .06 -.9Q-.22 -.64 -.58 -.44Q-1.02 -.28 -1.12 .1z',
          colour,
        ) +
        line(
          'M-1.16 -.14Q-.8 -.74 .06 -1.02M-1.24 -.46Q-.86 -1.08 .16 -1.2M-1.16 -.86Q-.66 -1.38 .34 -1.36M1.22 -.14Q.9 -.74 .06 -1.02M1.31 -.46Q1 -1 .3 -1.16M1.22 -.9Q.96 -1.24 .48 -1.34',
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
