import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface StepButtonsProps {
  onBack: () => void
  /** Whether they confirm what stands above them: then they come after it, and never cover any of it. */
  confirm?: boolean
  children: ReactNode
}

/** The buttons of a step, within the reach of a thumb however long the step is. */
export function StepButtons({ onBack, confirm = false, children }: StepButtonsProps) {
  return (
    <div
      className={clsx(
        '-mx-5 flex gap-3 rounded-b-card border-line border-t bg-surface px-5 py-3 sm:-mx-8 sm:px-8',
        !confirm && 'within-reach mt-6',
      )}
    >
      <Button variant="secondary" size="large" className="px-5!" aria-label="Back" onClick={onBack}>
        <ArrowLeft size={22} aria-hidden="true" />
      </Button>
      {children}
    </div>
  )
}
