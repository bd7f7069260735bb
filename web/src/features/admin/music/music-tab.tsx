import { useQuery } from '@tanstack/react-query'
import { FolderPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSound } from '../use-sound.ts'
import { CategoryCard } from './category-card.tsx'
import { CategoryForm } from './category-form.tsx'
import { adminMusicQuery } from './queries.ts'
import { TrackForm } from './track-form.tsx'

const previewVolume = 0.5

const showPlaybackError = (error: unknown) =>
  toast({
    title: 'Preview failed',
    description:
      error instanceof DOMException
        ? 'The audio file could not be played.'
        : 'The audio file could not be loaded.',
    tone: 'destructive',
  })

/** The background music for stories. Only one track plays at a time. */
export function MusicTab() {
  const music = useQuery(adminMusicQuery)
  const sound = useSound(previewVolume, showPlaybackError)
  const [adding, setAdding] = useState<'category' | 'track' | null>(null)
  if (music.isPending) return <Skeleton className="h-72" />
  if (music.isError) {
    return (
      <Notice
        tone="danger"
        title="The music could not be loaded"
        action={<Button onClick={() => void music.refetch()}>Try again</Button>}
      >
        {errorText(music.error)}
      </Notice>
    )
  }
  const categories = music.data
  return (
    <section aria-labelledby="music" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="music" className="text-3xl">
          Background music
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAdding('category')}>
            <FolderPlus size={20} aria-hidden="true" />
            Add category
          </Button>
          <Button onClick={() => setAdding('track')} disabled={categories.length === 0}>
            <Plus size={20} aria-hidden="true" />
            Add track
          </Button>
        </div>
      </div>
      {adding === 'category' && (
        <Card className="p-5">
          <CategoryForm onDone={() => setAdding(null)} />
        </Card>
      )}
      {adding === 'track' && (
        <Card className="p-5">
          <TrackForm categories={categories} onDone={() => setAdding(null)} />
        </Card>
      )}
      {categories.length === 0 && (
        <p className="py-8 text-center text-soft">There is no music yet. Add a category first.</p>
      )}
      {categories.map((category) => (
        <CategoryCard key={category.id} category={category} categories={categories} sound={sound} />
      ))}
    </section>
  )
}
