import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Paper } from './static-page.tsx'

export function AboutPage() {
  return (
    <Paper
      title="About Nightlight"
      lead="Nightlight makes bedtime stories about your own child: calm to hear, good to look at, and yours to keep."
    >
      <h2>Why it exists</h2>
      <p>
        At half past seven nobody has ideas left. The child wants a story now, and wants to be in it.
        Nightlight takes a name, an age and a world, and gives back a story with pictures and a voice, before
        the teeth are brushed.
      </p>
      <h2>How a story is made</h2>
      <p>
        You choose who it is about, where it takes place and how long it may last. The story is written first,
        the pictures are drawn for it, and then it is read aloud and recorded, part by part, so that you can
        begin to listen before all of it is done.
      </p>
      <h2>What we care about</h2>
      <ul>
        <li>Every story ends quietly. Nothing in it keeps a child awake.</li>
        <li>It works with one hand, in the dark, on an old phone.</li>
        <li>
          Children see stories and nothing else: no advertising, no links that lead away, no messages to them.
        </li>
        <li>What you tell us about your child is used for your stories and for nothing else.</li>
      </ul>
      <p className="pt-4">
        <Button asChild>
          <Link href="/#create-story">Create Your Story</Link>
        </Button>
      </p>
    </Paper>
  )
}
