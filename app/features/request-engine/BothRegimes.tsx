import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { progressiveTotals } from '#contract/taxes/both-regimes.text.ts'
import type { BothRegimesOnWire } from '#contract/taxes/both-regimes.ts'
import { reaisText } from '#contract/value-text.ts'
import { requestText } from './service-request.text.ts'
import { YearAssumed } from './YearAssumed.tsx'

const { bothRegimes: text } = requestText

/** A redemption after tax in each regime, side by side, after the annual return, and by which other income that is reckoned. */
export function BothRegimes({ both }: { both: BothRegimesOnWire }) {
  const totals = { regressivo: both.regressivo, progressivo: progressiveTotals(both.progressivo) }
  return (
    <Stack gap="4">
      <Columns minWidth="narrow">
        {(['regressivo', 'progressivo'] as const).map((regime) => (
          <Stat
            key={regime}
            label={text.left[regime]}
            value={reaisText(totals[regime].liquido)}
            detail={text.tax[regime](reaisText(totals[regime].imposto))}
          />
        ))}
      </Columns>
      <YearAssumed both={both} />
    </Stack>
  )
}
