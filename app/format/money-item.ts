import type { Description } from '@portal/design-system/DescriptionList'
import { reaisText } from '#contract/value-text.ts'

/** An amount as a line of a description list, figures in their column. */
export function moneyItem(id: string, term: string, reais: number): Description {
  return { id, term, description: reaisText(reais), isNumeric: true }
}
