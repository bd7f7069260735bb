import { type ReactNode, useState } from 'react'
import { Art } from '../../ui/art.tsx'

/** The picture of a card, with a default one if it is missing or broken. */
export function StoryPicture({ url, children }: { url: string | null; children?: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className="relative row-span-2 aspect-4/3 self-start overflow-hidden bg-tint max-sm:m-2 max-sm:mr-0 max-sm:rounded-2xl sm:row-span-1">
      {url && broken !== url ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(url)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Art kind="finishing" className="absolute inset-0 size-full p-2" />
      )}
      {children}
    </div>
  )
}
