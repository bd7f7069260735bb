/** The sign-in page, with the path to come back to. */
export function authPath(backTo: string, tab?: 'register'): string {
  const query = new URLSearchParams()
  if (tab) query.set('tab', tab)
  if (backTo !== '/') query.set('next', backTo)
  return query.size > 0 ? `/auth?${query}` : '/auth'
}

/** The path to come back to, if it is on this site. Browsers treat `/\` and control characters like `//`. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : null
}
