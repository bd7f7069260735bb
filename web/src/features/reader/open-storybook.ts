import { exportStorybook } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { toast } from '../../ui/toast.ts'

/** Opened while the press is being answered: later on a browser would take it for an advertisement. */
export const newTab = () => window.open('', '_blank')

/** The page to print, in a tab of its own. */
export function useOpenStorybook(id: string, refuse: () => void) {
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
