import type { Description } from '@portal/design-system/DescriptionList'
import { formatReais } from '#app/format/money.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { suspensionText } from './suspensions.text.ts'

const { effect: text } = suspensionText

/** What stands still during a suspension; `own` names what the person pays. */
export function stoppedItems(
  { contribuicao: { propria, patrocinadora }, regras }: SuspensionOnWire,
  own: string,
): Description[] {
  const amount = (id: string, term: string, reais: number) => ({
    id,
    term,
    description: formatReais(reais),
    isNumeric: true,
  })
  return [
    amount('own', own, propria),
    ...(patrocinadora > 0 ? [amount('employer', text.employer, patrocinadora)] : []),
    ...(regras.coberturaRisco ? [{ id: 'risk', term: text.risk, description: text.riskStops }] : []),
    {
      id: 'fee',
      term: text.fee,
      description: regras.taxaContinua ? text.feeContinues : text.feeStops,
    },
  ]
}
