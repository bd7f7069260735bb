import { plans } from '@nightlight/contract'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { setKeepsLast, useKeepsLast } from './keeps-last.ts'
import { lastStoriesKept } from './last-stories.ts'
import { declineOfflineStory, removeAllOfflineStories, useOfflineStories } from './offline-stories.ts'

/** Lists the offline stories and the space they take. */
export function OnThisDevice() {
  const stories = useOfflineStories()?.stories ?? []
  const user = useCurrentUser()
  const keepsLast = useKeepsLast()
  const [confirming, setConfirming] = useState(false)
  const allowance = user && plans[user.tier].offlineStories
  const mayKeep = allowance !== 0 && 'caches' in globalThis
  const free = useFreeBytes(stories.length)
  const bytes = stories.reduce((sum, story) => sum + story.bytes, 0)
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 className="text-2xl">On this device</h2>
      {globalThis.isSecureContext === false && (
        <Notice title="This connection is not secure">
          Nightlight was opened over http here. Making, reading and hearing stories work as ever; recording
          with the microphone, keeping stories on this device and a screen that stays on need its https
          address.
        </Notice>
      )}
      {mayKeep && (
        <Switch
          label="Keep recent stories on this device automatically"
          hint={`Up to ${lastStoriesKept}, ready for a flight or a trip away. None over mobile data, or three at most where the browser cannot tell. Removed when you log out.`}
          checked={keepsLast}
          onChange={setKeepsLast}
        />
      )}
      {stories.length === 0 ? (
        <p className="text-soft">
          No stories yet. On plans that include it, “Save to this device” below a story lets you play it
          without a connection.
        </p>
      ) : (
        <>
          <p className="text-soft">
            {stories.length === 1 ? '1 story takes' : `${stories.length} stories take`} {formatBytes(bytes)}
            {free !== null && `; about ${formatBytes(free)} is free`}.
          </p>
          <ul className="flex flex-col divide-y divide-line">
            {stories.map(({ id, title, bytes: size, byItself }) => (
              <li key={id} className="flex flex-wrap items-center justify-end gap-x-3 py-1">
                <Link
                  href={`/story/${id}`}
                  className="min-w-0 flex-1 basis-[min(9rem,100%)] truncate py-3 font-bold text-link"
                >
                  <bdi dir={directionOf(title)}>{title}</bdi>
                </Link>
                <span className="shrink-0 text-right text-soft">
                  {byItself && <span className="block text-[0.9375rem]">kept automatically</span>}
                  {formatBytes(size)}
                </span>
                <Button
                  variant="ghost"
                  aria-label={`Remove ${title} from this device`}
                  onClick={() => void declineOfflineStory(id)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
            Remove all
          </Button>
          <Confirm
            open={confirming}
            onOpenChange={setConfirming}
            title="Remove all stories from this device?"
            action="Remove all"
            onConfirm={() => {
              setKeepsLast(false)
              void removeAllOfflineStories().then(() => setConfirming(false))
            }}
          >
            They stay in your library. Recent stories will no longer be kept on this device automatically.
          </Confirm>
        </>
      )}
    </Card>
  )
}

/** Free storage in bytes; null if the browser does not report it. */
function useFreeBytes(storyCount: number): number | null {
  const [free, setFree] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when a story is added or removed
  useEffect(() => {
    navigator.storage
      ?.estimate?.()
      .then(({ quota, usage }) => setFree(quota !== undefined && usage !== undefined ? quota - usage : null))
      .catch(() => setFree(null))
  }, [storyCount])
  return free
}

const formatBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
