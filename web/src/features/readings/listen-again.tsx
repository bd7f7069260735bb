import { useMutation } from '@tanstack/react-query'
import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { errorText } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { hearPage } from './reader-calls.ts'

/** Plays the recorded page as the family will hear it. */
export function ListenAgain({ token, position }: { token: string; position: number }) {
  const sound = useMutation({
    mutationFn: async () => URL.createObjectURL(await hearPage(token, position)),
  })
  const address = sound.data
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])
  if (address) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the words are on the page
      <audio controls autoPlay src={address} className="w-full" aria-label="Your recording of this page" />
    )
  }
  return (
    <>
      {sound.isError && <Notice tone="danger">{errorText(sound.error)}</Notice>}
      <Button
        variant="secondary"
        size="large"
        busy={sound.isPending}
        disabled={sound.isPending}
        onClick={() => sound.mutate()}
      >
        {!sound.isPending && <Volume2 size={22} aria-hidden="true" />}
        Listen to it
      </Button>
    </>
  )
}
