import { useEffect, useState } from 'react'

/**
 * Whether a page cannot set the volume of sound on this device, as on phones and tablets with iOS: it always reads 1 there. Newer
 * versions return what was set until the end of the task, so it is read again after that.
 */
export async function isVolumeFixed(): Promise<boolean> {
  const audio = new Audio()
  audio.volume = 0.5
  await new Promise((resolve) => setTimeout(resolve))
  return audio.volume !== 0.5
}

/** The same for components; false until it is known, which is before anybody can press anything. */
export function useFixedVolume(): boolean {
  const [isFixed, setIsFixed] = useState(false)
  useEffect(() => {
    let isMounted = true
    void isVolumeFixed().then((fixed) => isMounted && setIsFixed(fixed))
    return () => {
      isMounted = false
    }
  }, [])
  return isFixed
}
