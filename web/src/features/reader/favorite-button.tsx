import type { Story } from '@nightlight/contract'
import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { OnlineButton } from '../../ui/online-button.tsx'
import { useFavorite } from '../stories/index.ts'
import { actionStyle } from './action-style.ts'

export function FavoriteButton({ story }: { story: Story }) {
  const favorite = useFavorite(story.id)
  return (
    <OnlineButton
      variant="ghost"
      className={actionStyle}
      aria-pressed={story.favorite}
      onClick={() => favorite.mutate(!story.favorite)}
    >
      <Heart
        size={20}
        aria-hidden="true"
        className={clsx('transition-colors duration-200', story.favorite && 'fill-current text-lantern')}
      />
      Favourite
    </OnlineButton>
  )
}
