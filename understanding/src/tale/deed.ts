import { baseOf } from '../lexicon/verbs.ts'

/** 'Swallows the moon', 'accidentally went to the desert': as it follows 'to', 'swallow the moon', 'accidentally go to the desert'. */
export function deedIn(does: string): string | undefined {
  const [, before = '', verb = '', behind = ''] =
    /^((?:(?:once|accidentally|suddenly) )*)(\p{L}+)( .+)$/iu.exec(does) ?? []
  const base = baseOf(verb.toLowerCase())
  return base === undefined ? undefined : `${before}${base}${behind}`
}
