import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { AgeExemptionOnWire } from '#contract/age-exemption.ts'
import type { AgeExemptionValues } from './age-exemption.schema.ts'
import { ageExemptionText } from './age-exemption.text.ts'
import { chosenPlace, placeOf } from './age-exemption-sentences.ts'

const { review } = ageExemptionText

/** Where the slice is used and what tax that leaves, before and after. */
export function ageExemptionLines(
  { vigente, efeito }: Pick<AgeExemptionOnWire, 'vigente' | 'efeito'>,
  values: AgeExemptionValues,
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
