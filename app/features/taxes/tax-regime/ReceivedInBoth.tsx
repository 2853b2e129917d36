import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { StatusTag } from '@portal/design-system/StatusTag'
import { formatReais } from '#app/format/money.ts'
import type { SimulatedYearOnWire } from '#contract/taxes/tax-regime.ts'
import { cheaperRegime } from './simulated-year.ts'
import { simulatorText } from './tax-simulator.text.ts'
import { taxSentence } from './tax-simulator-sentences.ts'

const { result: text } = simulatorText

/** Net amount under each regime, side by side; a tag marks the one with less tax. */
export function ReceivedInBoth({ year }: { year: SimulatedYearOnWire }) {
  const cheaper = cheaperRegime(year)
  return (
    <Columns minWidth="narrow">
      {(['regressivo', 'progressivo'] as const).map((regime) => (
        <Stack key={regime} gap="3" align="start">
          <Stat
            label={text.net[regime]}
            value={formatReais(year[regime].liquido)}
            detail={taxSentence(year[regime])}
          />
          {cheaper === regime && <StatusTag tone="success">{text.less}</StatusTag>}
        </Stack>
      ))}
    </Columns>
  )
}
