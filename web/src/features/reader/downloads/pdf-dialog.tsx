import { type Paper, papers, type Story } from '@nightlight/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorText, isApiError } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSavePdf } from './save-book.ts'

const options = [
  { value: 'a4', label: 'A4', note: '210 × 297 mm' },
  { value: 'a5', label: 'A5, like a picture book', note: '148 × 210 mm' },
  { value: 'letter', label: 'Letter', note: '8½ × 11 in' },
]

/** Regions that use US paper sizes. */
const defaultPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)\b/.test(navigator.language) ? 'letter' : 'a4')

interface PdfDialogProps {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
  onUpgradeRequired: () => void
}

export function PdfDialog({ story, open, onOpenChange, onUpgradeRequired }: PdfDialogProps) {
  const [paper, setPaper] = useState(defaultPaper)
  const [bleed, setBleed] = useState(false)
  const [missingCharacters, setMissingCharacters] = useState<readonly string[]>([])
  const save = useSavePdf(story.id, {
    onSuccess: (characters) => {
      setMissingCharacters(characters)
      if (characters.length > 0) return
      onOpenChange(false)
      toast({ title: 'PDF saved', description: 'The book is in your downloads.' })
    },
    onError: (error) => {
      if (isApiError(error) && error.upgradeRequired) onUpgradeRequired()
    },
  })
  const change = (set: () => void) => {
    save.reset()
    setMissingCharacters([])
    set()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save this story as a PDF"
      description="A cover, a page for each scene with its picture, and an end, ready to print."
    >
      <div className="flex flex-col gap-5">
        <Select
          label="Paper"
          value={paper}
          onChange={(value) => change(() => setPaper(papers.find((size) => size === value) ?? 'a4'))}
          options={options}
          disabled={save.isPending}
        />
        <Switch
          label="For a print shop"
          hint="Pictures extend 3 mm beyond the edge, with crop marks. Rendering them takes up to a minute."
          checked={bleed}
          onChange={(checked) => change(() => setBleed(checked))}
          disabled={save.isPending}
        />
        {save.isError && <Notice tone="danger">{errorText(save.error)}</Notice>}
        {missingCharacters.length > 0 && (
          <Notice tone="good" title="PDF saved, with a line to write on">
            The fonts of the PDF have no <bdi>{missingCharacters.join(' ')}</bdi>. The storybook page and the
            e-book show every character.
          </Notice>
        )}
        <Button busy={save.isPending} disabled={save.isPending} onClick={() => save.mutate({ paper, bleed })}>
          {!save.isPending && <Download size={20} aria-hidden="true" />}
          {save.isPending ? 'Binding the book...' : 'Save PDF'}
        </Button>
      </div>
    </Dialog>
  )
}
