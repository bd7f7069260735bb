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
})()
