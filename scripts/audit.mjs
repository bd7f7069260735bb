// `npm run audit`: asks the registry for known vulnerabilities of the dependencies of the product, and fails if one is high or critical. If
// the registry cannot be reached (no network, a mirror without this service) it prints a warning and succeeds: that should not stop a release.
import { spawnSync } from 'node:child_process'
import { auditSummary } from './audit-summary.mjs'
import { environment, root } from './setup.mjs'

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  env: environment,
  encoding: 'utf8',
  timeout: 120_000,
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
const { isFine, summary } = auditSummary(stdout ?? '')
console.log(`Nightlight: ${summary}`)
process.exit(isFine ? 0 : 1)
