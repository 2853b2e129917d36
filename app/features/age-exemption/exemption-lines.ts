import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { AgeExemptionOnWire } from '#contract/isencao.ts'
import type { ExemptionValues } from './exemption.schema.ts'
import { exemptionText } from './exemption.text.ts'
import { chosenPlace, placeOf } from './exemption-sentences.ts'

const { review } = exemptionText

/** Where the slice is used and what tax that leaves, before and after. */
export function exemptionLines(
  { vigente, efeito }: Pick<AgeExemptionOnWire, 'vigente' | 'efeito'>,
  values: ExemptionValues,
): ReviewLine[] {
  const taxOf = (applied: boolean) => formatReais((applied ? efeito?.com : efeito?.sem)?.retido ?? 0)
  const tax = {
    id: 'tax',
    item: review.tax,
    current: taxOf(vigente.aplicadaAqui),
    next: taxOf(values.outraFonte === 'N'),
  }
  return [
    { id: 'slice', item: review.slice, current: placeOf(vigente), next: chosenPlace(values) },
    {
      id: 'start',
      item: review.start,
      current: formatMonth(vigente.desde),
      next: formatMonth(values.mesInicio ?? ''),
    },
    ...(efeito ? [tax] : []),
  ]
}
