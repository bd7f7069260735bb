import type { Child } from '@nightlight/contract'
import { useState } from 'react'

/** The drawn portrait, or the child's initial if it cannot be loaded. */
export function Portrait({ child, size }: { child: Pick<Child, 'name' | 'portraitUrl'>; size: number }) {
  const [broken, setBroken] = useState(false)
  const dimensions = { width: size, height: size }
  if (broken) {
    return (
      <span
        aria-hidden="true"
        style={dimensions}
        className="grid shrink-0 place-items-center rounded-full bg-tint font-story text-3xl uppercase"
      >
        {[...child.name][0]}
      </span>
    )
  }
  return (
    <img
      src={child.portraitUrl}
      alt=""
      {...dimensions}
      onError={() => setBroken(true)}
      className="shrink-0 rounded-full bg-tint object-cover"
    />
  )
}
