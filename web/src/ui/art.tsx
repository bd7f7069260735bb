import art, { type ArtKind } from 'virtual:art'
import { clsx } from 'clsx'
import { useState } from 'react'

interface ArtProps {
  kind: ArtKind
  /** For one that is far down on its page. */
  loading?: 'lazy'
  className?: string
}

/** A small decorative paper-cut scene. Its place stays empty if it cannot be loaded, as without a connection. */
export function Art({ kind, loading, className }: ArtProps) {
  const { url, width, height } = art[kind]
  const [isBroken, setBroken] = useState(false)
  return (
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      decoding="async"
      loading={loading}
      onError={() => setBroken(true)}
      className={clsx('art-glow h-auto max-w-full object-contain', isBroken && 'invisible', className)}
    />
  )
}
