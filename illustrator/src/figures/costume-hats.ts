import { type CostumeHat, costumeHats, type Headwear, type Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, ellipse, line, path } from '../paper.ts'

export const isCostumeHat = (kind: Headwear): kind is CostumeHat =>
  (costumeHats as readonly string[]).includes(kind)

const gold = '#e8b64c'
const black = '#3a3644'
const white = '#f6f1e4'
const red = '#bf4a4c'
const navy = '#34497c'

/** The crown of a cap down to the brow, for a head of radius 1. */
const cap = (colour: string) =>
  path('M-1.08 -.36C-1.1 -1.36 1.12 -1.36 1.12 -.38Q.04 -.66 -1.08 -.36z', colour)
/** A brim that stands off all round. */
const brim = (colour: string, wide = 1.66) =>
  path(`M${-wide} -.36Q.04 -1 ${wide + 0.08} -.36Q.04 -.2 ${-wide} -.36z`, colour)
const peak = (colour: string) => path('M-.6 -.5Q.5 -.72 1.3 -.4Q1.36 -.2 1.1 -.22Q.4 -.44 -.5 -.3z', colour)

/** The hat of a costume, for a head of radius 1 at the origin. */
export function costumeHat(kind: CostumeHat, { outfit }: Look): string {
  const { top, second } = outfit
  const dark = mix(top, '#1a1028', 0.3)
  switch (kind) {
    case 'crown':
      return (
        path('M-.8 -.62L-.92 -1.42L-.46 -1.1L.04 -1.56L.54 -1.1L1 -1.42L.88 -.62Q.04 -.86 -.8 -.62z', gold) +
        path('M-.8 -.62Q.04 -.86 .88 -.62L.86 -.5Q.04 -.74 -.79 -.5z', '#c9923c') +
        circle(0.04, -1, 0.13, red) +
        circle(-0.44, -0.9, 0.08, '#4f83b5') +
        circle(0.52, -0.9, 0.08, '#4f83b5') +
        [-0.92, 0.04, 1].map((x, index) => circle(x, index === 1 ? -1.58 : -1.44, 0.09, '#fbe3a0')).join('')
      )
    case 'tiara':
      return (
        path(
          'M-.66 -.76Q.04 -1.02 .76 -.76L.6 -.96L.42 -.9L.3 -1.14L.14 -.98L.05 -1.36L-.06 -.98L-.2 -1.14L-.32 -.9L-.5 -.96z',
          gold,
        ) + circle(0.05, -1.08, 0.08, '#d98aa8')
      )
    case 'circlet':
      return (
        line('M-1 -.5Q.04 -.92 1.06 -.5', gold, 0.14) +
        path('M.05 -1.06l.14 .18l-.14 .2l-.14 -.2z', '#4f83b5')
      )
    case 'captain':
      return (
        path('M-1.3 -.84Q.04 -1.86 1.36 -.84Q.7 -.6 .04 -.66Q-.6 -.6 -1.3 -.84z', white) +
        path('M-1.04 -.42Q.04 -.74 1.1 -.42L1.08 -.78Q.04 -1.04 -1.02 -.76z', navy) +
        peak(black) +
        circle(0.1, -0.78, 0.13, gold)
      )
    case 'sailor':
      return (
        path('M-1.04 -.62C-1.02 -1.4 1.08 -1.4 1.08 -.62z', white) +
        path('M-1.16 -.44Q.04 -.76 1.2 -.44L1.16 -.8Q.04 -1.1 -1.12 -.8z', white) +
        line('M-1.1 -.5Q.04 -.8 1.14 -.5', navy, 0.07)
      )
    case 'bandana':
      return (
        path('M-1.08 -.22C-1.14 -1.3 1.12 -1.3 1.12 -.34Q.04 -.72 -1.08 -.22z', red) +
        path(
          'M-1 -.4q-.44 .1 -.5 .5q.26 -.06 .44 -.3q-.02 .3 .12 .46q.14 -.3 .06 -.6z',
          mix(red, '#1a1028', 0.22),
        ) +
        [
          [-0.6, -0.72],
          [-0.1, -0.94],
          [0.46, -0.86],
          [0.84, -0.6],
          [0.16, -0.7],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.07, white))
          .join('')
      )
    case 'witch':
    case 'wizard': {
      const cloth = kind === 'witch' ? '#40325e' : top
      return (
        path(
          'M-.9 -.56C-.6 -1.3 -.3 -2 .1 -2.5Q.5 -2.56 .66 -2.2Q.4 -2.3 .36 -2.1C.5 -1.5 .8 -1 .98 -.56Q.04 -.9 -.9 -.56z',
          cloth,
        ) +
        brim(mix(cloth, '#1a1028', 0.18), 1.7) +
        path(
          'M-.93 -.58Q.04 -.94 1.01 -.58L.88 -.84Q.04 -1.16 -.8 -.84z',
          kind === 'witch' ? '#8a6ab8' : gold,
        ) +
        (kind === 'wizard'
          ? path('M.02 -1.76l.07 .17l.17 .07l-.17 .07l-.07 .17l-.07 -.17l-.17 -.07l.17 -.07z', gold)
          : '')
      )
    }
    case 'tall':
      return (
        path('M-.8 -.56L-.86 -1.9Q.04 -2.06 .96 -1.9L.9 -.56Q.04 -.8 -.8 -.56z', black) +
        brim(black, 1.3) +
        path('M-.81 -.6Q.04 -.88 .91 -.6L.92 -.86Q.04 -1.12 -.83 -.86z', outfit.second)
      )
    case 'tall-fur':
      return (
        path(
          'M-1.1 -.3C-1.4 -1 -1.2 -2.1 .04 -2.14C1.3 -2.1 1.46 -1 1.16 -.3Q.04 -.64 -1.1 -.3z',
          '#2f2a38',
        ) + line('M-.9 -.2Q.04 1 1 -.2', gold, 0.05)
      )
    case 'garland':
      return [-0.92, -0.6, -0.22, 0.2, 0.6, 0.94]
        .map((x, index) => {
          const y = -0.5 - Math.cos(x * 1.4) * 0.42
          return (
            ellipse(x - 0.14, y + 0.06, 0.14, 0.07, '#6a9a52') +
            circle(x, y, 0.13, ['#f0a0b8', '#fbe3a0', '#e6e0f4'][index % 3] ?? white) +
            circle(x, y, 0.05, gold)
          )
        })
        .join('')
    case 'toque':
      return (
        path(
          'M-.84 -.62L-.96 -1.12C-1.5 -1.3 -1.2 -1.94 -.66 -1.8C-.5 -2.24 .5 -2.26 .68 -1.82C1.26 -1.96 1.56 -1.28 1.04 -1.12L.92 -.62Q.04 -.86 -.84 -.62z',
          white,
        ) +
        path('M-.9 -.5Q.04 -.78 .98 -.5L1 -.86Q.04 -1.12 -.92 -.86z', '#e6dfd0') +
        line('M-.4 -1.2v-.36M.06 -1.26v-.4M.5 -1.2v-.36', '#d9cfc0', 0.05)
      )
    case 'peaked':
      return (
        path('M-1.16 -.84Q.04 -1.6 1.24 -.84Q.6 -.66 .04 -.7Q-.6 -.66 -1.16 -.84z', top) +
        path('M-1.04 -.4Q.04 -.72 1.1 -.4L1.08 -.78Q.04 -1.04 -1.02 -.76z', dark) +
        peak(black) +
        circle(0.14, -0.8, 0.12, gold)
      )
    case 'straw':
      return (
        path('M-.86 -.56C-.9 -1.4 .98 -1.4 .94 -.56Q.04 -.8 -.86 -.56z', '#e0c078') +
        brim('#e8cc88', 1.74) +
        path('M-.88 -.58Q.04 -.86 .95 -.58L.95 -.8Q.04 -1.06 -.88 -.8z', second)
      )
    case 'nurse':
      return (
        path('M-.58 -.76Q.04 -.98 .66 -.76L.74 -1.22Q.04 -1.4 -.66 -1.22z', white) +
        path('M-.05 -1.24h.18v.1h.1v.16h-.1v.1h-.18v-.1h-.1v-.16h.1z', red)
      )
    case 'veil':
      return (
        path('M-1.3 -.5C-1.5 .6 -1.2 1.2 .04 1.24C1.3 1.2 1.56 .6 1.38 -.5z', '#4a4a5c', 'opacity=".22"') +
        path('M-.86 -.56C-.9 -1.4 .98 -1.4 .94 -.56Q.04 -.8 -.86 -.56z', '#efe6d0') +
        brim('#f4ecd8', 1.6)
      )
    case 'beret':
      return (
        path(
          'M-1.16 -.5C-1.5 -1.1 -.6 -1.56 .3 -1.42C1.2 -1.3 1.4 -.7 1.1 -.44Q.04 -.8 -1.16 -.5z',
          mix(second, red, 0.7),
        ) + circle(0.2, -1.46, 0.08, mix(red, '#1a1028', 0.3))
      )
    case 'mask':
      return (
        line('M-1.04 -.04Q.04 -.36 1.08 -.04', black, 0.12) +
        `<rect x="-.66" y="-.94" width="1.44" height=".44" rx=".2" fill="#bfe0ee" fill-opacity=".85" stroke="${navy}" stroke-width=".1"/>`
      )
    case 'bubble':
      return (
        `<circle cx="0.04" cy="-0.04" r="1.36" fill="#dff0f8" fill-opacity=".16" stroke="#eef6fb" stroke-width=".09"/>` +
        line('M-.86 -.7Q-.6 -1.04 -.2 -1.14', '#ffffff', 0.1, 'opacity=".8"') +
        path('M-.9 .96Q.04 1.36 .98 .96Q.9 1.3 .04 1.34Q-.8 1.3 -.9 .96z', '#b4b8c6')
      )
    case 'knight':
      return (
        path('M.04 -1.12Q-.5 -2 -1.3 -1.7Q-.9 -1.5 -.9 -1.2Q-.4 -1.4 .04 -1.12z', red) +
        path(
          'M-1.14 .3C-1.34 -1.36 1.36 -1.36 1.2 .3L.98 .34C1.04 -.2 .9 -.52 .04 -.52C-.8 -.52 -.98 -.2 -.92 .34z',
          '#a4aabc',
        ) +
        path('M-.98 -.5Q.04 -.94 1.06 -.5L1.02 -.74Q.04 -1.14 -.94 -.74z', '#7d8498')
      )
    case 'fire-helmet':
      return (
        path('M-1.06 -.4C-1.1 -1.5 1.14 -1.5 1.12 -.4z', '#c9402f') +
        path('M-1.5 -.26Q-.4 -.7 1.2 -.42Q1.5 -.3 1.4 -.2Q.2 -.46 -1.2 -.12z', '#a83426') +
        path('M-.18 -1.24h.46v.5q-.23 .3 -.46 0z', gold) +
        line('M.04 -1.24V-1.36', '#a83426', 0.2)
      )
    case 'helmet':
      return (
        path('M-1.08 -.4C-1.1 -1.44 1.14 -1.44 1.14 -.4z', '#f0b93c') +
        path('M-.7 -.52Q.5 -.72 1.5 -.4Q1.5 -.26 1.34 -.26Q.2 -.46 -1.12 -.32L-1.1 -.52z', '#d99a2c') +
        line('M.04 -1.16V-.7M-.4 -1.1V-.64M.5 -1.1V-.64', '#d99a2c', 0.1)
      )
    case 'goggles':
      return (
        line('M-1.04 -.5Q.04 -.96 1.08 -.5', '#6a4a3c', 0.16) +
        [-0.3, 0.4]
          .map(
            (x) =>
              `<circle cx="${x}" cy="-0.74" r="0.27" fill="#a9d0dc" stroke="#8a6a3c" stroke-width=".1"/>`,
          )
          .join('')
      )
    case 'souwester':
      return (
        path('M-1.02 -.44C-1 -1.4 1.06 -1.4 1.06 -.44z', '#e6b93c') +
        path('M-1.9 .12Q-1.2 -.6 .04 -.7Q1.1 -.66 1.44 -.34Q.6 -.44 .04 -.42Q-.9 -.3 -1.9 .12z', '#d4a52c')
      )
    case 'wig':
      return (
        cap('#e6e2da') +
        [-1.1, -1.08, -1.06, 1.12, 1.1, 1.08]
          .map((x, index) => circle(x, -0.2 + (index % 3) * 0.4, 0.24, index % 2 ? '#d6d0c8' : '#e6e2da'))
          .join('') +
        [-0.7, -0.3, 0.14, 0.56, 0.9]
          .map((x) => circle(x, -0.56 - Math.cos(x * 1.3) * 0.14, 0.2, '#efece6'))
          .join('')
      )
    case 'bicorne':
      return (
        path('M-1.5 -.5Q-1.2 -1.7 .04 -1.66Q1.3 -1.7 1.58 -.5Q.04 -.96 -1.5 -.5z', black) +
        line('M-1.4 -.62Q.04 -1.06 1.46 -.62', gold, 0.09) +
        circle(0.04, -1.26, 0.14, red)
      )
    case 'clown':
      return (
        [-1.04, -0.94, 1.1, 1]
          .map((x, index) => circle(x, -0.24 + (index % 2) * 0.3, 0.34, '#e0703c'))
          .join('') +
        path('M-.34 -.9L.14 -1.8L.54 -.88Q.1 -1.04 -.34 -.9z', '#4f83b5') +
        circle(0.14, -1.82, 0.12, gold) +
        circle(0.09, 0.22, 0.13, red)
      )
  }
}
