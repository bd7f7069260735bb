import { useEffect } from 'react'

/**
 * Replaces `react-style-singleton`, with which Radix stops the page from scrolling behind a dialog. The same styles, as a constructed
 * style sheet, which the content policy allows; the original creates a `<style>` element, which it refuses. As in the original, the
 * first mount adds the styles and the last unmount removes them.
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
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
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
