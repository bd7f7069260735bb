import { addMusicCategory, changeMusicCategory, type MusicCategory } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useMusicAction } from './queries.ts'

/** Creates or edits a category. */
export function CategoryForm({ category, onDone }: { category?: MusicCategory; onDone: () => void }) {
  const [name, setName] = useState(category?.name ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [sortOrder, setSortOrder] = useState(String(category?.sortOrder ?? 0))
  const [submitted, setSubmitted] = useState(false)
  const body = {
    name: name.trim(),
    description: description.trim(),
    sortOrder: Number.parseInt(sortOrder, 10) || 0,
  }
  const save = useMusicAction(
    () =>
      category
        ? call(changeMusicCategory, { params: { id: category.id }, body })
        : call(addMusicCategory, { body }),
    category ? 'Failed to update category' : 'Failed to create category',
    () => {
      toast({ title: category ? 'Category updated' : 'Category created', description: body.name })
      onDone()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (body.name) save.mutate(undefined)
  }
  const missing = submitted && !body.name ? 'Name is required' : undefined
  return (
    <form
      noValidate
      aria-label={category ? `Edit ${category.name}` : 'New category'}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          label="Name"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={missing ?? fieldMessage(save.error, 'name')}
        />
        <TextField
          label="Sort order"
          inputMode="numeric"
          value={sortOrder}
          onChange={(event) => setSortOrder(event.target.value)}
        />
      </div>
      <TextArea
        label="Description"
        optional
        maxLength={2000}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        className="min-h-20!"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={save.isPending}>
          {category ? 'Save' : 'Create category'}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
