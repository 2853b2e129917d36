import { Accordion } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { Bars } from '@portal/design-system/charts/Bars'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { FigureExplanation } from '#app/features/request-engine/FigureExplanation.tsx'
import type { InvestmentProfileSituation } from '#contract/investments/investment-profiles.ts'
import { explainedInvestmentProfiles } from './explained-investment-profiles.ts'
import { commonPeriods, outcomesChart, returnsChart } from './investment-profile-charts.ts'
import { balanceColumns, riskColumns } from './investment-profile-columns.tsx'
import { outcomesFinding, outcomesSource, returnsFinding } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { compare } = investmentProfileText

type InvestmentProfileComparisonProps = {
  situation: Pick<InvestmentProfileSituation, 'perfil' | 'perfis' | 'saldo'>
}

export function InvestmentProfileComparison({
  situation: { perfil, perfis, saldo },
}: InvestmentProfileComparisonProps) {
  const [returns, outcomes] = [returnsChart(perfis), outcomesChart(perfis)]
  const explained = explainedInvestmentProfiles(perfis)
  return (
    <Card title={compare.heading}>
      <Stack gap="6">
        {returns ? (
          <Columns template="halves" gap="8" align="stretch">
            <ChartFigure
              finding={returnsFinding(perfis, commonPeriods(perfis).at(-1) ?? 0)}
              description={compare.returns.description}
              data={returns}
            >
              <Bars data={returns} />
            </ChartFigure>
            {outcomes && (
              <ChartFigure
                finding={outcomesFinding(perfis)}
                description={outcomesSource(perfis)}
                data={outcomes}
              >
                <Bars data={outcomes} />
              </ChartFigure>
            )}
          </Columns>
        ) : (
          <Text variant="small" tone="muted">
            {compare.none}
          </Text>
        )}
        <StatementTable
          caption={compare.risk.caption}
          columns={riskColumns(perfil.id)}
          rows={perfis}
          rowKey={({ id }) => id}
        />
        {saldo && outcomes && (
          <StatementTable
            caption={compare.outcomes.balanceCaption}
            columns={balanceColumns(saldo.total)}
            rows={perfis}
            rowKey={({ id }) => id}
          />
        )}
        <Text variant="small" tone="muted">
          {compare.past}
        </Text>
        {explained.length > 0 && (
          <div>
            <Text as="h3" variant="subtitle">
              {compare.explained.heading}
            </Text>
            <Accordion>
              {explained.map(({ id, ...figure }) => (
                <FigureExplanation key={id} headingLevel={4} {...figure} />
              ))}
            </Accordion>
          </div>
        )}
      </Stack>
    </Card>
  )
}
