import type { Look } from '../look.ts'
import { mix } from '../palette.ts'
import { circle, inner, line, n, path } from '../paper.ts'
import type { Build, Person } from './measures.ts'
import type { Skeleton } from './skeleton.ts'

const night = '#1c1030'

/** Clothes above the legs. The hips are at the origin, the shoulders above it. */
export function clothes(person: Person, build: Build, skeleton?: Skeleton): string {
  const { look, kind } = person
  const seated = isFolded(skeleton)
  const { body, width } = build
  const { cut, top, second, bottom } = look.outfit
  const light = mix(top, '#fff4e0', 0.34)
  const dark = mix(top, night, 0.24)
  const half = width / 2
  if (look.bathing) {
    const cloth = look.bathing === 'bath' ? look.skin : top
    return (
      path(outline(build, 0.98, 9), cloth) +
      inner(
        shadeLeft(build, 0.98, 9, mix(cloth, night, 0.2)) +
          (look.bathing === 'bath' ? '' : collar(build, look.skin)),
      )
    )
  }
  if (cut === 'dress') {
    const skirt = seated ? 8 : kind === 'child' ? body * 0.34 : body * 0.5
    return (
      path(outline(build, 1.52, skirt), top) +
      inner(
        shadeLeft(build, 1.52, skirt, dark) +
          pattern(look.outfit, build, light) +
          path(
            `M${n(-half * 1.52)} ${n(skirt - 8)}Q0 ${n(skirt + 10)} ${n(half * 1.52)} ${n(skirt - 8)}v6Q0 ${n(skirt + 16)} ${n(-half * 1.52)} ${n(skirt - 2)}z`,
            light,
            'opacity=".7"',
          ) +
          collar(build, '#fbf1de'),
      )
    )
  }
  if (cut === 'dungarees') {
    return (
      path(outline(build, 1.02, 8), second) +
      inner(
        path(
          `M${n(-half * 0.62)} ${n(-body * 0.66)}H${n(half * 0.66)}L${n(half * 1.06)} ${n(-body * 0.3)}V10Q0 18 ${n(-half * 1.06)} 10V${n(-body * 0.3)}z`,
          bottom,
        ) +
          line(
            `M${n(-half * 0.46)} ${n(-body * 0.64)}L${n(-half * 0.5)} ${n(-body + 6)}M${n(half * 0.5)} ${n(-body * 0.64)}L${n(half * 0.54)} ${n(-body + 6)}`,
            bottom,
            8,
          ) +
          path(
            `M${n(-half * 0.36)} ${n(-body * 0.5)}h${n(half * 0.76)}v${n(body * 0.18)}q0 ${n(body * 0.06)} ${n(-half * 0.12)} ${n(body * 0.06)}h${n(-half * 0.52)}q${n(-half * 0.12)} 0 ${n(-half * 0.12)} ${n(-body * 0.06)}z`,
            mix(bottom, '#fff4e0', 0.14),
          ) +
          circle(-half * 0.46, -body * 0.62, 3.6, '#e8b64c') +
          circle(half * 0.5, -body * 0.62, 3.6, '#e8b64c'),
      )
    )
  }
  if (cut === 'coat') {
    return (
      path(outline(build, 1.3, seated ? 8 : body * 0.22), top) +
      inner(
        shadeLeft(build, 1.3, seated ? 8 : body * 0.22, dark) +
          line(
            `M${n(half * 0.14)} ${n(-body * 0.72)}Q${n(half * 0.22)} ${n(-body * 0.2)} ${n(half * 0.2)} ${n(seated ? 8 : body * 0.2)}`,
            dark,
            2.5,
          ) +
          [0.58, 0.36, 0.14].map((part) => circle(half * 0.36, -body * part, 3.8, '#f0d9a0')).join('') +
          scarf(build, second),
      )
    )
  }
  if (cut === 'robe') return robe(build, look.outfit, seated)
  if (cut === 'uniform') return uniform(build, look.outfit, seated)
  if (cut === 'suit' || cut === 'armour') return suit(build, look.outfit)
  if (cut === 'waistcoat') return waistcoat(build, look.outfit)
  const hood = cut === 'hoodie'
  return (
    path(outline(build, 1.06, 9), top) +
    inner(
      shadeLeft(build, 1.06, 9, dark) +
        (hood
          ? path(
              `M${n(-half * 0.6)} ${n(-body * 0.36)}H${n(half * 0.66)}l${n(half * 0.18)} ${n(body * 0.26)}H${n(-half * 0.78)}z`,
              dark,
              'opacity=".7"',
            ) +
            line(
              `M${n(-half * 0.16)} ${n(-body + 8)}v${n(body * 0.26)}M${n(half * 0.24)} ${n(-body + 8)}v${n(body * 0.22)}`,
              light,
              2.6,
            )
          : pattern(look.outfit, build, light)) +
        (kind === 'child' || look.outfit.pattern !== 'plain' ? '' : cardigan(build, dark, second)) +
        path(
          `M${n(-half * 1.02)} -2Q0 8 ${n(half * 1.02)} -2V8Q0 18 ${n(-half * 1.02)} 8z`,
          dark,
          'opacity=".75"',
        ) +
        (hood
          ? collar(build, dark)
          : line(`M${n(-half * 0.4)} ${n(-body + 1)}q${n(half * 0.44)} 12 ${n(half * 0.88)} 0`, light, 6)),
    )
  )
}

/** Whether the thighs are drawn up, so that nothing hangs below the hips. */
export const isFolded = (skeleton: Skeleton | undefined): boolean =>
  skeleton !== undefined &&
  (skeleton.stance.isLying === true ||
    typeof skeleton.stance.hips === 'string' ||
    skeleton.hips.y > -skeleton.build.legs * 0.8)

const skirted: ReadonlySet<string> = new Set(['dress', 'robe'])

/** A skirt on somebody who sits, kneels or crouches lies over the thighs. */
export function skirtOver({ look }: Person, skeleton: Skeleton): string {
  const { build, hips, spine, legs, stance } = skeleton
  if (!skirted.has(look.outfit.cut) || !isFolded(skeleton) || stance.isLying) return ''
  const half = build.width / 2
  const waist = [
    spine.place({ x: -half, y: -build.body * 0.2 }),
    spine.place({ x: half, y: -build.body * 0.24 }),
  ]
  const knees = [legs.near.joint, legs.far.joint].toSorted((one, other) => other.x - one.x)
  const knee = knees[0] ?? hips
  const thick = build.limb
  const low = Math.min(-1, Math.max(hips.y + thick * 1.1, knee.y + thick * 0.9))
  const back = hips.x - half * 1.3
  return path(
    `M${n(waist[0]?.x ?? 0)} ${n(waist[0]?.y ?? 0)}L${n(waist[1]?.x ?? 0)} ${n(waist[1]?.y ?? 0)}Q${n(knee.x * 0.7)} ${n(knee.y - thick * 0.9)} ${n(knee.x + thick * 0.5)} ${n(knee.y - thick * 0.5)}Q${n(knee.x + thick)} ${n(knee.y + thick * 0.2)} ${n(knee.x + thick * 0.5)} ${n(low)}Q${n((knee.x + back) / 2)} ${n(low + 4)} ${n(back)} ${n(low)}Q${n(back - 2)} ${n(hips.y - thick)} ${n(waist[0]?.x ?? 0)} ${n(waist[0]?.y ?? 0)}z`,
    mix(look.outfit.top, night, 0.05),
  )
}

/** Half widths of shoulders, waist and hem. */
const halves = ({ width, shape: [shoulders, waist, hips] }: Build, flare: number) => {
  const h = width / 2
  return [h * shoulders, h * waist, h * flare * hips] as const
}

/** Shoulders to hem, wider by a flare, in at the waist. */
function outline(build: Build, flare: number, hem: number): string {
  const { body } = build
  const [s, w, f] = halves(build, flare)
  return `M${n(-s * 0.64)} ${n(-body + 3)}Q0 ${n(-body - 7)} ${n(s * 0.68)} ${n(-body + 3)}C${n(s * 1.04)} ${n(-body + 7)} ${n(w * 1.06)} ${n(-body * 0.66)} ${n(w * 1.02)} ${n(-body * 0.42)}C${n(w * 1.02)} ${n(-body * 0.24)} ${n(f * 0.96)} ${n(-body * 0.16)} ${n(f)} ${n(hem)}Q0 ${n(hem + 12)} ${n(-f)} ${n(hem)}C${n(-f * 0.96)} ${n(-body * 0.16)} ${n(-w * 1.02)} ${n(-body * 0.24)} ${n(-w * 1.02)} ${n(-body * 0.42)}C${n(-w * 1.06)} ${n(-body * 0.66)} ${n(-s * 1.04)} ${n(-body + 7)} ${n(-s * 0.64)} ${n(-body + 3)}z`
}

/** The side away from the light, along the outline. */
function shadeLeft(build: Build, flare: number, hem: number, dark: string): string {
  const { body } = build
  const [s, w, f] = halves(build, flare)
  return path(
    `M${n(-s * 0.64)} ${n(-body + 3)}C${n(-s * 1.04)} ${n(-body + 7)} ${n(-w * 1.06)} ${n(-body * 0.66)} ${n(-w * 1.02)} ${n(-body * 0.42)}C${n(-w * 1.02)} ${n(-body * 0.24)} ${n(-f * 0.96)} ${n(-body * 0.16)} ${n(-f)} ${n(hem)}Q${n(-f * 0.74)} ${n(hem + 5)} ${n(-f * 0.5)} ${n(hem + 6)}C${n(-w * 0.62)} ${n(-body * 0.3)} ${n(-w * 0.5)} ${n(-body * 0.7)} ${n(-s * 0.64)} ${n(-body + 3)}z`,
    dark,
    'opacity=".45"',
  )
}

function pattern({ pattern: kind }: Person['look']['outfit'], { body, width }: Build, light: string): string {
  const h = width / 2
  if (kind === 'stripes')
    return [0.7, 0.5, 0.3]
      .map((part) =>
        line(
          `M${n(-h * 0.84)} ${n(-body * part)}q${n(h * 0.86)} 8 ${n(h * 1.72)} 0`,
          light,
          body * 0.07,
          'opacity=".7"',
        ),
      )
      .join('')
  if (kind === 'dots')
    return [0.7, 0.46, 0.22]
      .flatMap((part, row) =>
        [-0.56, 0, 0.56].map((x) =>
          circle((x + (row % 2) * 0.24 - 0.06) * h, -body * part, width * 0.062, light, 'opacity=".75"'),
        ),
      )
      .join('')
  return path(
    `M0 ${n(-body * 0.68)}l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z`,
    light,
    'opacity=".85"',
  )
}

const collar = ({ body, width }: Build, colour: string) =>
  path(
    `M${n(-width * 0.28)} ${n(-body + 1)}Q${n(-width * 0.2)} ${n(-body + 17)} 1 ${n(-body + 10)}Q${n(width * 0.24)} ${n(-body + 17)} ${n(width * 0.32)} ${n(-body + 1)}Q0 ${n(-body + 6)} ${n(-width * 0.28)} ${n(-body + 1)}z`,
    colour,
  )

const scarf = ({ body, width }: Build, colour: string) =>
  path(
    `M${n(-width * 0.12)} ${n(-body + 6)}l-6 ${n(body * 0.48)}h15l4 ${n(-body * 0.46)}z`,
    mix(colour, night, 0.16),
  ) + line(`M${n(-width * 0.28)} ${n(-body)}q${n(width * 0.3)} 13 ${n(width * 0.6)} 0`, colour, 14)

const cardigan = ({ body, width }: Build, dark: string, shirt: string) =>
  path(
    `M${n(-width * 0.1)} ${n(-body - 2)}H${n(width * 0.2)}L${n(width * 0.16)} 12H${n(-width * 0.06)}z`,
    mix(shirt, '#fff4e0', 0.5),
  ) + [0.7, 0.46, 0.22].map((part) => circle(width * 0.05, -body * part, 3, dark)).join('')

/** A gown down to the shoes, with a band at its hem. */
function robe(build: Build, { top, second }: Look['outfit'], isFolded: boolean): string {
  const { body, legs, width } = build
  const hem = isFolded ? 8 : legs - 15
  const half = width / 2
  const dark = mix(top, night, 0.24)
  return (
    path(outline(build, isFolded ? 1.4 : 1.9, hem), top) +
    inner(
      shadeLeft(build, isFolded ? 1.4 : 1.9, hem, dark) +
        (isFolded
          ? ''
          : path(
              `M${n(-half * 1.86)} ${n(hem - 12)}Q0 ${n(hem)} ${n(half * 1.92)} ${n(hem - 12)}v12Q0 ${n(hem + 12)} ${n(-half * 1.86)} ${n(hem)}z`,
              second,
            )) +
        line(
          `M${n(-half * 0.4)} ${n(-body + 2)}Q${n(half * 0.04)} ${n(-body + 16)} ${n(half * 0.5)} ${n(-body + 2)}`,
          second,
          6,
        ) +
        line(
          `M${n(half * 0.1)} ${n(-body * 0.2)}Q${n(half * 0.3)} ${n(hem * 0.4)} ${n(half * 0.5)} ${n(hem - 16)}`,
          dark,
          2.6,
          'opacity=".6"',
        ),
    )
  )
}

/** A buttoned jacket. */
function uniform(build: Build, { top }: Look['outfit'], isFolded: boolean): string {
  const { body, width } = build
  const half = width / 2
  const hem = isFolded ? 8 : body * 0.16
  const dark = mix(top, night, 0.28)
  return (
    path(outline(build, 1.16, hem), top) +
    inner(
      shadeLeft(build, 1.16, hem, dark) +
        line(
          `M${n(half * 0.1)} ${n(-body * 0.84)}Q${n(half * 0.16)} ${n(-body * 0.3)} ${n(half * 0.12)} ${n(hem)}`,
          dark,
          2.4,
        ) +
        [0.72, 0.5, 0.28, 0.06]
          .flatMap((part) => [-0.12, 0.36].map((x) => circle(half * x, -body * part, 3.3, '#f0d9a0')))
          .join('') +
        collar(build, dark),
    )
  )
}

/** In one piece, zipped; of metal if it is armour. */
function suit(build: Build, { top, cut, pattern: kind, ...outfit }: Look['outfit']): string {
  const { body, width } = build
  const half = width / 2
  const dark = mix(top, night, 0.26)
  const light = mix(top, '#fff4e0', 0.4)
  const plates =
    line(
      `M${n(-half * 0.9)} ${n(-body * 0.5)}Q0 ${n(-body * 0.36)} ${n(half * 0.94)} ${n(-body * 0.5)}M${n(-half * 0.9)} ${n(-body * 0.26)}Q0 ${n(-body * 0.12)} ${n(half * 0.94)} ${n(-body * 0.26)}`,
      dark,
      3,
    ) +
    line(
      `M${n(half * 0.3)} ${n(-body * 0.84)}Q${n(half * 0.5)} ${n(-body * 0.7)} ${n(half * 0.5)} ${n(-body * 0.54)}`,
      light,
      4,
    )
  return (
    path(outline(build, 1.08, 9), top) +
    inner(
      shadeLeft(build, 1.08, 9, dark) +
        (kind === 'dots'
          ? pattern({ top, cut, pattern: kind, ...outfit }, build, mix(top, '#bf4a4c', 0.8))
          : '') +
        (cut === 'armour' ? plates : line(`M${n(half * 0.1)} ${n(-body * 0.9)}V${n(-body * 0.1)}`, dark, 3)) +
        line(`M${n(-half * 0.4)} ${n(-body + 2)}q${n(half * 0.44)} 12 ${n(half * 0.88)} 0`, light, 7),
    )
  )
}

/** Open over a shirt. */
function waistcoat(build: Build, { top, second }: Look['outfit']): string {
  const { body, width, shape } = build
  const half = (width / 2) * shape[0]
  const dark = mix(top, night, 0.24)
  const panel = (side: 1 | -1) =>
    path(
      `M${n(side * half * 0.62)} ${n(-body + 2)}L${n(side * half * 0.2 + 2)} ${n(-body * 0.5)}L${n(side * half * 0.06 + 3)} ${n(-body * 0.08)}L${n(side * half * 0.5)} 6L${n(side * half * 1.04)} ${n(-body * 0.04)}C${n(side * half * 1.06)} ${n(-body * 0.4)} ${n(side * half * 1.06)} ${n(-body * 0.8)} ${n(side * half * 0.62)} ${n(-body + 2)}z`,
      side < 0 ? dark : top,
    )
  return (
    path(outline(build, 1.04, 9), second) +
    inner(
      shadeLeft(build, 1.04, 9, mix(second, night, 0.2)) +
        panel(-1) +
        panel(1) +
        [0.4, 0.24].map((part) => circle(4, -body * part, 3, '#e8b64c')).join('') +
        collar(build, mix(second, '#ffffff', 0.4)),
    )
  )
}
