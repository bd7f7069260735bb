import { Link } from 'wouter'
import { usePageTitle } from '../lib/page-title.ts'
import { Art } from '../ui/art.tsx'
import { Button } from '../ui/button.tsx'

export function NotFoundPage() {
  usePageTitle('Page Not Found')
  return (
    <div className="page-width flex flex-col items-center gap-5 py-8 text-center sm:py-16">
      <Art kind="not-found" className="w-56 sm:w-72" />
      <h1 className="text-4xl">404 Page Not Found</h1>
      <p className="text-soft">Did you forget to add the page to the router?</p>
      <p className="max-w-md">
        Nothing is lost: your stories are in the library, and the rest begins at home.
      </p>
      <Button asChild>
        <Link href="/">Magical Home</Link>
      </Button>
    </div>
  )
}
