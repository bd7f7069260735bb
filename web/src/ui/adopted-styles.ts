import { useEffect } from 'react'

/**
 * Stands in for `react-style-singleton`, through which Radix keeps the page from scrolling behind a dialog: the same styles as a
 * constructed style sheet, which the content policy allows, where the original writes a `<style>` element, which it refuses. As
 * there, the first that is shown says what it looks like, and the last that goes takes it away.
 */
export function styleSingleton() {
  let shown = 0
  let sheet: CSSStyleSheet | null = null

  function add(styles: string): void {
    if (shown++ > 0) return
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }

  function remove(): void {
    if (--shown > 0) return
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    sheet = null
  }

  return function Sheet({ styles }: { styles: string; dynamic?: boolean }): null {
    useEffect(() => {
      add(styles)
      return remove
    }, [styles])
    return null
  }
}
