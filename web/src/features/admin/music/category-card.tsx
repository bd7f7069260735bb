import { type CategoryWithTracks, changeMusicCategory } from '@nightlight/contract'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { useSound } from '../use-sound.ts'
import { CategoryForm } from './category-form.tsx'
import { useMusicAction } from './queries.ts'
import { TrackRow } from './track-row.tsx'

interface CategoryCardProps {
  category: CategoryWithTracks
  categories: readonly CategoryWithTracks[]
  sound: ReturnType<typeof useSound>
}

export function CategoryCard({ category, categories, sound }: CategoryCardProps) {
  const [editing, setEditing] = useState(false)
  const toggle = useMusicAction(
    () => call(changeMusicCategory, { params: { id: category.id }, body: { isActive: !category.isActive } }),
    'Failed to update category',
  )
  return (
    <Card>
      <div className="flex items-start gap-3 p-5">
        {editing ? (
          <div className="flex-1">
            <CategoryForm category={category} onDone={() => setEditing(false)} />
          </div>
        ) : (
          <>
            <div className="min-w-0 flex-1">
              <h3 className="text-2xl wrap-anywhere">{category.name}</h3>
              {category.description && <p className="text-soft">{category.description}</p>}
              <div className="mt-1 w-44 max-w-full">
                <Switch
                  label={category.isActive ? 'Active' : 'Inactive'}
                  name={`${category.isActive ? 'Active' : 'Inactive'}: ${category.name}`}
                  checked={category.isActive}
                  disabled={toggle.isPending}
                  onChange={() => toggle.mutate(undefined)}
                />
              </div>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Edit category ${category.name}`}
              onClick={() => setEditing(true)}
            >
              <Pencil size={20} aria-hidden="true" />
            </Button>
          </>
        )}
      </div>
      {category.tracks.length === 0 ? (
        <p className="border-t border-line p-5 text-soft">No tracks yet.</p>
      ) : (
        <ul aria-label={`Tracks of ${category.name}`} className="divide-y divide-line border-t border-line">
          {category.tracks.map((track) => (
            <TrackRow key={track.id} track={track} categories={categories} sound={sound} />
          ))}
        </ul>
      )}
    </Card>
  )
}
