import { lettering } from './lettering.ts'
import { mix, type Palette } from './palette.ts'
import { document, path, rect } from './paper.ts'
import { pictureOf, type Scene } from './scene.ts'
import { high, wide } from './settings/stage.ts'

export interface CoverOptions {
  readonly title?: string
  /** Width over height: two to three and the like for a book; by default 4:3, as cards show it. */
  readonly ratio?: number
  /** How far the frame goes on beyond each edge, as a share of the height, for a page that is cut. */
  readonly bleed?: number
}

/** Pixels of the drawing of a book's cover. */
export const bookSize = ({ ratio, bleed }: { ratio: number; bleed: number }) => ({
  width: Math.round(1500 * (ratio + 2 * bleed)),
  height: Math.round(1500 * (1 + 2 * bleed)),
})

/** The cover of a story: its heroes large with what it is about, in a frame, under the title in letters cut by hand. */
export function drawCover(scene: Scene, { title = '', ratio, bleed = 0 }: CoverOptions = {}): string {
  const width = ratio === undefined ? wide : high * ratio
  const beyond = high * bleed
  const size = ratio === undefined ? { width: 1200, height: 900 } : bookSize({ ratio, bleed })
  const { lights, content, palette, middle } = pictureOf(scene, { isCover: true, width })
  const left = Math.min(wide - width, Math.max(0, middle - width / 2))
  const x = left + width / 2
  const [fill, edge] = palette.dark
    ? ['#fff1cf', mix(palette.shade, '#0a0820', 0.3)]
    : ['#fffaf0', mix(palette.front, palette.shade, 0.55)]
  const shade = title ? rect(left, 0, width, 430, lights.fadeOut(edge, palette.dark ? 0.5 : 0.4)) : ''
  return document(
    size.width,
    size.height,
    [left - beyond, -beyond, width + 2 * beyond, high + 2 * beyond],
    lights,
    content +
      shade +
      frame(palette, left, width, beyond) +
      lettering(title, { x, y: 62, width: width - 190, room: 280 }, { fill, edge }),
  )
}

/** A mount of dark paper with rounded corners, and a thin line inside it. */
function frame({ front, lamp, moon, dark }: Palette, left: number, width: number, beyond: number): string {
  const out = beyond + 4
  const [l, r] = [left, left + width]
  const hole = (inset: number, radius: number) =>
    `M${l + inset + radius} ${inset}H${r - inset - radius}Q${r - inset} ${inset} ${r - inset} ${inset + radius}V${high - inset - radius}Q${r - inset} ${high - inset} ${r - inset - radius} ${high - inset}H${l + inset + radius}Q${l + inset} ${high - inset} ${l + inset} ${high - inset - radius}V${inset + radius}Q${l + inset} ${inset} ${l + inset + radius} ${inset}z`
  return (
    path(
      `M${l - out} ${-out}H${r + out}V${high + out}H${l - out}z${hole(26, 44)}`,
      mix(front, dark ? moon : '#fff4dc', dark ? 0.14 : 0.5),
      'fill-rule="evenodd"',
    ) +
    path(hole(36, 36), 'none', `stroke="${mix(lamp, '#ffffff', 0.3)}" stroke-width="4" stroke-opacity=".75"`)
  )
}
