import type { StoryImage } from '@nightlight/contract'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Art } from '../../ui/art.tsx'

interface PictureProps {
  image: StoryImage
  /** The displayed width, for choosing among its bitmaps. */
  sizes: string
  first?: boolean
  className?: string
}

/** A picture of the story with a blurred placeholder while it loads, and a default picture if it fails. */
export function Picture({ image, sizes, first = false, className }: PictureProps) {
  const [broken, setBroken] = useState(false)
  const { bitmaps, width, height } = image
  return (
    <div
      className={clsx('overflow-hidden shadow-paper', className)}
      style={{
        backgroundColor: image.colour,
        // The placeholder is behind the picture, which covers it once loaded: no layout shift, no second paint.
        ...(image.placeholder && !broken && { backgroundImage: `url("${image.placeholder}")` }),
        backgroundSize: 'cover',
        aspectRatio: `${width} / ${height}`,
      }}
    >
      {broken ? (
        <Art kind="finishing" className="size-full" />
      ) : (
        <img
          src={bitmaps.at(-1)?.url ?? image.url}
          srcSet={bitmaps.map((bitmap) => `${bitmap.url} ${bitmap.width}w`).join(', ') || undefined}
          sizes={sizes}
          alt={image.description}
          width={width}
          height={height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      )}
    </div>
  )
}
