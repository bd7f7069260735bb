import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

export function BackHome() {
  return (
    <Link
      href="/"
      className="inline-flex min-h-12 items-center gap-2 self-start rounded-full pr-4 font-bold text-link"
    >
      <ArrowLeft size={20} aria-hidden="true" />
      Back to Home
    </Link>
  )
}
