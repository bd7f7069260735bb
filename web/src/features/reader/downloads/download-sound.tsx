import { plans, prepareStoryDownload, type Story } from '@nightlight/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { AudioLines, Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, isApiError } from '../../../lib/api-error.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toast.ts'
import { UpgradeLink } from '../../plans/index.ts'
import { musicQuery } from '../../voices/index.ts'

/** Downloads the narration as an MP3, for the owner. Plans without it say so when the button is pressed, not before. */
export function DownloadSound({ story }: { story: Story }) {
  const user = useCurrentUser()
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState(false)
  if (!user || !story.isOwner || story.narration?.status !== 'ready') return null
  const included = plans[user.tier].offlineStories !== 0
  const refuse = () => {
    setOpen(false)
    setRefused(true)
  }
  return (
    <>
      <Button variant="ghost" onClick={() => (included ? setOpen(true) : refuse())}>
        <AudioLines size={20} aria-hidden="true" />
        Download sound
        {!included && <Badge tone="starlight">Starlight</Badge>}
      </Button>
      {refused && (
        <div className="w-full max-w-xl">
          <Notice title="Stories to keep as sound come with Starlight" action={<UpgradeLink user={user} />}>
            One file with the cover and the chapters, for the car and for journeys. The text can be downloaded
            on every plan.
          </Notice>
        </div>
      )}
      <SoundDialog story={story} open={open} onOpenChange={setOpen} refuse={refuse} />
    </>
  )
}

interface SoundDialogProps {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
  refuse: () => void
}

const noMusic = 'none'

function SoundDialog({ story, open, onOpenChange, refuse }: SoundDialogProps) {
  const [music, setMusic] = useState(noMusic)
  const tracks = useQuery(musicQuery)
  const save = useMutation({
    mutationFn: () =>
      call(prepareStoryDownload, {
        params: { id: story.id },
        body: { music: music === noMusic ? null : music },
      }),
    onSuccess: ({ audioUrl }) => {
      download(audioUrl)
      onOpenChange(false)
      toast({ title: 'Download started', description: 'The story is among your downloads in a moment.' })
    },
    onError: (error) => {
      if (isApiError(error) && error.upgradeRequired) refuse()
    },
  })
  const options = (tracks.data ?? []).map(({ slug, title, isAccessible, tier }) => ({
    value: slug,
    label: title,
    disabled: !isAccessible,
    note: !isAccessible && <Badge tone={tier}>{plans[tier].name}</Badge>,
  }))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keep this story as sound"
      description="One MP3 of the whole story, with its cover and its chapters, to hear without Nightlight."
    >
      <div className="flex flex-col gap-5">
        <Select
          label="Music under the story"
          value={music}
          onChange={(chosen) => {
            save.reset()
            setMusic(chosen)
          }}
          options={[{ value: noMusic, label: 'No music' }, ...options]}
          error={tracks.isError ? 'The music could not be loaded.' : undefined}
          hint="Music goes on for a few seconds after the end, and grows quiet."
          disabled={save.isPending}
        />
        {save.isError && <Notice tone="danger">{errorText(save.error)}</Notice>}
        <Button busy={save.isPending} disabled={save.isPending} onClick={() => save.mutate()}>
          {!save.isPending && <Download size={20} aria-hidden="true" />}
          {save.isPending && music !== noMusic ? 'Mixing the music...' : 'Download MP3'}
        </Button>
      </div>
    </Dialog>
  )
}

/** The server names the file. */
function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
