import { LinkButton } from '@portal/design-system/LinkButton'
import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { benefitSuspensionSentences as sentences } from '#contract/benefits/benefit-suspension.text.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefits/benefit-suspension.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { standingSentence } from './benefit-suspension-sentences.ts'
import { RunningBenefitSuspension } from './RunningBenefitSuspension.tsx'

const { notNow: text } = benefitSuspensionText

/** Why no suspension can be asked for now: the benefit stands still, a request is under way, or the income is for life; null when nothing is. */
export function benefitSuspensionObstacle(
  situation: BenefitSuspensionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { renda, vigente, parada, requisicaoAberta } = situation
  if (parada) return <StandsStill parada={parada} />
  if (vigente) return <RunningBenefitSuspension suspension={vigente} situation={situation} />
  if (renda === null)
    return (
      <RequestUnavailable title={text.noBenefitTitle}>
        <p>{sentences.noBenefit}</p>
      </RequestUnavailable>
    )
  if (renda.tipo === 'vitalicia')
    return (
      <RequestUnavailable title={text.lifetimeTitle}>
        <p>{sentences.lifetime}</p>
      </RequestUnavailable>
    )
  return openRequestObstacle(requisicaoAberta, returnedId, text)
}

/** A benefit that stands still for a reason of its own, with the way back that belongs to it. */
function StandsStill({ parada }: { parada: NonNullable<BenefitSuspensionOnWire['parada']> }) {
  const isProof = parada.motivo === 'PROVA_DE_VIDA'
  return (
    <RequestUnavailable
      title={isProof ? text.proofOfLifeTitle : text.courtTitle}
      action={
        isProof ? (
          <LinkButton href="/recadastramento">{text.toReRegistration}</LinkButton>
        ) : (
          <LinkButton href="/chat">{text.toChat}</LinkButton>
        )
      }
    >
      <p>{sentences.reasons[isProof ? 'proof-of-life' : 'court']}</p>
      <p>{standingSentence(parada.desde)}</p>
    </RequestUnavailable>
  )
}
