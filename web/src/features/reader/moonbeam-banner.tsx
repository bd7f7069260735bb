import { generateRealImages, type RealImages, realImagesStatus, type Story } from '@nightlight/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Sparkles } from 'lucide-react'
import { call } from '../../lib/api.ts'
import { isApiError } from '../../lib/api-error.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useInstallation } from '../../lib/installation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { storiesQuery, storyQuery } from '../stories/index.ts'

/** Shown to Moonbeam families after their own stories. */
export function MoonbeamBanner({ story }: { story: Story }) {
  const user = useCurrentUser()
  // Where nothing is sold the plan was a present.
  const isSold = useInstallation()?.payments === true
  if (user?.tier !== 'moonbeam' || !story.isOwner || story.status !== 'ready') return null
  return (
    <aside
      aria-label="Moonbeam"
      className="mt-6 flex w-full max-w-2xl flex-col gap-4 rounded-card bg-moonbeam-tint p-5 sm:flex-row sm:items-center"
    >
      <div className="min-w-0 flex-1">
        <Badge tone="moonbeam" className="-ml-2.5 whitespace-normal!">
          <Sparkles size={16} aria-hidden="true" />
          Premium Enhanced Story
        </Badge>
        <p className="mt-1">
          {isSold ? 'Thank you. Your plan keeps the lantern lit.' : 'Thank you for reading with Nightlight.'}
        </p>
      </div>
      <RealImagesButton storyId={story.id} />
    </aside>
  )
}

/** Only where a service makes them. */
function RealImagesButton({ storyId }: { storyId: string }) {
  const installation = useInstallation()
  const images = useRealImages(storyId)
  if (!installation?.realImages) return null
  return (
    <Button
      variant="secondary"
      busy={images.isPending}
      disabled={images.isPending}
      onClick={() => images.mutate()}
    >
      {!images.isPending && <ImagePlus size={20} aria-hidden="true" />}
      Generate Real Images
    </Button>
  )
}

function useRealImages(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => generateImages(client, id),
    onSuccess: ({ imagesGenerated }) => {
      void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: storiesQuery.queryKey, exact: true, refetchType: 'none' })
      toast({ title: 'Images Generated', description: newPicturesText(imagesGenerated) })
    },
    onError: (error) => {
      const suggestion = isApiError(error) || error instanceof NothingGenerated ? error.suggestion : undefined
      const description = suggestion ?? 'Failed to generate custom images. Please try again.'
      toast({ title: 'Generation Failed', description, tone: 'destructive' })
    },
  })
}

const newPicturesText = (count: number) =>
  count === 1 ? 'The story has a new picture.' : `The story has ${count} new pictures.`

const retryMs = 3000

/** Generating all pictures takes minutes, so they are shown as they arrive. @throws {NothingGenerated} */
async function generateImages(client: QueryClient, id: string): Promise<RealImages> {
  const params = { id }
  let images = await call(generateRealImages, { params, respondAsync: true })
  while (images.stillPainting) {
    await new Promise((resolve) => setTimeout(resolve, retryMs))
    const before = images.imagesGenerated
    images = await call(realImagesStatus, { params })
    if (images.imagesGenerated !== before)
      await client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
  }
  if (images.imagesGenerated === 0) throw new NothingGenerated(images.suggestion)
  return images
}

class NothingGenerated extends Error {
  readonly suggestion: string | undefined

  constructor(suggestion: string | undefined) {
    super('No real images could be made.')
    this.suggestion = suggestion
  }
}
