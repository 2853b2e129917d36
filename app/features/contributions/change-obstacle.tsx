import { LinkButton } from '@portal/design-system/LinkButton'
import type { ReactNode } from 'react'
import { NotNow } from '#app/features/request-engine/NotNow.tsx'
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
      <NotNow title={text.openTitle} request={requisicaoAberta}>
        <p>{text.openText}</p>
      </NotNow>
    )
  }
  if (suspensaoAberta) {
    return (
      <NotNow title={text.suspensionOpenTitle} request={suspensaoAberta}>
        <p>{text.suspensionOpenText}</p>
      </NotNow>
    )
  }
  if (suspensao) {
    return (
      <NotNow
        title={text.suspendedTitle}
        action={<LinkButton href="/services/suspend-contribution">{text.toSuspension}</LinkButton>}
      >
        <p>{suspendedSentence(suspensao)}</p>
      </NotNow>
    )
  }
  if (alteracaoPermitidaEm && !isCorrection) {
    return (
      <NotNow title={text.closedTitle}>
        <p>{nextChangeSentence(alteracaoPermitidaEm)}</p>
      </NotNow>
    )
  }
  if (contribuicao.modalidade === 'percentual' && contribuicao.salario <= 0) {
    return (
      <NotNow title={text.salaryTitle}>
        <p>{text.salaryText}</p>
      </NotNow>
    )
  }
  return null
}
