import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  children: ReactNode
  /** The verb of what will happen: 'Delete story'. */
  action: string
  /** The safe answer, where 'Cancel' could be taken for the other one. */
  keep?: string
  /** Primary where nothing is lost by it. */
  look?: 'danger' | 'primary'
  /** What is to be decided as well, below the words. */
  more?: ReactNode
  busy?: boolean
  onConfirm: () => void
}

/** Asked before something is gone for good. The safe answer has the focus. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  action,
  keep = 'Cancel',
  look = 'danger',
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
              <Button look="secondary">{keep}</Button>
            </Radix.Cancel>
            <Button look={look} busy={busy} disabled={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
