/** Where to sign in, with the way back. */
export function authPath(backTo: string, tab?: 'register'): string {
  const query = new URLSearchParams()
  if (tab) query.set('tab', tab)
  if (backTo !== '/') query.set('next', backTo)
  return query.size > 0 ? `/auth?${query}` : '/auth'
}

/** The way back that an address carries, if it stays on this site. Browsers read `/\` and control characters as `//`. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : null
}
