import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatReais } from '#app/format/money.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { suspensionText } from './suspensions.text.ts'

const { review } = suspensionText

/** What is paid and covered today, and during the suspension; only what there is. */
export function suspensionLines({
  contribuicao,
  regras,
}: Pick<SuspensionOnWire, 'contribuicao' | 'regras'>): ReviewLine[] {
  const { propria, patrocinadora } = contribuicao
  const nothing = formatReais(0)
  return [
    { id: 'own', item: review.own, current: formatReais(propria), next: nothing },
    ...(patrocinadora > 0
      ? [{ id: 'employer', item: review.employer, current: formatReais(patrocinadora), next: nothing }]
      : []),
    ...(regras.coberturaRisco
      ? [{ id: 'risk', item: review.risk, current: review.active, next: review.stopped }]
      : []),
    {
      id: 'fee',
      item: review.fee,
      current: review.charged,
      next: regras.taxaContinua ? review.charged : review.notCharged,
    },
  ]
}
