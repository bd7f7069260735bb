/**
 * Of a stylesheet as the build has compressed it, what some markup needs to be shown, in the same order. Whatever it leaves out in error is
 * in the stylesheet itself, which the page loads after what it shows first.
 */
export function stylesFor(markup: string, css: string): string {
  const classes = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
    ),
  )
  const applies = (selector: string) =>
    [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
      classes.has(name.replaceAll(/\\(.)/g, '$1')),
    ) &&
    [...selector.matchAll(/\[(data-[\w-]+)/g)].every(
      ([, name = '']) => name === 'data-theme' || markup.includes(` ${name}=`),
    )
  return rulesFor(css, applies)
}

function rulesFor(css: string, applies: (selector: string) => boolean): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (body === undefined) return `${head};`
      if (/^@(layer|media|supports|container)\b/.test(head)) {
        const kept = rulesFor(body, applies)
        return kept && `${head}{${kept}}`
      }
      const isKept = head.startsWith('@')
        ? head.startsWith('@property') || (head === '@font-face' && isLatin(body))
        : selectorsOf(head).some(applies)
      return isKept ? `${head}{${body}}` : ''
    })
    .join('')
}

/** Those without a range are of fonts that take the place of others until these are there. */
const isLatin = (face: string) => !face.includes('unicode-range') || /unicode-range:U\+0+-00?FF/i.test(face)

interface Rule {
  readonly head: string
  /** Not of a statement, such as `@layer base, utilities`. */
  readonly body?: string
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  let open = -1
  let depth = 0
  // Escapes and texts may contain braces.
  for (const { 0: mark, index } of css.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{};]/g)) {
    if (mark === '{' && depth++ === 0) open = index
    if (mark === ';' && depth === 0) {
      rules.push({ head: css.slice(start, index).trim() })
      start = index + 1
    }
    if (mark !== '}' || --depth > 0) continue
    rules.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, index) })
    start = index + 1
  }
  return rules
}

/** Commas within brackets do not divide. */
function selectorsOf(head: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const [part] of head.matchAll(/\\.|./gs)) {
    if (part === '(' || part === '[') depth++
    if (part === ')' || part === ']') depth--
    if (part === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += part
  }
  return selectors
}
