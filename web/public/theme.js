// Runs before the first paint, so that there is never a white flash in a dark room. `src/lib/theme.ts` shares the key.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('nightlight-theme')
  } catch {
    // Storage may be forbidden; the system's preference then decides.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.dataset.theme = theme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'dark' ? '#0f0d1e' : '#fbf3e6')
  // A visitor's first screen has one large picture. It is fetched beside the app, and not after it; the build writes its address here.
  const hero = theme === 'dark' ? 'HERO_IN_DARK' : 'HERO_IN_LIGHT'
  const isVisitor = !document.cookie.includes('nightlight_signed_in=')
  if (hero.startsWith('/') && isVisitor && location.pathname === '/') {
    const picture = new Image()
    picture.fetchPriority = 'high'
    picture.src = hero
  }
})()
