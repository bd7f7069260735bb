import { plans, type Story } from '@nightlight/contract'
import { BookMarked, BookOpen, FileText } from 'lucide-react'
import { useState } from 'react'
import { errorText, isApiError } from '../../../lib/api-error.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { changedByOperator, HowToUpgrade, useIsChangedByOperator } from '../../plans/index.ts'
import { newTab, useOpenStorybook } from './open-storybook.ts'
import { PdfDialog } from './pdf-dialog.tsx'
import { useSaveEpub } from './save-book.ts'

/** The story as a book, to print or to read elsewhere, for the owner. Plans without it say so when the button is pressed. */
export function StorybookExport({ story }: { story: Story }) {
  const user = useCurrentUser()
  const isChangedByOperator = useIsChangedByOperator(user)
  const [needsUpgrade, setNeedsUpgrade] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const showUpgrade = () => {
    setChoosing(false)
    setNeedsUpgrade(true)
    toast({
      title: 'Upgrade Required',
      description: isChangedByOperator
        ? `Please upgrade to access PDF exports. ${changedByOperator}`
        : 'Please upgrade to access PDF exports',
      tone: 'destructive',
    })
  }
  const open = useOpenStorybook(story.id, showUpgrade)
  const epub = useSaveEpub(story.id, {
    onError: (error) =>
      isApiError(error) && error.upgradeRequired
        ? showUpgrade()
        : toast({ title: 'Download failed', description: errorText(error), tone: 'destructive' }),
  })
  if (!user || !story.isOwner || story.status !== 'ready') return null
  const included = plans[user.tier].storybook
  const ifIncluded = (action: () => void) => () => (included ? action() : showUpgrade())
  return (
    <>
      <Button
        variant="ghost"
        busy={open.isPending}
        disabled={open.isPending}
        onClick={ifIncluded(() => open.mutate(newTab()))}
      >
        {!open.isPending && <BookOpen size={20} aria-hidden="true" />}
        Storybook
      </Button>
      <Button variant="ghost" onClick={ifIncluded(() => setChoosing(true))}>
        <FileText size={20} aria-hidden="true" />
        PDF book
      </Button>
      <Button
        variant="ghost"
        busy={epub.isPending}
        disabled={epub.isPending}
        onClick={ifIncluded(() => epub.mutate())}
      >
        {!epub.isPending && <BookMarked size={20} aria-hidden="true" />}
        E-book
      </Button>
      {needsUpgrade && (
        <div className="w-full max-w-xl">
          <Notice title="The storybook comes with Starlight" action={<HowToUpgrade user={user} />}>
            A page to print, a PDF, and an e-book with read-along narration, all with every picture. The text
            can be downloaded on every plan.
          </Notice>
        </div>
      )}
      <PdfDialog story={story} open={choosing} onOpenChange={setChoosing} onUpgradeRequired={showUpgrade} />
    </>
  )
}
