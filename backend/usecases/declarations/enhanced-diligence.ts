import type { EnhancedDiligence } from '#contract/declarations/declarations.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { exposedUntil, isExposed } from '#domain/declarations/pep.ts'
import type { Querier } from '../../database/client.ts'
import { declarations as declarationRules } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { postsOf } from './pep-posts.ts'
import { listDeclarations } from './read-declarations.ts'

/**
 * Whether a person's requests are looked at more closely on a day, since their newest declaration says that they are politically exposed
 * (Resolução Coaf 40/2021; Resolução Previc 23/2023 on prevention of money laundering); null: not.
 */
export async function enhancedDiligenceOf(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<EnhancedDiligence> {
  const [[newest], { yearsAfterPost }] = await Promise.all([
    listDeclarations(database, 'pep', personId),
    ruleOn(database, declarationRules, null, today),
  ])
  const [post] = newest ? postsOf(newest.dados) : []
  if (!post || !isExposed([post], today, { yearsAfterPost })) return null
  return { ate: exposedUntil(post, { yearsAfterPost }) }
}
