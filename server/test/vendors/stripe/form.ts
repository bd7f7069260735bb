/** Decodes the forms of Stripe's SDK: `items[0][price]=price_1` becomes `{ items: [{ price: 'price_1' }] }`. Every value is a string. */
export function decodeForm(text: string): Record<string, unknown> {
  const root: Tree = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    put(root, path.length > 0 ? path : [name], value)
  }
  return listed(root) as Record<string, unknown>
}

interface Tree {
  [name: string]: Tree | string
}

function put(tree: Tree, [first = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    tree[first] = value
    return
  }
  const below = tree[first]
  const next = typeof below === 'object' ? below : {}
  tree[first] = next
  put(next, rest, value)
}

function listed(node: Tree | string): unknown {
  if (typeof node === 'string') return node
  const names = Object.keys(node)
  const values = Object.values(node).map(listed)
  const isList = names.length > 0 && names.every((name, place) => name === String(place))
  return isList ? values : Object.fromEntries(names.map((name, place) => [name, values[place]]))
}
