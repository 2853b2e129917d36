import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import type { LoanSituationOnWire } from '#contract/loans/loans.ts'
import { CurrentLoan } from './CurrentLoan.tsx'
import { LoanPayments } from './LoanPayments.tsx'
import { reasonsNotToLend } from './loan-input.ts'
import { loansText } from './loans.text.ts'

const { notNow: text } = loansText

/** Why no loan can be asked for now, below the one that runs; null when one can. */
export function loanObstacle(
  situation: LoanSituationOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { requisicaoAberta: open } = situation
  const reasons = reasonsNotToLend(situation)
  const standing = openRequestObstacle(open, returnedId, text)
  if (standing === null && reasons.length === 0) return null
  return (
    <Stack gap="6">
      <LoanPayments situation={situation} />
      <CurrentLoan situation={situation} />
      {standing ?? (
        <RequestUnavailable title={text.title}>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </RequestUnavailable>
      )}
    </Stack>
  )
}
