import { actedVerbs } from './acted-verbs.ts'
import { beingProps } from './being-props.ts'
import { thingProps } from './thing-props.ts'

/** A thing of a bedroom that stands for somebody or something that a wish names, and why it is like it: 'a shoe', 'Five could sit in it, one behind the other.' */
export interface Prop {
  /** With its article, or how many: 'a shoe', 'three rolled socks'. */
  readonly text: string
  /** A whole sentence, straight behind 'The bus was a shoe.' */
  readonly why: string
}

/** How a child does what a verb says with what is at hand. `{child}`, `{he}`, `{him}`, `{his}` and `{himself}` are the first child; it says nothing of who did it. */
export interface ActedVerb {
  /** All its forms, of one or two words: 'pressed', 'ran away'. */
  readonly forms: readonly string[]
  readonly lines: readonly string[]
}

const blocksOf = (text: string) =>
  text
    .split(/^= /m)
    .slice(1)
    .map((block) => {
      const [names = '', ...lines] = block.split('\n').map((line) => line.trim())
      return {
        names: names.split('|').map((name) => name.trim()),
        lines: lines.filter((line) => line !== ''),
      }
    })

/** By the words for whom or what they stand for, and by '*vehicle' for all others of a sort. */
export const props: ReadonlyMap<string, readonly Prop[]> = new Map(
  [beingProps, thingProps].flatMap(blocksOf).flatMap(({ names, lines }) => {
    const all = lines.map((line): Prop => {
      const [, text = '', why = ''] = /^([^:]+): (.+)$/.exec(line) ?? []
      return { text, why }
    })
    return names.map((name): [string, readonly Prop[]] => [name, all])
  }),
)

/** The commonest first. */
export const verbs: readonly ActedVerb[] = actedVerbs.flatMap(blocksOf).map(({ names, lines }) => ({
  forms: names,
  lines: lines.map((line) => line.replace(/^act: /, '')),
}))
