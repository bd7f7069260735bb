declare global {
  /** Set by `public/theme.js`, which holds what is pressed before the app is there. */
  var earlyPress: { button: HTMLElement | null; stop(): void } | undefined
}

/** Presses the button again that somebody has pressed while nothing answered yet. React then takes the page over at once. */
export function repeatEarlyPress(): void {
  const { earlyPress } = globalThis
  if (!earlyPress) return
  globalThis.earlyPress = undefined
  earlyPress.stop()
  earlyPress.button?.click()
}
