// `npm run sbom [-- file]`: the list of everything delivered that is not ours, as CycloneDX, by default into test-results/sbom.json.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { environment, root } from './setup.mjs'

const file = resolve(process.argv[2] ?? resolve(root, 'test-results/sbom.json'))
const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  cwd: root,
  env: environment,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (status !== 0) {
  console.error(stderr)
  process.exit(1)
}
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, stdout)
console.log(`Nightlight: ${JSON.parse(stdout).components.length} components are listed in ${file}`)
