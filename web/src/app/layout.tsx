import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { useHashScroll } from './hash-scroll.ts'
import { Header } from './header.tsx'

/** The frame of every page. A story is read without the bars that lead away from it. */
export function Layout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const main = useRef<HTMLElement>(null)
  const reading = path.startsWith('/story/')
  useHashScroll()
  useNewPage(path, main)
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-accent px-5 py-3 font-bold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer roomBelow={!reading} />
      {!reading && <BottomBar />}
    </div>
  )
}

/** A new page starts at its top, with the keyboard in it; the first one is left as the browser opened it. */
function useNewPage(path: string, main: React.RefObject<HTMLElement | null>): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    if (!location.hash) window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path, main])
}
