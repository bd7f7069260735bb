// `npm run audit`: asks the registry for known vulnerabilities of the dependencies of the product. It gates a release: it fails if one is high or
// critical, and also if the registry could not be asked (no network, a mirror without this service). `npm test` runs it with
// --may-be-unanswered, so that it passes on a machine without a network, and says that nothing was learnt.
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
const { isFine, summary } = auditSummary(stdout ?? '', {
  mayBeUnanswered: process.argv.includes('--may-be-unanswered'),
})
console.log(`Nightlight: ${summary}`)
process.exit(isFine ? 0 : 1)
