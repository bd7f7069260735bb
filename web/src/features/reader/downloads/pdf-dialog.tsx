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
import { type PdfOptions, useSavePdf } from './save-book.ts'

const options = [
  { value: 'a4', label: 'A4', note: '210 × 297 mm' },
  { value: 'a5', label: 'A5, like a picture book', note: '148 × 210 mm' },
  { value: 'letter', label: 'Letter', note: '8½ × 11 in' },
]

const saved: Record<PdfOptions['part'], string> = {
  book: 'The book is in your downloads.',
  pages: 'The pages are in your downloads. A print shop needs the cover too.',
  cover: 'The cover is in your downloads.',
}

/** Regions that use US paper sizes. */
const defaultPaper = (): Paper => (/-(US|CA|MX|PH|CL|CO)\b/.test(navigator.language) ? 'letter' : 'a4')

const forHome = [{ part: 'book', label: 'Save PDF' }] as const
const forPrintShop = [
  { part: 'pages', label: 'Save the pages' },
  { part: 'cover', label: 'Save the cover' },
] as const

interface PdfDialogProps {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
  onUpgradeRequired: () => void
}

export function PdfDialog({ story, open, onOpenChange, onUpgradeRequired }: PdfDialogProps) {
  const [paper, setPaper] = useState(defaultPaper)
  const [bleed, setBleed] = useState(false)
  const [savedPart, setSavedPart] = useState<PdfOptions['part'] | null>(null)
  const [missingCharacters, setMissingCharacters] = useState<readonly string[]>([])
  const save = useSavePdf(story.id, {
    onSuccess: (characters, { part }) => {
      setMissingCharacters(characters)
      if (characters.length > 0) return
      // A print shop needs two files: the dialog stays, and says it itself, as a toast behind it is not read out.
      setSavedPart(part)
      if (part !== 'book') return
      onOpenChange(false)
      toast({ title: 'PDF saved', description: saved.book })
    },
    onError: (error) => {
      if (isApiError(error) && error.upgradeRequired) onUpgradeRequired()
    },
  })
  const change = (set: () => void) => {
    save.reset()
    setSavedPart(null)
    setMissingCharacters([])
    set()
  }
  const parts = bleed ? forPrintShop : forHome
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Save this story as a PDF"
      description="A picture book with a cover, endpapers and a picture for each scene, ready to print."
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
          hint="Two files: the pages, with 3 mm of bleed, at 300 pixels per inch, and the cover with its spine. Rendering takes up to a minute."
          checked={bleed}
          onChange={(checked) => change(() => setBleed(checked))}
          disabled={save.isPending}
        />
        {save.isError && <Notice tone="danger">{errorText(save.error)}</Notice>}
        {bleed && savedPart && missingCharacters.length === 0 && (
          <Notice tone="good" title="PDF saved">
            {saved[savedPart]}
          </Notice>
        )}
        {missingCharacters.length > 0 && (
          <Notice tone="good" title="PDF saved, with a line to write on">
            The fonts of the PDF have no <bdi>{missingCharacters.join(' ')}</bdi>. The storybook page and the
            e-book show every character.
          </Notice>
        )}
        {parts.map(({ part, label }) => {
          const isBusy = save.isPending && save.variables?.part === part
          return (
            <Button
              key={part}
              busy={isBusy}
              disabled={save.isPending}
              onClick={() => save.mutate({ paper, part })}
            >
              {!isBusy && <Download size={20} aria-hidden="true" />}
              {isBusy ? 'Binding the book...' : label}
            </Button>
          )
        })}
      </div>
    </Dialog>
  )
}
