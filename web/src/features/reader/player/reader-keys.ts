interface ReaderKeys {
  readonly toggle: () => void
  /** Moves by a number of sentences; negative moves back. */
  readonly step: (sentences: number) => void
}

/** Space plays and pauses, the left and right arrows move by a sentence. @returns a function that stops listening */
export function onReaderKeys({ toggle, step }: ReaderKeys): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandFor(event)
    if (!command) return
    event.preventDefault()
    if (command === 'toggle') toggle()
    else step(command === 'next' ? 1 : -1)
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

/** The command for a key; null if the focused element uses the key itself. */
export function commandFor(
  event: Pick<
    KeyboardEvent,
    'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
  >,
): 'toggle' | 'next' | 'previous' | null {
  const combined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (event.defaultPrevented || combined || isIn(event.target, usesAllKeys)) return null
  if (event.key === 'ArrowRight') return 'next'
  if (event.key === 'ArrowLeft') return 'previous'
  // Space activates the focused button or link.
  if (event.key !== ' ' || event.repeat || isIn(event.target, usesSpace)) return null
  return 'toggle'
}

const usesAllKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="slider"], [role="radio"], [role="tab"]'
const usesSpace = 'button, a[href], summary, [role="button"], [role="switch"], [role="checkbox"]'

const isIn = (target: EventTarget | null, selector: string) =>
  target !== null && 'closest' in target && (target as Element).closest(selector) !== null
