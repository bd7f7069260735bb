import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  /** What will happen: 'Delete story'. */
  action: string
  /** The label of the safe choice, where 'Cancel' would be ambiguous. */
  cancel?: string
  /** Primary if nothing is lost. */
  variant?: 'danger' | 'primary'
  /** Further controls below the text. */
  more?: ReactNode
  busy?: boolean
  onConfirm: () => void
}

/** Asks before something irreversible. The safe choice has the focus. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  action,
  cancel = 'Cancel',
  variant = 'danger',
  more,
  busy = false,
  onConfirm,
}: ConfirmProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=open]:animate-appear" />
        <Radix.Content
          {...returnFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line bg-surface p-6 shadow-lifted data-[state=open]:animate-appear"
        >
          <Radix.Title className="text-2xl">{title}</Radix.Title>
          <Radix.Description className="mt-3 text-soft">{children}</Radix.Description>
          {more && <div className="mt-4">{more}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancel}</Button>
            </Radix.Cancel>
            <Button variant={variant} busy={busy} disabled={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
