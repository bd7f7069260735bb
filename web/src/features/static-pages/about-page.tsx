import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { StaticPage } from './static-page.tsx'

export function AboutPage() {
  return (
    <StaticPage
      title="About Nightlight"
      lead="Nightlight makes bedtime stories about your own child: calm to listen to, good to look at, and yours to keep."
    >
      <h2>Why it exists</h2>
      <p>
        At half past seven nobody has any ideas left. Your child wants a story now, and wants to be in it.
        Nightlight takes a name, an age and a world, and gives back a story with pictures and a voice before
        teeth are brushed.
      </p>
      <h2>How a story is made</h2>
      <p>
        You choose who it is about, where it takes place and how long it should be. The story is written
        first, then pictures are drawn for it, and it is read aloud and recorded part by part, so that you can
        start listening before all of it is finished.
      </p>
      <h2>What we care about</h2>
      <ul>
        <li>Every story ends quietly. Nothing in it keeps a child awake.</li>
        <li>It works with one hand, in the dark, on an old phone.</li>
        <li>Children see stories and nothing else: no advertising, no links to other sites, no messages.</li>
        <li>What you tell us about your child is used for your stories and for nothing else.</li>
      </ul>
      <p className="pt-4">
        <Button asChild>
          <Link href="/#create-story">Create Your Story</Link>
        </Button>
      </p>
    </StaticPage>
  )
}
