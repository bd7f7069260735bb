import art, { type ArtKind } from 'virtual:art'
import { clsx } from 'clsx'

/** A small decorative paper-cut scene. */
export function Art({ kind, className }: { kind: ArtKind; className?: string }) {
  const { url, width, height } = art[kind]
  return (
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      decoding="async"
      className={clsx('art-glow h-auto max-w-full object-contain', className)}
    />
  )
}
