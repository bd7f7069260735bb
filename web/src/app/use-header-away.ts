import { useEffect, useState } from 'react'

/** Where the header still belongs to what is on the screen. */
const topPx = 160
/** A trembling thumb is not a wish. */
const stepPx = 12

/** Whether the header is out of the way: after scrolling down a page that is read, until scrolling up. */
export function useHeaderAway(isReading: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    setAway(false)
    if (!isReading) return
    let turnedAt = 0
    // In the next frame: the browser would otherwise lay the page out now, in the same task as everything else that begins with it.
    const frame = requestAnimationFrame(() => {
      turnedAt = scrollY
    })
    const onScroll = () => {
      const moved = scrollY - turnedAt
      if (Math.abs(moved) < stepPx && scrollY > topPx) return
      turnedAt = scrollY
      setAway(moved > 0 && scrollY > topPx)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [isReading])
  return away
}
