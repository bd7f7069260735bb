import { type Plugin, parseSync } from 'vite'

/** What the server and its documentation need of an endpoint. The app sends to its method and its address. */
const left = new Set(['summary', 'params', 'query', 'body', 'replies'])
const makers = new Set(['endpoint', 'file'])

/**
 * Leaves the schemas of endpoints out of the app: it does not check what it sends or gets, and making them takes a phone long, on every start.
 * A schema that a form uses is exported by itself.
 */
export function callsOnly(): Plugin {
  return {
    name: 'calls-only',
    apply: 'build',
    transform: {
      // After types have been taken away, as the app's other modules are read.
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/, code: /\b(?:endpoint|file)\(/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  }
}

/** A module of the contract whose endpoints, exported constants, have neither schemas nor summaries. @param code JavaScript */
export function withoutSchemas(code: string): string {
  const { program } = parseSync('contract.js', code)
  let written = ''
  let from = 0
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue
    for (const { init } of statement.declaration.declarations) {
      if (
        init?.type !== 'CallExpression' ||
        init.callee.type !== 'Identifier' ||
        !makers.has(init.callee.name)
      )
        continue
      const [shape] = init.arguments
      if (shape?.type !== 'ObjectExpression') continue
      for (const [index, property] of shape.properties.entries()) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        if (!left.has(property.key.name)) continue
        written += code.slice(from, property.start)
        from = shape.properties[index + 1]?.start ?? shape.end - 1
      }
    }
  }
  return written + code.slice(from)
}
