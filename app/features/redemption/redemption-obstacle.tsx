import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { NotNow } from '#app/features/service-request/NotNow.tsx'
import { openRequestObstacle } from '#app/features/service-request/open-request-obstacle.tsx'
import { settleLoanSentence } from '#contract/exit-options.text.ts'
import { redemptionSentences } from '#contract/redemption.text.ts'
import type { RedemptionOnWire } from '#contract/redemption.ts'
import { redemptionRefusal } from '#contract/redemption-check.ts'
import { RedemptionsPaid } from './RedemptionsPaid.tsx'
import { redemptionText } from './redemption.text.ts'

const { notNow } = redemptionText

/** Where what stands in the way is mended. */
const waysOn = {
  noRegime: { href: '/services/regime-tributacao', label: notNow.toRegime },
  noAccount: { href: '/perfil', label: notNow.toProfile },
  nothing: null,
} as const

const toLoan = { href: '/services/emprestimos', label: notNow.toLoan } as const

/** Why no redemption can be asked for now, over what was paid of earlier ones; null when one can. */
export function redemptionObstacle(
  situation: RedemptionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { requisicaoAberta: open, pagamentos, caminhos } = situation
  const standing = openRequestObstacle(open, returnedId, notNow)
  const refusal = redemptionRefusal(situation)
  if (standing === null && refusal === null) return null
  const wayOn =
    refusal === 'owesMore' ? caminhos.includes('emprestimos') && toLoan : refusal && waysOn[refusal]
  return (
    <Stack gap="6">
      {standing ?? (
        <NotNow
          title={notNow.title}
          action={wayOn ? <LinkButton href={wayOn.href}>{wayOn.label}</LinkButton> : undefined}
        >
          <p>{refusal && redemptionSentences[refusal]}</p>
          {refusal === 'owesMore' && <p>{settleLoanSentence(caminhos)}</p>}
        </NotNow>
      )}
      <RedemptionsPaid payments={pagamentos} />
    </Stack>
  )
}
