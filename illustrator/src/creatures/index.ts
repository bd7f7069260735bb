import { circle, ellipse, group, line, path, rect } from '../paper.ts'
import type { Mood, Pose, Species } from '../words.ts'
import { type Beast, drawBeast } from './beasts.ts'
import { type Bearing, blush, darker, eye, lighter, smile } from './parts.ts'
import { drawSwimmer } from './swimmers.ts'
import { drawBird, drawFlutterer } from './wings.ts'

const shared = { ears: 'round', tail: 'stub', snout: 0.4 } as const

const beasts: Partial<Record<Species, Beast>> = {
  fox: {
    colour: '#d9783c',
    belly: '#f7e6cf',
    body: [58, 34],
    legs: 36,
    head: 36,
    ears: 'pointed',
    tail: 'bushy',
    snout: 0.8,
  },
  rabbit: {
    colour: '#c9b3a6',
    belly: '#f4e8de',
    body: [40, 34],
    legs: 18,
    head: 30,
    ears: 'long',
    tail: 'puff',
    snout: 0.1,
  },
  bear: { ...shared, colour: '#8a5a3c', belly: '#c99a70', body: [88, 66], legs: 46, head: 54 },
  cat: {
    colour: '#6a6480',
    belly: '#d9d3e0',
    body: [46, 26],
    legs: 30,
    head: 30,
    ears: 'pointed',
    tail: 'thin',
    snout: 0,
  },
  dog: {
    colour: '#b98552',
    belly: '#f0dcc0',
    body: [52, 30],
    legs: 36,
    head: 34,
    ears: 'flop',
    tail: 'thin',
    snout: 0.9,
  },
  mouse: {
    colour: '#a79ca8',
    belly: '#e9dfe2',
    body: [28, 20],
    legs: 8,
    head: 22,
    ears: 'round',
    tail: 'thin',
    snout: 0.5,
  },
  deer: {
    colour: '#b97a4c',
    belly: '#efd9bd',
    body: [62, 32],
    legs: 72,
    head: 30,
    ears: 'tuft',
    tail: 'puff',
    snout: 0.8,
    neck: 46,
  },
  horse: {
    colour: '#94623f',
    belly: '#b98560',
    body: [86, 42],
    legs: 84,
    head: 36,
    ears: 'tuft',
    tail: 'hair',
    snout: 1.2,
    neck: 56,
  },
  unicorn: {
    colour: '#ece4f4',
    belly: '#ffffff',
    body: [82, 40],
    legs: 80,
    head: 36,
    ears: 'tuft',
    tail: 'hair',
    snout: 1,
    neck: 54,
    extra: () => path('M86 -226l16 -62l10 58z', '#f0c872'),
  },
  squirrel: {
    colour: '#b5613a',
    belly: '#f3dcc0',
    body: [30, 26],
    legs: 14,
    head: 24,
    ears: 'tuft',
    tail: 'bushy',
    snout: 0.3,
  },
  otter: {
    colour: '#7a5440',
    belly: '#d9bb9a',
    body: [60, 26],
    legs: 14,
    head: 28,
    ears: 'round',
    tail: 'flat',
    snout: 0.2,
  },
  sheep: {
    colour: '#efe6da',
    belly: '#fff9ee',
    body: [60, 44],
    legs: 30,
    head: 28,
    ears: 'flop',
    tail: 'puff',
    snout: 0.5,
  },
  elephant: {
    colour: '#8f93ab',
    belly: '#a9adc2',
    body: [96, 72],
    legs: 62,
    head: 56,
    ears: 'none',
    tail: 'thin',
    snout: 0,
    extra: (bearing) =>
      bearing.asleep
        ? ''
        : line('M118 -150Q150 -110 132 -64Q128 -48 146 -44', '#8f93ab', 24) +
          ellipse(48, -178, 38, 52, '#7d819b', 'transform="rotate(12 48 -178)"'),
  },
}

/** A creature with its feet at the origin, looking right. */
export function drawCreature(species: Species, pose: Pose, mood: Mood): string {
  const bearing: Bearing = { asleep: pose === 'sleeping', mood, pose }
  const beast = beasts[species]
  if (beast) return drawBeast(beast, bearing)
  return (others[species] ?? others.hedgehog)?.(bearing) ?? ''
}

const others: Partial<Record<Species, (bearing: Bearing) => string>> = {
  hedgehog: (b) =>
    ellipse(0, 1, 46, 7, '#0a0820', 'opacity=".25"') +
    path('M-48 -4C-60 -60 -10 -76 22 -50L34 -16Q30 0 10 0H-36Q-46 0 -48 -4z', '#6a4a3c') +
    spikes() +
    path('M14 -46Q50 -40 58 -14Q50 0 22 0Q6 -22 14 -46z', '#e6c8a4') +
    circle(58, -13, 5, '#2a1a2c') +
    eye(36, -24, 5, b) +
    blush(28, -12, '#e6c8a4'),
  owl: (b) =>
    drawBird({ colour: '#8a6a52', belly: '#e6cfae', width: 40, height: 78, tufts: true, wideEyes: true }, b),
  bird: (b) =>
    drawBird(
      { colour: '#4f7aa8', belly: '#f0d9bd', width: 24, height: 40, tufts: false, wideEyes: false },
      b,
    ),
  duck: (b) =>
    drawBird(
      { colour: '#e9dcc0', belly: '#fff6e2', width: 34, height: 52, tufts: false, wideEyes: false },
      b,
    ),
  penguin: (b) =>
    drawBird(
      { colour: '#33395c', belly: '#f6f1e6', width: 34, height: 84, tufts: false, wideEyes: false },
      b,
    ),
  turtle: (b) =>
    ellipse(0, 1, 56, 8, '#0a0820', 'opacity=".25"') +
    ellipse(-34, -6, 14, 9, '#8aa874') +
    ellipse(28, -6, 14, 9, '#8aa874') +
    path('M-54 -10Q-48 -70 0 -70Q48 -70 54 -10z', '#5f7a52') +
    [-26, 0, 26].map((x) => ellipse(x, -36 - (x === 0 ? 8 : 0), 12, 13, '#7d9a68')).join('') +
    (b.asleep ? '' : ellipse(68, -28, 20, 17, '#9ab884') + eye(72, -33, 4.5, b) + smile(74, -22, 6)),
  frog: (b) =>
    ellipse(0, 1, 36, 6, '#0a0820', 'opacity=".25"') +
    ellipse(0, -22, 34, 23, '#6fa05a') +
    ellipse(4, -14, 22, 13, '#cfe0a4') +
    [-13, 17].map((x) => circle(x, -44, 12, '#6fa05a') + eye(x + 1, -45, 5.5, b)).join('') +
    smile(4, -28, 12) +
    ellipse(-30, -4, 15, 6, '#5a8a4a') +
    ellipse(32, -4, 15, 6, '#5a8a4a'),
  dragon,
  robot: (b) =>
    ellipse(0, 1, 46, 8, '#0a0820', 'opacity=".25"') +
    [-20, 20].map((x) => rect(x - 9, -34, 18, 34, '#5d6a86', 6)).join('') +
    rect(-42, -112, 84, 82, '#9fb0c4', 18) +
    rect(-26, -96, 52, 40, '#3c4a6c', 10) +
    circle(-10, -78, 6, '#ffd27a') +
    circle(12, -78, 6, '#e0805f') +
    line('M0 -176V-160', '#5d6a86', 5) +
    circle(0, -180, 8, '#ffd27a') +
    rect(-36, -164, 72, 52, '#b9c6d6', 18) +
    eye(-14, -138, 8, b) +
    eye(16, -138, 8, b) +
    smile(2, -126, 9),
  alien: (b) =>
    ellipse(0, 1, 36, 7, '#0a0820', 'opacity=".25"') +
    [-14, 14].map((x) => rect(x - 7, -22, 14, 22, '#5fa08a', 7)).join('') +
    ellipse(0, -46, 30, 34, '#6fb59a') +
    ellipse(0, -98, 42, 36, '#86c9ae') +
    line('M-16 -128Q-28 -148 -22 -160M18 -128Q30 -148 24 -160', '#6fb59a', 5) +
    circle(-22, -162, 7, '#ffd98a') +
    circle(24, -162, 7, '#ffd98a') +
    eye(-14, -100, 10, b) +
    eye(18, -100, 10, b) +
    smile(2, -82, 9),
  butterfly: (b) => drawFlutterer('butterfly', b),
  firefly: (b) => drawFlutterer('firefly', b),
  whale: (b) => drawSwimmer('whale', b),
  fish: (b) => drawSwimmer('fish', b),
  octopus: (b) => drawSwimmer('octopus', b),
  seal: (b) => drawSwimmer('seal', b),
}

const spikes = () =>
  [-40, -28, -14, 2, 16]
    .map((x, index) => path(`M${x - 8} ${-34 - index * 3}l4 -30l12 24z`, '#553a30'))
    .join('') + [-34, -18, -2].map((x) => path(`M${x - 7} -26l4 -24l10 20z`, '#7d5a48')).join('')

function dragon(b: Bearing): string {
  const green = '#5f9a72'
  const shadow = ellipse(0, 1, 130, 12, '#0a0820', 'opacity=".25"')
  const tail =
    path('M-90 -30C-170 -30 -190 -90 -160 -120C-164 -80 -140 -64 -86 -70z', green) +
    path('M-160 -120l-20 -6l12 -22l22 14z', '#e0a85a')
  const body =
    path('M-110 0C-130 -90 -60 -130 0 -126C60 -122 96 -70 84 0z', green) +
    path('M-20 0C-30 -60 20 -96 58 -84C84 -60 86 -20 80 0z', '#e6d39a')
  const wing = path(
    'M-30 -110C-60 -220 -130 -210 -150 -180C-120 -176 -116 -150 -124 -134C-96 -144 -82 -124 -84 -104z',
    darker(green, 0.25),
  )
  const back = [-70, -46, -20]
    .map((x, index) => path(`M${x - 12} ${-110 - index * 8}l12 -22l14 20z`, '#e0a85a'))
    .join('')
  const head =
    ellipse(0, 0, 58, 42, green) +
    ellipse(34, 14, 34, 24, lighter(green, 0.25)) +
    circle(52, 4, 4, '#2a4a38') +
    [-26, -6].map((x) => path(`M${x} -36l-4 -28l16 22z`, '#f0dca8')).join('') +
    eye(-4, -10, 8, b) +
    eye(32, -14, 7, b) +
    blush(-16, 14, green) +
    line('M14 26q22 8 44 -4', '#2a4a38', 3)
  return (
    shadow +
    tail +
    wing +
    back +
    body +
    group(head, b.asleep ? 'translate(92 -40) rotate(10)' : 'translate(78 -150)') +
    (b.asleep ? '' : path('M30 -96C34 -140 40 -160 60 -170L96 -130C84 -110 84 -90 80 -70z', green))
  )
}
