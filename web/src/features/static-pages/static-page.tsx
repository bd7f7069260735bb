import type { ReactNode } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'

interface StaticPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** The layout of a text page. */
export function StaticPage({ title, lead, children }: StaticPageProps) {
  usePageTitle(title)
  return (
    <article className="mx-auto w-full max-w-[42rem] px-4 py-8 md:py-14 [&_h2]:mt-9 [&_h2]:mb-2 [&_h2]:text-2xl [&_li]:mt-1.5 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-6">
      <h1 className="text-4xl">{title}</h1>
      <p className="text-xl text-soft">{lead}</p>
      {children}
    </article>
  )
}
