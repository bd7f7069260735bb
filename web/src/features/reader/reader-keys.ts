interface ReaderKeys {
  readonly toggle: () => void
  /** So many sentences on, or back. */
  readonly step: (sentences: number) => void
}

/** Space plays and pauses, the arrows to the sides go a sentence back or on. @returns the way to stop */
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

/** What a key means here; nothing where something else on the screen has a use for it. */
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
  // On a button or a link, space presses it.
  if (event.key !== ' ' || event.repeat || isIn(event.target, wantsSpace)) return null
  return 'toggle'
}

const wantsAllKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="slider"], [role="radio"], [role="tab"]'
const wantsSpace = 'button, a[href], summary, [role="button"], [role="switch"], [role="checkbox"]'

const isIn = (target: EventTarget | null, selector: string) =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null
