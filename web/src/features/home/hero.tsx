import art from 'virtual:art'
import { Sparkles } from 'lucide-react'
import { scrollToId } from '../../lib/hash-scroll.ts'
import { Button } from '../../ui/button.tsx'
import { ThemedImage } from '../../ui/themed-image.tsx'

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="relative overflow-hidden">
      <div className="page-width grid items-center gap-7 pt-5 pb-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:gap-12 md:pt-12 md:pb-24">
        <div className="order-2 md:order-1">
          <h1 id="hero-title" className="text-[2.6rem] leading-[1.06] sm:text-6xl lg:text-[4.25rem]">
            Good nights start with great stories.
          </h1>
          <p className="mt-4 max-w-md text-lg text-soft md:mt-6 md:text-xl">
            Nightlight creates a world of enchantment and calm, with your child in the middle of it.
          </p>
          <Button size="large" className="mt-6 md:mt-8" onClick={() => scrollToId('create-story')}>
            <Sparkles size={22} aria-hidden="true" />
            Create Your Story
          </Button>
        </div>
        <figure className="relative order-1 overflow-hidden rounded-[2rem] shadow-lifted md:order-2 md:rounded-[2.5rem]">
          <ThemedImage
            light={art['hero-evening']}
            dark={art['hero-bedtime']}
            alt="Child reading a bedtime story"
            className="aspect-3/2 object-cover object-[82%_50%] md:aspect-4/3"
          />
          <figcaption className="absolute bottom-3 left-3 rounded-full bg-[#1b1736]/85 px-4 py-2 font-story text-lg text-[#ffe9c9] md:bottom-5 md:left-5 md:text-xl">
            Tonight's story
          </figcaption>
        </figure>
      </div>
      <Hills />
    </section>
  )
}

/** Two paper-cut hills between the hero and the next section. */
function Hills() {
  return (
    <svg
      viewBox="0 0 1440 90"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-10 w-full md:h-16"
    >
      <path className="fill-hill-far" d="M0 52C150 18 300 10 470 34s300 44 470 18 330-46 500-8v46H0z" />
      <path className="fill-hill-near" d="M0 74c190-34 350-32 540-12s330 22 500 2 270-24 400-2v28H0z" />
    </svg>
  )
}
