import { company } from './company.ts'
import { looks } from './looks.ts'
import { nature } from './nature.ts'
import type { Rule } from './rule.ts'
import { skills } from './skills.ts'
import { routines, tastes } from './tastes.ts'

/** The order counts: the first rule that matches has the words. */
export const child: readonly Rule[] = [...company, ...routines, ...nature, ...skills, ...looks, ...tastes]
