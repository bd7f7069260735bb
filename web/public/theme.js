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

  // What the first screen needs is fetched beside the app, and not after it. The build writes addresses of files here.
  const path = location.pathname
  const page =
    path === '/' ? 'home' : path === '/library' ? 'library' : /^\/story\/[^/]+$/.test(path) ? 'story' : ''
  const code = { library: 'LIBRARY_CODE', story: 'STORY_CODE' }[page]
  for (const href of code?.startsWith('/') ? code.split(' ') : []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href })
    document.head.append(link)
  }
  if (document.cookie.includes('nightlight_signed_in=')) {
    // The reply to a call takes the cookie away if the session has ended; `src/app/use-ended-session.ts` asks whether there was one.
    globalThis.cameWithSession = true
    // `src/lib/first-replies.ts` hands them out.
    const calls = { home: '/api/stories', library: '/api/stories', story: `/api/stories/${path.slice(7)}` }
    for (const url of page ? ['/api/user', calls[page]] : []) {
      const reply = fetch(url, { credentials: 'include' })
      reply.catch(() => {})
      globalThis.firstReplies = { ...globalThis.firstReplies, [url]: reply }
    }
    return
  }
  // A visitor's first screen has one large picture.
  const hero = theme === 'dark' ? 'HERO_IN_DARK' : 'HERO_IN_LIGHT'
  if (hero.startsWith('/') && page === 'home') {
    const picture = new Image()
    picture.fetchPriority = 'high'
    picture.src = hero
  }
})()
