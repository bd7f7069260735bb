import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { currentToast, dismissToast, onToastChange } from './toast.ts'

/** One toast at a time for five seconds; F8 focuses it, a swipe of 50 px dismisses it. */
export function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast)
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right">
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.tone === 'destructive' || toast.action ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
          className={clsx(
            'flex gap-3 rounded-card border p-4 pr-2 shadow-lifted data-[state=open]:animate-appear data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.description ? 'items-start' : 'items-center',
            toast.tone === 'destructive' ? 'border-danger bg-danger-tint' : 'border-line bg-raised',
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <Radix.Title className="font-bold">{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5 line-clamp-4">{toast.description}</Radix.Description>
            )}
          </div>
          {toast.action && (
            <Radix.Action asChild altText={toast.action.altText} onClick={toast.action.onPress}>
              <Button variant="secondary" className="shrink-0">
                {toast.action.label}
              </Button>
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Close"
            className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-tint"
          >
            <X size={20} aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className="fixed inset-x-4 top-20 z-[60] flex flex-col outline-none sm:inset-x-auto sm:right-6 sm:w-96" />
    </Radix.Provider>
  )
}
