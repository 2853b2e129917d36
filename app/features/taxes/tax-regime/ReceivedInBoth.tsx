import { Columns } from '@portal/design-system/Columns'
import { Stack } from '@portal/design-system/Stack'
import { Stat } from '@portal/design-system/Stat'
import { StatusTag } from '@portal/design-system/StatusTag'
import type { SimulatedYearOnWire } from '#contract/taxes/tax-regime.ts'
import { reaisText } from '#contract/value-text.ts'
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
            value={reaisText(year[regime].liquido)}
            detail={taxSentence(year[regime])}
          />
          {cheaper === regime && <StatusTag tone="success">{text.less}</StatusTag>}
        </Stack>
      ))}
    </Columns>
  )
}
