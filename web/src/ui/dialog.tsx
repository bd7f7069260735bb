import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  className?: string
}

/** A bottom sheet on phones, a centred card elsewhere. */
export function Dialog({ open, onOpenChange, title, description, children, className }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil data-[state=closed]:animate-leave data-[state=open]:animate-appear" />
        <Radix.Content
          {...returnFocus}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 max-h-[92svh] scroll-py-6 overflow-y-auto rounded-t-[1.75rem] border border-line bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-lifted data-[state=closed]:animate-leave data-[state=open]:animate-slide-in',
            'sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(34rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:data-[state=open]:animate-appear',
            className,
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <Radix.Title className="pt-2 text-2xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" className="-mt-1 -mr-2">
                <X size={22} aria-hidden="true" />
              </Button>
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mb-4 text-soft">{description}</Radix.Description>}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
