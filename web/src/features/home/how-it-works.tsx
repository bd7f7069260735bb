import { Art } from '../../ui/art.tsx'

const cards = [
  {
    art: 'weaving',
    name: 'Personalised stories',
    text: 'Choose who is in it, a world and a length. Your child is the hero from the first line to the last.',
  },
  {
    art: 'recording',
    name: 'Text-to-speech',
    text: 'Pick a voice and a pace. It reads slowly and warmly, with quiet music underneath if you like.',
  },
  {
    art: 'finishing',
    name: 'Save favourites',
    text: 'Every story waits in your library. Mark the ones you love and find them again in the dark.',
  },
] as const

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="page-width py-12 md:py-16">
      <h2 id="how-title" className="mb-8 text-center text-3xl md:text-4xl">
        How it works
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {cards.map((card) => (
          <li
            key={card.name}
            className="overflow-hidden rounded-card border border-line bg-surface shadow-paper"
          >
            <div className="bg-tint">
              <Art kind={card.art} loading="lazy" className="mx-auto aspect-3/2 w-full max-w-80 py-3" />
            </div>
            <div className="p-5">
              <h3 className="text-2xl">{card.name}</h3>
              <p className="mt-2 text-soft">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
