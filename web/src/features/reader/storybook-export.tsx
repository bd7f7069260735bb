import { exportStorybook, plans, type Story } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useCurrentUser } from '../accounts/queries.ts'
import { UpgradeLink } from '../plans/upgrade-link.tsx'

/** The story as a book to print, for its family. A plan without it says so when it is asked for, not before. */
export function StorybookExport({ story }: { story: Story }) {
  const user = useCurrentUser()
  const [refused, setRefused] = useState(false)
  const refuse = () => {
    setRefused(true)
    toast({
      title: 'Upgrade Required',
      description: 'Please upgrade to access PDF exports',
      tone: 'destructive',
    })
  }
  const open = useOpenStorybook(story.id, refuse)
  if (!user || !story.isOwner || story.status !== 'ready') return null
  const included = plans[user.tier].storybook
  const press = () => (included ? open.mutate(newTab()) : refuse())
  return (
    <>
      <Button look="quiet" busy={open.isPending} disabled={open.isPending} onClick={press}>
        {!open.isPending && <BookOpen size={20} aria-hidden="true" />}
        Storybook
        {!included && <Badge tone="starlight">Starlight</Badge>}
      </Button>
      {refused && (
        <div className="w-full max-w-xl">
          <Notice title="The storybook comes with Starlight" action={<UpgradeLink user={user} />}>
            A page to print, with every picture. The text can be downloaded on every plan.
          </Notice>
        </div>
      )}
    </>
  )
}

/** Opened while the press is being answered: later on a browser would take it for an advertisement. */
const newTab = () => window.open('', '_blank')

function useOpenStorybook(id: string, refuse: () => void) {
  return useMutation({
    mutationFn: async (tab: Window | null) => {
      const { htmlUrl } = await call(exportStorybook, { params: { id } })
      if (tab && !tab.closed) tab.location.replace(htmlUrl)
      else download(htmlUrl)
    },
    onError: (error, tab) => {
      tab?.close()
      if (isApiError(error) && error.upgradeRequired) refuse()
      else {
        const description = 'Failed to generate storybook. Please try again.'
        toast({ title: 'Error', description, tone: 'destructive' })
      }
    },
  })
}

/** The same book as one file, for browsers that open no tab. */
function download(htmlUrl: string): void {
  toast({ title: 'Popup Blocked', description: 'The storybook is downloaded as a file instead.' })
  const link = document.createElement('a')
  link.href = `${htmlUrl}&keep=1`
  link.download = 'storybook.html'
  link.click()
}
