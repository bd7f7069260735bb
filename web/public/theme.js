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
  const preload = (addresses) => {
    for (const href of addresses) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href })
      document.head.append(link)
    }
  }
  if (code?.startsWith('/')) preload(code.split(' '))
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
    // The reply names the largest picture of the first screen, long before the app can draw it.
    const pictureOf = {
      home: (stories) => ({ src: stories.find(({ status }) => status === 'ready').thumbnailUrl ?? '' }),
      library: (stories) => ({ src: stories[0].thumbnailUrl ?? '' }),
      story: ({ storyImages, storyStructure }) => ({
        // As the reader has it: `src/features/reader/spreads.ts`.
        sizes: '(min-width: 64rem) 34rem, 100vw',
        srcset: storyImages[storyStructure.sections[0].imageIndex ?? 0].bitmaps
          .map((bitmap) => `${bitmap.url} ${bitmap.width}w`)
          .join(', '),
      }),
    }[page]
    globalThis.firstReplies?.[calls[page]]
      .then((reply) => reply.clone().json())
      .then(pictureOf)
      .then((picture) => Object.assign(new Image(), { fetchPriority: 'high' }, picture))
      // No reply, a refusal or no picture: the app says what there is to say.
      .catch(() => {})
    return
  }
  // A visitor's first screen has one large picture.
  const hero = theme === 'dark' ? 'HERO_IN_DARK' : 'HERO_IN_LIGHT'
  const picture = new Image()
  if (hero.startsWith('/') && page === 'home') {
    picture.fetchPriority = 'high'
    picture.src = hero
  }

  // The build has drawn that screen into the page, and names the app here: it is fetched once the screen is there.
  const app = document.currentScript.dataset.app?.split(' ')
  if (!app) return
  const shown = new Promise((resolve) =>
    addEventListener('DOMContentLoaded', () => {
      // No frame comes in a tab that nobody looks at.
      if (document.hidden) return resolve()
      // Not with the frame's callback, when it has yet to be drawn: the connection and the processor are its own until it is seen.
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
      }).observe({ type: 'paint', buffered: true })
      // A browser may not say what it has painted.
      setTimeout(resolve, 500)
    }),
  )
  const decoded = picture.decode().catch(() => {})
  void Promise.all([shown, decoded]).then(() => {
    preload(app)
    return import(app[0])
  })

  // What is pressed before it runs is pressed again by `src/lib/early-press.ts`.
  const hold = (event) => {
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    globalThis.earlyPress.button = button
  }
  globalThis.earlyPress = { button: null, stop: () => removeEventListener('click', hold, true) }
  addEventListener('click', hold, true)
})()
