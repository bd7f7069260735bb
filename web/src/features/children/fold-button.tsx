import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

/** From this many children on, what a page has for each child is folded, so that the page stays short. */
export const foldedFrom = 4

interface FoldButtonProps {
  /** What it opens and closes, with the child's name. */
  name: string
  /** The id of what it opens and closes. */
  controls: string
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

export function FoldButton({ name, controls, isOpen, onChange }: FoldButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onChange(!isOpen)}
    >
      <ChevronDown size={22} aria-hidden="true" className={clsx(isOpen && 'rotate-180')} />
    </Button>
  )
}
