import { LinkButton } from '@portal/design-system/LinkButton'
import type { ReactNode } from 'react'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import type { ContributionOnWire } from '#contract/contributions/contributions.ts'
import { nextChangeSentence, suspendedSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'

const { notNow: text } = contributionsText

/**
 * Why nothing can be changed today; null when nothing stands in the way. A returned request that is being corrected is no obstacle to
 * itself: neither as the open one nor as this quarter's change.
 */
export function changeObstacle(
  { contribuicao, alteracao }: ContributionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { requisicaoAberta, alteracaoPermitidaEm, suspensao, suspensaoAberta } = alteracao
  const isCorrection = returnedId !== undefined && requisicaoAberta?.id === returnedId
  if (requisicaoAberta && !isCorrection) {
    return (
      <RequestUnavailable title={text.openTitle} request={requisicaoAberta}>
        <p>{text.openText}</p>
      </RequestUnavailable>
    )
  }
  if (suspensaoAberta) {
    return (
      <RequestUnavailable title={text.suspensionOpenTitle} request={suspensaoAberta}>
        <p>{text.suspensionOpenText}</p>
      </RequestUnavailable>
    )
  }
  if (suspensao) {
    return (
      <RequestUnavailable
        title={text.suspendedTitle}
        action={<LinkButton href="/services/suspend-contribution">{text.toSuspension}</LinkButton>}
      >
        <p>{suspendedSentence(suspensao)}</p>
      </RequestUnavailable>
    )
  }
  if (alteracaoPermitidaEm && !isCorrection) {
    return (
      <RequestUnavailable title={text.closedTitle}>
        <p>{nextChangeSentence(alteracaoPermitidaEm)}</p>
      </RequestUnavailable>
    )
  }
  if (contribuicao.modalidade === 'percentual' && contribuicao.salario <= 0) {
    return (
      <RequestUnavailable title={text.salaryTitle}>
        <p>{text.salaryText}</p>
      </RequestUnavailable>
    )
  }
  return null
}
