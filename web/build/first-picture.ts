import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Pictures of the hero, and what stands for their addresses in `theme.js`. */
const pictures = { HERO_IN_LIGHT: 'hero-evening', HERO_IN_DARK: 'hero-bedtime' }

/** Tells the script that runs first where the largest picture of the first screen is, as its address contains a digest. */
export function firstPicture(): Plugin {
  return {
    name: 'first-picture',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const file = join(dir, 'theme.js')
      let script = readFileSync(file, 'utf8')
      for (const [placeholder, kind] of Object.entries(pictures)) {
        const asset = Object.keys(bundle).find((name) => name.startsWith(`assets/${kind}-`))
        if (!asset || !script.includes(placeholder)) this.error(`theme.js has no place for ${kind}`)
        script = script.replace(placeholder, `/${asset}`)
      }
      writeFileSync(file, script)
    },
  }
}
