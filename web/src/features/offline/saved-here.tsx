import { Link } from 'wouter'
import { isolate } from '../../lib/bidi.ts'
import { useOfflineStories } from './offline-stories.ts'

/** The stories that can be read and heard without a connection. */
export function SavedHere() {
  const stories = useOfflineStories()?.stories ?? []
  if (stories.length === 0)
    return (
      <p className="mt-2">No stories are saved on this device, so there is nothing to read until then.</p>
    )
  return (
    <>
      <p className="mt-2">You can read and listen to the stories saved on this device:</p>
      <ul className="mt-1">
        {stories.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={`/story/${id}`}
              className="inline-flex min-h-12 items-center font-bold text-link underline underline-offset-4"
            >
              {isolate(title)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
