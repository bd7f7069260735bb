interface ReaderKeys {
  readonly toggle: () => void
  /** Moves by a number of sentences; negative moves back. */
  readonly step: (sentences: number) => void
}

/** Space plays and pauses, the left and right arrows move by a sentence. @returns a function that stops listening */
export function onReaderKeys({ toggle, step }: ReaderKeys): () => void {
  const pressed = (event: KeyboardEvent) => {
    const meant = meaningOf(event)
    if (!meant) return
    event.preventDefault()
    if (meant === 'toggle') toggle()
    else step(meant === 'on' ? 1 : -1)
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}

/** The command for a key; null if the focused element uses the key itself. */
export function meaningOf(
  event: Pick<
    KeyboardEvent,
    'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
  >,
): 'toggle' | 'on' | 'back' | null {
  const combined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (event.defaultPrevented || combined || isIn(event.target, wantsAllKeys)) return null
  if (event.key === 'ArrowRight') return 'on'
  if (event.key === 'ArrowLeft') return 'back'
  // Space activates the focused button or link.
  if (event.key !== ' ' || event.repeat || isIn(event.target, wantsSpace)) return null
  return 'toggle'
}

const wantsAllKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="slider"], [role="radio"], [role="tab"]'
const wantsSpace = 'button, a[href], summary, [role="button"], [role="switch"], [role="checkbox"]'

const isIn = (target: EventTarget | null, selector: string) =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null
