import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import { RegimeVerdict } from './RegimeVerdict.tsx'
import { chosenYear } from './simulated-year.ts'
import { TodaysTaxes } from './TodaysTaxes.tsx'
import { taxRegimeText } from './tax-regime.text.ts'

const { findings: text } = taxRegimeText

type RegimeFindingsProps = Pick<RegimeAnswer, 'simulacao' | 'comparacao'>

/**
 * Cost of both regimes for this person, from the confirmed answers of the simulator. Before any, the tax on today's balance, without a
 * verdict.
 */
export function RegimeFindings({ simulacao, comparacao }: RegimeFindingsProps) {
  const year = simulacao && chosenYear(simulacao)
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        {simulacao && year ? (
          <RegimeVerdict answer={simulacao} year={year} />
        ) : (
          <>
            <Text hasMeasure>{text.unconfirmed}</Text>
            {comparacao && <TodaysTaxes own={comparacao} />}
          </>
        )}
        <div>
          <LinkButton href="/services/simulador-regime-tributacao" variant="secondary">
            {year ? text.review : text.confirm}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
