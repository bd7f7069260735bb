import { useMutation } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fetchRecordedPage } from './reader-calls.ts'

/** Plays the recorded page as the family will hear it. */
export function ListenAgain({ token, position }: { token: string; position: number }) {
  const recording = useMutation({
    mutationFn: async () => URL.createObjectURL(await fetchRecordedPage(token, position)),
  })
  const url = recording.data
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  if (url) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the text is on the page
      <audio controls autoPlay src={url} className="w-full" aria-label="Your recording of this page" />
    )
  }
  return (
    <>
      {recording.isError && <Notice tone="danger">{errorText(recording.error)}</Notice>}
      <Button
        variant="secondary"
        size="large"
        busy={recording.isPending}
        disabled={recording.isPending}
        onClick={() => recording.mutate()}
      >
        {!recording.isPending && <Volume2 size={22} aria-hidden="true" />}
        Listen to it
      </Button>
    </>
  )
}
