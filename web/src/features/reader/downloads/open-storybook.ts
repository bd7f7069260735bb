import { exportStorybook } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { isApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'

/** Opened synchronously in the click handler: later, browsers would block it as a popup. */
export const newTab = () => window.open('', '_blank')

/** Opens the printable page in a new tab. */
export function useOpenStorybook(id: string, onUpgradeRequired: () => void) {
  return useMutation({
    mutationFn: async (tab: Window | null) => {
      const { htmlUrl } = await call(exportStorybook, { params: { id } })
      if (tab && !tab.closed) tab.location.replace(htmlUrl)
      else download(htmlUrl)
    },
    onError: (error, tab) => {
      tab?.close()
      if (isApiError(error) && error.upgradeRequired) onUpgradeRequired()
      else {
        const description = 'Failed to generate storybook. Please try again.'
        toast({ title: 'Error', description, tone: 'destructive' })
      }
    },
  })
}

/** Downloads the same book as a file, if the browser has not opened a tab. */
function download(htmlUrl: string): void {
  toast({ title: 'Popup Blocked', description: 'The storybook is downloaded as a file instead.' })
  const link = document.createElement('a')
  link.href = `${htmlUrl}&keep=1`
  link.download = 'storybook.html'
  link.click()
}
