export interface Toast {
  id: number
  title: string
  description?: string
  tone: 'default' | 'destructive'
  /** What can be done about it while the toast is there. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  /** The same for whoever hears the toast and cannot reach it in time: where else it can be done. */
  altText: string
  onPress: () => void
}

type Listener = () => void

let current: Toast | null = null
let nextId = 1
const listeners = new Set<Listener>()

/** Says something for five seconds. A new toast takes the place of the one before it. */
export function toast(message: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  show({ tone: 'default', ...message, id: nextId++ })
}

export function dismissToast(id: number): void {
  if (current?.id === id) show(null)
}

export const currentToast = (): Toast | null => current

export function onToast(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}
