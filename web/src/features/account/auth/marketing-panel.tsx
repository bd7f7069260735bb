import { BookOpenText, Heart, Share2, Volume2 } from 'lucide-react'
import { Art } from '../../../ui/art.tsx'

const promises = [
  {
    icon: BookOpenText,
    name: 'Magical Stories',
    words: 'Calm, personal stories with your child as the hero, each with its own pictures.',
  },
  {
    icon: Volume2,
    name: 'Voice Narration',
    words: 'A gentle voice reads aloud at a bedtime pace, word by lit word.',
  },
  { icon: Heart, name: 'Save Favorites', words: 'Every story stays in your library, the loved ones marked.' },
  { icon: Share2, name: 'Share Magic', words: 'Let grandparents read along, only when you say so.' },
]

export function MarketingPanel() {
  return (
    <section aria-labelledby="why-nightlight" className="hidden lg:block">
      <Art kind="weaving" className="-ml-6 mb-4 w-80" />
      <h2 id="why-nightlight" className="mb-6 max-w-md text-3xl">
        Good nights start with great stories.
      </h2>
      <ul className="grid max-w-2xl gap-x-8 gap-y-6 sm:grid-cols-2">
        {promises.map(({ icon: Icon, name, words }) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-lantern">
              <Icon size={22} aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-sans text-[1.0625rem] font-bold tracking-normal">{name}</h3>
              <p className="mt-0.5 text-soft">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
