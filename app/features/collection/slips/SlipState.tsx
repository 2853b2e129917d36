import { StatusTag } from '@portal/design-system/StatusTag'
import { DeadlineOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import { paymentStateNames } from '#contract/collection/contribution-payments.text.ts'
import type { SlipStanding } from '#contract/collection/slips.ts'

const tones = { aberta: 'info', vencida: 'danger', paga: 'success', cancelada: 'neutral' } as const

/** How long a slip that waits for its money may still wait, or since when it is late; where any other stands. */
export function SlipDeadline({
  slip,
}: {
  slip: Pick<SlipStanding, 'situacao' | 'vencimento' | 'pagavelAte'>
}) {
  const { situacao, vencimento, pagavelAte } = slip
  if (situacao === 'vencida') return <DeadlineOnScreen date={vencimento} />
  return situacao === 'aberta' ? <DeadlineOnScreen date={pagavelAte} /> : <SlipState state={situacao} />
}

/** Where a slip stands. */
export function SlipState({ state }: { state: SlipStanding['situacao'] }) {
  return <StatusTag tone={tones[state]}>{paymentStateNames[state]}</StatusTag>
}
