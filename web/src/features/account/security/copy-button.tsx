import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

interface CopyButtonProps {
  what: string
  text: string
  label?: string
  iconOnly?: boolean
}

export function CopyButton({ what, text, label = 'Copy', iconOnly = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'Not copied', description: 'Please select the text and copy it.', tone: 'destructive' })
    }
  }
  return (
    <Button
      variant="ghost"
      size={iconOnly ? 'icon' : 'normal'}
      aria-label={`Copy ${what}`}
      onClick={() => void copy()}
    >
      <Copy size={18} aria-hidden="true" />
      {!iconOnly && label}
    </Button>
  )
}
