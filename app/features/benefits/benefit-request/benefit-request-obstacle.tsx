import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { benefitSentences } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import { benefitRefusal } from '#contract/benefits/benefit-request-check.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { ClosedBenefits } from './ClosedBenefits.tsx'

const { notNow } = benefitRequestText

/** Where what stands in the way is mended. */
const waysOn = {
  pep: { href: '/services/pep', label: notNow.toPep },
  fatca: { href: '/services/fatca', label: notNow.toFatca },
  noAccount: { href: '/perfil', label: notNow.toProfile },
  otherOption: null,
  nothing: null,
  noneOpen: null,
} as const

/** Why no benefit can be asked for now, with those that open later; null when one can. */
export function benefitObstacle(situation: BenefitOnWire, returnedId: number | undefined): ReactNode | null {
  const { requisicaoAberta: open, outraOpcao, beneficios } = situation
  const standing = openRequestObstacle(open, returnedId, notNow)
  if (standing !== null) return standing
  if (outraOpcao !== null) {
    return (
      <RequestUnavailable title={notNow.otherTitle} request={outraOpcao}>
        <p>{notNow.otherText}</p>
      </RequestUnavailable>
    )
  }
  const refusal = benefitRefusal(situation)
  if (refusal === null) return null
  const wayOn = waysOn[refusal]
  return (
    <Stack gap="6">
      <RequestUnavailable
        title={notNow.title}
        action={wayOn ? <LinkButton href={wayOn.href}>{wayOn.label}</LinkButton> : undefined}
      >
        <p>{benefitSentences[refusal]}</p>
      </RequestUnavailable>
      <ClosedBenefits benefits={beneficios} />
    </Stack>
  )
}
