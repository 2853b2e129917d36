import { Card } from '@portal/design-system/Card'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { TextLink } from '@portal/design-system/TextLink'
import { BothRegimes } from '#app/features/request-engine/BothRegimes.tsx'
import { moneyItem } from '#app/format/money-item.ts'
import type { RedemptionOnWire, RedemptionValues } from '#contract/exits/redemption.ts'
import { ownTax } from '#contract/exits/redemption-check.ts'
import { settledByReturn } from '#contract/taxes/both-regimes.text.ts'
import { reaisText } from '#contract/value-text.ts'
import { RedemptionParts } from './RedemptionParts.tsx'
import { redemptionText } from './redemption.text.ts'
import { asDecided, redemptionToCome, taxTerm } from './redemption-sentences.ts'

const { effect, undecided } = redemptionText

type RedemptionEffectProps = { values: RedemptionValues; situation: RedemptionOnWire }

/** The payment with its parts, deductions and losses; and both regimes, while another can be chosen. */
export function RedemptionEffect({ values, situation: read }: RedemptionEffectProps) {
  const situation = asDecided(values, read)
  const { regime, progressivo, podeMudarRegime } = situation
  const settled = regime === 'progressivo' ? settledByReturn(progressivo) : null
  return (
    <Stack gap="6">
      <Card title={effect.heading}>
        <Stat label={effect.net} value={reaisText(redemptionToCome(values, situation).liquido ?? 0)} />
        <RedemptionParts
          situation={situation}
          taxes={[
            moneyItem('tax', taxTerm(situation), ownTax(situation).imposto),
            ...(settled ? [moneyItem('return', settled.label, settled.amount)] : []),
          ]}
        />
      </Card>
      {podeMudarRegime && (
        <Card title={undecided.heading}>
          <Stack gap="4">
            <BothRegimes both={situation} />
            {read.regime === null ? (
              <p>{undecided.final}</p>
            ) : (
              <p>
                {undecided.final} <TextLink href="/services/regime-tributacao">{undecided.other}</TextLink>
              </p>
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
