import { type ReactNode, useState } from 'react'
import { Art } from '../../ui/art.tsx'

/** The picture of a card; a story without one, or with a broken one, shows ours. */
export function StoryPicture({ url, children }: { url: string | null; children?: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className="relative aspect-3/2 overflow-hidden bg-tint">
      {url && broken !== url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
          className="size-full object-cover"
        />
      ) : (
        <div className="grid size-full place-items-center">
          <Art kind="empty" className="h-3/4 w-auto object-contain" />
        </div>
      )}
      {children}
    </div>
  )
}
