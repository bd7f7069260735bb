import { BookOpenText, Heart, Share2, Volume2 } from 'lucide-react'
import { Art } from '../../../ui/art.tsx'

const benefits = [
  {
    icon: BookOpenText,
    name: 'Magical Stories',
    text: 'Calm, personal stories with your child as the hero, each with its own pictures.',
  },
  {
    icon: Volume2,
    name: 'Voice Narration',
    text: 'A gentle voice reads aloud at a bedtime pace and lights up every word.',
  },
  {
    icon: Heart,
    name: 'Save Favorites',
    text: 'Every story stays in your library, with your favourites marked.',
  },
  { icon: Share2, name: 'Share Magic', text: 'Let grandparents read along, but only when you say so.' },
]

export function MarketingPanel() {
  return (
    <section aria-labelledby="why-nightlight" className="hidden lg:block">
      <Art kind="weaving" className="-ml-6 mb-4 w-80" />
      <h2 id="why-nightlight" className="mb-6 max-w-md text-3xl">
        Good nights start with great stories.
      </h2>
      <ul className="grid max-w-2xl gap-x-8 gap-y-6 sm:grid-cols-2">
        {benefits.map(({ icon: Icon, name, text }) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-tint text-lantern">
              <Icon size={22} aria-hidden="true" />
            </span>
            <div>
              <h3 className="font-sans text-[1.0625rem] font-bold tracking-normal">{name}</h3>
              <p className="mt-0.5 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
