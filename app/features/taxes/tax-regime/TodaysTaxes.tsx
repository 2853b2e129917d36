import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import type { RegimeComparisonOnWire } from '#contract/taxes/tax-regime.ts'
import { reaisText } from '#contract/value-text.ts'
import { taxRegimeText } from './tax-regime.text.ts'
import { basisSentence, progressiveDetail, progressiveTax, regressiveDetail } from './tax-regime-sentences.ts'

const { comparison: text } = taxRegimeText

/** The tax of both regimes if the whole balance were paid today: figures, and no verdict. */
export function TodaysTaxes({ own }: { own: RegimeComparisonOnWire }) {
  return (
    <Stack gap="4">
      <Text hasMeasure>{basisSentence(own)}</Text>
      <Columns minWidth="narrow">
        <Stat
          label={text.regressive}
          value={reaisText(own.regressivo.imposto)}
          detail={regressiveDetail(own)}
        />
        <Stat
          label={text.progressive}
          value={reaisText(progressiveTax(own))}
          detail={progressiveDetail(own)}
        />
      </Columns>
    </Stack>
  )
}
