import type { StoryLanguage } from '@nightlight/contract'
import { Link } from 'wouter'
import { directionOf } from '../../lib/bidi.ts'

/** A link around the title that covers the whole card. The card must be `relative`. */
export function CardLink({ href, lang, children }: { href: string; lang?: StoryLanguage; children: string }) {
  return (
    <Link
      href={href}
      className="outline-none after:absolute after:inset-0 after:rounded-card after:content-[''] focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
    >
      <bdi lang={lang} dir={directionOf(children)}>
        {children}
      </bdi>
    </Link>
  )
}
