import { exportLibrary, plans } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { Library } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Switch } from '../../../ui/switch.tsx'

/** Everything in one file, on every plan. */
export function ExportLibrary() {
  const user = useCurrentUser()
  const [epub, setEpub] = useState(false)
  const [pdf, setPdf] = useState(false)
  const exportStories = useMutation({
    mutationFn: () =>
      call(exportLibrary, {
        body: { books: [...(epub ? ['epub' as const] : []), ...(pdf ? ['pdf' as const] : [])] },
      }),
    onSuccess: ({ url }) => download(url),
  })
  if (!user) return null
  const books = plans[user.tier].storybook
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-xl">Stories, photos and recordings</h3>
      <p className="mt-1 mb-3 text-soft">
        One zip file with a folder for each story: a page to read it, its text, pictures and narration; with
        the photos of your children, the recordings of your own voices and of relatives, and everything else
        stored about you. It opens without Nightlight, and stays yours when a plan ends.
      </p>
      {books && (
        <div className="mb-4 max-w-md">
          <Switch
            label="With an e-book of each story"
            checked={epub}
            onChange={setEpub}
            disabled={exportStories.isPending}
          />
          <Switch
            label="With a PDF of each story"
            hint="Takes a few seconds for each story."
            checked={pdf}
            onChange={setPdf}
            disabled={exportStories.isPending}
          />
        </div>
      )}
      <Button
        variant="secondary"
        busy={exportStories.isPending}
        disabled={exportStories.isPending}
        onClick={() => exportStories.mutate()}
      >
        {!exportStories.isPending && <Library size={20} aria-hidden="true" />}
        Download everything
      </Button>
      <div role="status" className="mt-3 text-soft empty:hidden">
        {exportStories.data && statusText(exportStories.data.stories)}
      </div>
      {exportStories.isError && (
        <div className="mt-3">
          <Notice tone="danger">{errorText(exportStories.error)}</Notice>
        </div>
      )}
    </div>
  )
}

const statusText = (stories: number) => {
  if (stories === 0) return 'Your download has started. There are no finished stories in it yet.'
  return `${stories === 1 ? 'One story is' : `${stories} stories are`} on the way. Your browser shows the progress of the download.`
}

/** Downloaded by the browser itself: a library may be too large for the page's memory. */
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
