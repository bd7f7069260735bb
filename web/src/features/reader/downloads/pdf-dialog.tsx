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
const usualPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)\b/.test(navigator.language) ? 'letter' : 'a4')

interface PdfDialogProps {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
  refuse: () => void
}

export function PdfDialog({ story, open, onOpenChange, refuse }: PdfDialogProps) {
  const [paper, setPaper] = useState(usualPaper)
  const [bleed, setBleed] = useState(false)
  const [lacking, setLacking] = useState<readonly string[]>([])
  const save = useSavePdf(story.id, {
    onSuccess: (letters) => {
      setLacking(letters)
      if (letters.length > 0) return
      onOpenChange(false)
      toast({ title: 'PDF saved', description: 'The book is among your downloads.' })
    },
    onError: (error) => {
      if (isApiError(error) && error.upgradeRequired) refuse()
    },
  })
  const change = (set: () => void) => {
    save.reset()
    setLacking([])
    set()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keep this story as a PDF"
      description="A cover, a page for each scene with its picture, and an end, ready to print."
    >
      <div className="flex flex-col gap-5">
        <Select
          label="Paper"
          value={paper}
          onChange={(chosen) => change(() => setPaper(papers.find((each) => each === chosen) ?? 'a4'))}
          options={options}
          disabled={save.isPending}
        />
        <Switch
          label="For a print shop"
          hint="Pictures run over the edge by 3 mm, with marks to cut at. Painting them takes up to a minute."
          checked={bleed}
          onChange={(chosen) => change(() => setBleed(chosen))}
          disabled={save.isPending}
        />
        {save.isError && <Notice tone="danger">{errorText(save.error)}</Notice>}
        {lacking.length > 0 && (
          <Notice tone="good" title="PDF saved, with a line to write on">
            The PDF has no typeface for <bdi>{lacking.join(' ')}</bdi>. The storybook page and the e-book show
            every letter.
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
