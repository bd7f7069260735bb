import { circle, group, inner, line, path, rect } from '../paper.ts'

/** What is in a hand because of what is done with it. */
export type Tool =
  | 'pencil'
  | 'crayon'
  | 'open-book'
  | 'oar'
  | 'jug'
  | 'ladle'
  | 'telescope'
  | 'spoonful'
  | 'brush'
  | 'spade'
  | 'toothbrush'
  | 'bubbles'
  | 'guitar'
  | 'broom'
  | 'mug'
  | 'cloth'
  | 'scissors'

const wood = '#a8703f'
const iron = '#7d8496'

/** From the hand that holds it, at the origin, in the size of a child's. */
export function drawTool(tool: Tool, cover: string): string {
  switch (tool) {
    case 'pencil':
      return line('M-10 -20L4 10', '#e8b64c', 5) + path('M2 12L8 8L7 18z', '#4a3030')
    case 'crayon':
      return line('M-8 -16L3 8', '#c9504c', 6) + path('M0 10L7 6L6 14z', '#c9504c')
    case 'open-book':
      return group(
        path('M-36 -14q18 -10 36 0q18 -10 36 0v34q-18 -10 -36 0q-18 -10 -36 0z', cover) +
          path('M-32 -18q16 -8 32 1q16 -9 32 -1v32q-16 -8 -32 1q-16 -9 -32 -1z', '#fff3d8') +
          path('M0 -17q16 -9 32 -1v32q-16 -8 -32 1z', '#f0dcb4') +
          inner(
            line('M-25 -10q10 -4 19 0M-25 -1q10 -4 19 0M7 -11q10 -4 19 0M7 -2q10 -4 19 0', '#c9b48c', 1.8),
          ),
        'rotate(-5)',
      )
    case 'oar':
      return (
        line('M-34 -30L56 56', wood, 7) +
        path('M48 44q16 -6 30 20q6 14 -4 18q-12 0 -26 -18q-8 -12 0 -20z', wood)
      )
    case 'jug':
      return (
        group(
          path('M-18 -30H20L26 26Q2 36 -22 26z', '#5a86a8') +
            path('M14 -30L34 -38L22 -18z', '#5a86a8') +
            rect(-19, -14, 40, 7, '#f0dca8', 3),
          'translate(16 4) rotate(38)',
        ) + path('M44 10Q50 24 48 44', 'none', 'stroke="#cfe6f2" stroke-width="5" stroke-linecap="round"')
      )
    case 'ladle':
      return line('M2 -26L-2 42', wood, 6) + path('M-16 40Q-2 32 12 40Q12 56 -2 56Q-16 56 -16 40z', wood)
    case 'telescope':
      return group(
        rect(-22, -8, 34, 16, '#5f4a3c', 4) +
          rect(10, -10, 36, 20, '#8a6a3c', 4) +
          rect(42, -13, 12, 26, '#e8b64c', 4),
        'rotate(-12)',
      )
    case 'spoonful':
      return line('M14 6L-8 -8', '#d9dbe4', 4.5) + circle(-12, -11, 7, '#d9dbe4')
    case 'brush':
      return line('M-16 10L16 -10', wood, 5) + path('M14 -14L30 -26Q32 -14 20 -6z', '#c9504c')
    case 'spade':
      return (
        line('M-16 -62L8 30', wood, 7) +
        line('M-26 -62H-6', wood, 7) +
        path('M-6 28L24 20L34 50Q26 70 16 72Q0 66 -4 52z', iron)
      )
    case 'toothbrush':
      return (
        line('M14 4L-16 -4', '#4f9ac0', 5) +
        line('M-16 -4L-26 -7', '#f4f7fb', 8) +
        circle(-28, 0, 4, '#ffffff') +
        circle(-22, 4, 3, '#ffffff')
      )
    case 'bubbles':
      return [
        [4, -6, 8],
        [18, 2, 6],
        [-6, 4, 6],
        [12, -18, 5],
        [26, -12, 4],
        [2, 10, 5],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, '#eef7fb', 'opacity=".9"') +
            inner(circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#ffffff')),
        )
        .join('')
    case 'guitar':
      return group(
        line('M10 0L74 -6', '#6a4630', 8) +
          rect(70, -13, 16, 12, '#4a3030', 3) +
          path(
            'M-34 0C-34 -26 -12 -28 0 -18C10 -24 24 -18 24 0C24 18 10 24 0 18C-12 28 -34 26 -34 0z',
            '#c98a4a',
          ) +
          circle(-2, 0, 8, '#4a3030') +
          inner(line('M-24 -3L76 -8M-24 2L76 -4', '#f4e6c8', 1.2)),
        'rotate(-24)',
      )
    case 'broom':
      return (
        line('M10 -62L-6 74', wood, 6) +
        path('M-20 70L8 74L12 104Q-8 110 -30 100z', '#e0b45c') +
        line('M-18 84L10 88', '#c9504c', 4)
      )
    case 'cloth':
      return (
        path('M-30 -16Q0 -8 30 -16L34 26Q0 34 -34 26z', '#f0e4cc') +
        path('M-30 -16Q0 -8 30 -16L31 0Q0 10 -32 0z', '#d8c4a0') +
        line('M-33 18Q0 26 33 18', '#c9504c', 3)
      )
    case 'scissors':
      return (
        line('M-4 4L28 -14M-4 -6L28 12', '#b8bcc8', 5) +
        circle(-12, 8, 8, '#c9504c') +
        circle(-12, 8, 3.6, '#f6e2c8') +
        circle(-12, -10, 8, '#c9504c') +
        circle(-12, -10, 3.6, '#f6e2c8')
      )
    case 'mug':
      return rect(-16, -26, 30, 32, '#e6e0d2', 6) + rect(-16, -14, 30, 6, '#c9504c')
  }
}
