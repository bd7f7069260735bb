import { Copy } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'

/** Shown once, right after it was created. */
export function WebhookSecret({ secret }: { secret: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      toast({ title: 'Copied' })
    } catch {
      toast({ title: 'Not copied', description: 'Please select the text and copy it.', tone: 'destructive' })
    }
  }
  return (
    <Notice
      tone="good"
      title="Your signing secret"
      action={
        <Button
          variant="secondary"
          size="icon"
          aria-label="Copy the signing secret"
          onClick={() => void copy()}
        >
          <Copy size={20} aria-hidden="true" />
        </Button>
      }
    >
      Store it where your receiver can read it: it will not be shown again.
      <code className="mt-1 block font-mono text-ink wrap-anywhere">{secret}</code>
    </Notice>
  )
}
