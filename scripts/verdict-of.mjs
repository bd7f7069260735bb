const grave = ['high', 'critical']

/**
 * What a report of `npm audit --json` means.
 * @param {string} report
 * @returns {{ isFine: boolean, words: string }}
 */
export function verdictOf(report) {
  const told = read(report)
  const counts = told?.metadata?.vulnerabilities
  if (!counts) return { isFine: true, words: 'nobody could be asked for known weaknesses of libraries.' }
  const found = Object.values(told.vulnerabilities ?? {})
    .filter(({ severity }) => grave.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range} (${severity})`)
  const count = grave.reduce((sum, level) => sum + (counts[level] ?? 0), 0)
  if (count === 0) return { isFine: true, words: 'no grave weakness is known in the libraries.' }
  return {
    isFine: false,
    words: `weaknesses are known: ${found.join(', ')}. See docs/security/asvs.md, V15.`,
  }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
