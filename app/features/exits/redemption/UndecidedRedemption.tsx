import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { BothRegimes } from '#app/features/request-engine/BothRegimes.tsx'
import { redemptionSentences } from '#contract/exits/redemption.text.ts'
import type { RedemptionOnWire } from '#contract/exits/redemption.ts'
import { RedemptionParts } from './RedemptionParts.tsx'
import { redemptionText } from './redemption.text.ts'

const { undecided: text } = redemptionText

/** A redemption after tax in both regimes, for who chose none yet, and the choice beside it. */
export function UndecidedRedemption({ situation }: { situation: RedemptionOnWire }) {
  return (
    <Columns template="mainAside" gap="8">
      <Card title={text.heading}>
        <Stack gap="6">
          <BothRegimes both={situation} />
          <RedemptionParts situation={situation} />
        </Stack>
      </Card>
      <Card title={text.choice}>
        <Stack gap="4" align="start">
          <p>{redemptionSentences.noRegime}</p>
          <p>{text.kinds}</p>
          <LinkButton href="/services/regime-tributacao">{text.toRegime}</LinkButton>
        </Stack>
      </Card>
    </Columns>
  )
}
