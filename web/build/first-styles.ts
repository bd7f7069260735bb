import postcss, { type AtRule, type ChildNode } from 'postcss'

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
  const keep = (node: ChildNode): boolean => {
    if (node.type === 'rule') return node.selectors.some(applies)
    if (node.type !== 'atrule' || !node.nodes) return true
    if (!containers.has(node.name)) return node.name === 'property' || isStandIn(node)
    for (const inner of [...node.nodes]) if (!keep(inner)) inner.remove()
    return node.nodes.length > 0
  }
  const sheet = postcss.parse(css)
  for (const node of [...sheet.nodes]) if (!keep(node)) node.remove()
  return sheet.toString().trimEnd()
}

/** At-rules that contain others. */
const containers: ReadonlySet<string> = new Set(['layer', 'media', 'supports', 'container'])

/** Fonts that take the place of others until these are there; those come with the stylesheet, and have a range. */
const isStandIn = ({ name, nodes = [] }: AtRule) =>
  name === 'font-face' && !nodes.some((node) => node.type === 'decl' && node.prop === 'unicode-range')
