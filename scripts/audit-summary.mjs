const serious = ['high', 'critical']

/**
 * What a report of `npm audit --json` means.
 * @param {string} report
 * @param {{ mayBeUnanswered?: boolean }} [options] whether it is fine that the registry could not be asked: its answer gates a release, while
 *   tests also run without a network
 * @returns {{ isFine: boolean, summary: string }}
 */
export function auditSummary(report, { mayBeUnanswered = false } = {}) {
  const parsed = read(report)
  const counts = parsed?.metadata?.vulnerabilities
  if (!counts) {
    const summary = 'the registry could not be asked for known vulnerabilities'
    return mayBeUnanswered
      ? { isFine: true, summary: `${summary}. Before a release "npm run audit" has to succeed.` }
      : { isFine: false, summary: `${summary}: nothing is known about the libraries.` }
  }
  const found = Object.values(parsed.vulnerabilities ?? {})
    .filter(({ severity }) => serious.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`)
  const count = serious.reduce((sum, level) => sum + (counts[level] ?? 0), 0)
  if (count === 0) return { isFine: true, summary: 'no serious vulnerability is known in the libraries.' }
  return {
    isFine: false,
    summary: `vulnerabilities are known: ${found.join(', ')}. See docs/security/asvs.md, V15.`,
  }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
