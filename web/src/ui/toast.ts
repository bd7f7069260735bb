export interface Toast {
  id: number
  title: string
  description?: string
  tone: 'default' | 'destructive'
  /** The action that is offered while the toast is shown. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  /** Where else it can be done, for screen reader users who cannot reach the toast in time. */
  altText: string
  onPress: () => void
}

type Listener = () => void

let current: Toast | null = null
let nextId = 1
const listeners = new Set<Listener>()

/** Shows a toast for five seconds. A new toast replaces the previous one. */
export function toast(message: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  show({ tone: 'default', ...message, id: nextId++ })
}

export function dismissToast(id: number): void {
  if (current?.id === id) show(null)
}

export const currentToast = (): Toast | null => current

export function onToastChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}
