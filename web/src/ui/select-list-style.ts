import { selectListStyle } from '@nightlight/contract'
import { trustedTypes } from '../lib/trusted-types.ts'

/** Allows exactly the style that Radix sets as markup; any other markup is refused as before. */
export function allowSelectListStyle(): void {
  if (trustedTypes?.defaultPolicy === null)
    trustedTypes.createPolicy('default', {
      createHTML: (markup) => (markup === selectListStyle ? markup : null),
    })
}
