import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

/** The buttons of a step, within the reach of a thumb however long the step is. */
export function StepButtons({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="within-reach -mx-5 mt-6 flex gap-3 border-t border-line bg-surface px-5 py-3 sm:-mx-8 sm:px-8 rounded-b-card">
      <Button variant="secondary" size="large" className="px-5!" aria-label="Back" onClick={onBack}>
        <ArrowLeft size={22} aria-hidden="true" />
      </Button>
      {children}
    </div>
  )
}
