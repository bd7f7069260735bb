import { clsx } from 'clsx'
import { Link } from 'wouter'

const pages = [
  { href: '/about', name: 'About' },
  { href: '/privacy', name: 'Privacy' },
  { href: '/terms', name: 'Terms' },
  { href: '/contact', name: 'Contact' },
]

/** @param roomBelow leaves space for the bottom bar on phones */
export function Footer({ roomBelow }: { roomBelow: boolean }) {
  return (
    <footer className={clsx('mt-16 border-t border-line bg-sunken', roomBelow && 'pb-16 md:pb-0')}>
      <div className="page-width flex flex-col items-center justify-between gap-2 py-6 sm:flex-row">
        <p className="text-center text-soft sm:text-start">
          Nightlight. Good nights start with great stories.
        </p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap justify-center gap-1">
            {pages.map((page) => (
              <li key={page.href}>
                <Link
                  href={page.href}
                  className="flex min-h-12 items-center rounded-full px-4 text-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {page.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
