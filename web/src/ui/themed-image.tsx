import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange } from '../lib/theme.ts'

interface Picture {
  url: string
  width: number
  height: number
}

interface ThemedImageProps {
  light: Picture
  dark: Picture
  alt: string
  className?: string
}

/** An image with a version per theme; only the visible one is fetched. */
export function ThemedImage({ light, dark, alt, className }: ThemedImageProps) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  const { url, width, height } = theme === 'dark' ? dark : light
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      fetchPriority="high"
      className={clsx('block w-full bg-tint', className)}
    />
  )
}
