import { useSyncExternalStore } from 'react'
import { currentTheme, onTheme } from '../app/theme.ts'

interface Picture {
  url: string
  width: number
  height: number
}

/** One picture in the light of each theme; only the one that is seen is fetched. */
export function ThemedImage({ light, dark, alt }: { light: Picture; dark: Picture; alt: string }) {
  const theme = useSyncExternalStore(onTheme, currentTheme)
  const { url, width, height } = theme === 'dark' ? dark : light
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      className="block h-auto w-full bg-tint"
    />
  )
}
