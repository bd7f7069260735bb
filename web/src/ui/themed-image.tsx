import { clsx } from 'clsx'
import { useTheme } from '../lib/theme.ts'

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
  const theme = useTheme()
  const pictures = { light, dark }
  const shown = theme ? [theme] : (['light', 'dark'] as const)
  return shown.map((each) => (
    <img
      key={each}
      src={pictures[each].url}
      alt={alt}
      width={pictures[each].width}
      height={pictures[each].height}
      fetchPriority="high"
      // The browser does not fetch a picture of this kind that is not displayed.
      loading={theme ? undefined : 'lazy'}
      className={clsx('block w-full bg-tint', !theme && hidden[each], className)}
    />
  ))
}

const hidden = { light: 'in-data-[theme=dark]:hidden', dark: 'in-data-[theme=light]:hidden' }
