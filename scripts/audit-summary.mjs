const serious = ['high', 'critical']

/**
 * What a report of `npm audit --json` means.
 * @param {string} report
 * @returns {{ isFine: boolean, summary: string }}
 */
export function auditSummary(report) {
  const parsed = read(report)
  const counts = parsed?.metadata?.vulnerabilities
  if (!counts) return { isFine: true, summary: 'the registry could not be asked for known vulnerabilities.' }
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
