import type { Description } from '@portal/design-system/DescriptionList'
import { moneyItem } from '#app/format/money-item.ts'
import type { SuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { suspensionText } from './suspensions.text.ts'

const { effect: text } = suspensionText

/** Payments that stop during a suspension of contributions. `own`: label of the person's contribution. */
export function stoppedItems(
  { contribuicao, regras }: Pick<SuspensionOnWire, 'contribuicao' | 'regras'>,
  own: string,
): readonly (Description | false)[] {
  const { propria, patrocinadora } = contribuicao
  return [
    moneyItem('own', own, propria),
    patrocinadora > 0 && moneyItem('employer', text.employer, patrocinadora),
    regras.coberturaRisco && { id: 'risk', term: text.risk, description: text.riskStops },
    { id: 'fee', term: text.fee, description: regras.taxaContinua ? text.feeContinues : text.feeStops },
  ]
}
