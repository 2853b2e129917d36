import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { settleLoanSentence } from '#contract/exits/exit-options.text.ts'
import { redemptionSentences } from '#contract/exits/redemption.text.ts'
import type { RedemptionOnWire } from '#contract/exits/redemption.ts'
import { redemptionRefusal } from '#contract/exits/redemption-check.ts'
import { RedemptionsPaid } from './RedemptionsPaid.tsx'
import { redemptionText } from './redemption.text.ts'

const { notNow } = redemptionText

/** Why no redemption can be asked for now, over what was paid of earlier ones; null when one can. */
export function redemptionObstacle(
  situation: RedemptionOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const standing = openRequestObstacle(situation.requisicaoAberta, returnedId, notNow)
  // Who chose no regime yet chooses it in the form.
  const refusal = redemptionRefusal({ ...situation, regime: situation.regime ?? 'progressivo' })
  if (standing === null && refusal === null) return null
  return (
    <Stack gap="6">
      {standing ?? (refusal && refused(refusal, situation))}
      <RedemptionsPaid payments={situation.pagamentos} />
    </Stack>
  )
}

/** Why, and where what stands in the way is mended. */
function refused(
  refusal: NonNullable<ReturnType<typeof redemptionRefusal>>,
  situation: RedemptionOnWire,
): ReactNode {
  const { caminhos } = situation
  const toLoan = caminhos.includes('emprestimos') && (
    <LinkButton href="/services/emprestimos">{notNow.toLoan}</LinkButton>
  )
  const ways = {
    noAccount: <LinkButton href="/perfil">{notNow.toProfile}</LinkButton>,
    owesMore: toLoan || undefined,
    nothing: undefined,
    noRegime: undefined,
  }
  return (
    <RequestUnavailable title={notNow.title} action={ways[refusal]}>
      <p>{redemptionSentences[refusal]}</p>
      {refusal === 'owesMore' && <p>{settleLoanSentence(caminhos)}</p>}
    </RequestUnavailable>
  )
}
