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
import { HowToUpgrade } from '../../plans/index.ts'
import { musicQuery } from '../../voices/index.ts'

/** Downloads the narration as an MP3, for the owner. Plans without it say so when the button is pressed, not before. */
export function DownloadAudio({ story }: { story: Story }) {
  const user = useCurrentUser()
  const [open, setOpen] = useState(false)
  const [needsUpgrade, setNeedsUpgrade] = useState(false)
  if (!user || !story.isOwner || story.narration?.status !== 'ready') return null
  const included = plans[user.tier].offlineStories !== 0
  const showUpgrade = () => {
    setOpen(false)
    setNeedsUpgrade(true)
  }
  return (
    <>
      <Button variant="ghost" onClick={() => (included ? setOpen(true) : showUpgrade())}>
        <AudioLines size={20} aria-hidden="true" />
        Download audio
      </Button>
      {needsUpgrade && (
        <div className="w-full max-w-xl">
          <Notice title="Audio downloads come with Starlight" action={<HowToUpgrade user={user} />}>
            One file with cover and chapters, for the car and for journeys. The text can be downloaded on
            every plan.
          </Notice>
        </div>
      )}
      <AudioDownloadDialog story={story} open={open} onOpenChange={setOpen} onUpgradeRequired={showUpgrade} />
    </>
  )
}

interface AudioDownloadDialogProps {
  story: Story
  open: boolean
  onOpenChange: (open: boolean) => void
  onUpgradeRequired: () => void
}

const noMusic = 'none'

function AudioDownloadDialog({ story, open, onOpenChange, onUpgradeRequired }: AudioDownloadDialogProps) {
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
      toast({ title: 'Download started', description: 'The story will be in your downloads in a moment.' })
    },
    onError: (error) => {
      if (isApiError(error) && error.upgradeRequired) onUpgradeRequired()
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
      title="Download this story as audio"
      description="One MP3 of the whole story, with cover and chapters, to listen to without Nightlight."
    >
      <div className="flex flex-col gap-5">
        <Select
          label="Music under the story"
          value={music}
          onChange={(track) => {
            save.reset()
            setMusic(track)
          }}
          options={[{ value: noMusic, label: 'No music' }, ...options]}
          error={tracks.isError ? 'The music could not be loaded.' : undefined}
          hint="The music plays on for a few seconds after the end and fades out."
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
function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
