import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { Stack } from '@portal/design-system/Stack'
import { StatementTable } from '@portal/design-system/StatementTable'
import { Text } from '@portal/design-system/Text'
import { monthColumns, type ProfileReturns, returnColumns } from './position-columns.tsx'
import { statementText } from './statement.text.ts'
import { returnsChart } from './statement-charts.ts'
import type { StatementReturns } from './statement-parts.ts'
import { returnsFinding } from './statement-sentences.ts'

const { returns: text } = statementText

/** Returns of every profile, accumulated and month by month. */
export function ReturnsCard({ returns }: { returns: StatementReturns }) {
  const data = returnsChart(returns)
  if (!data) return null
  const profiles = profileReturns(returns)
  const own = profiles.find(({ isOwn }) => isOwn)
  return (
    <Card title={text.heading}>
      <Stack gap="6">
        <ChartFigure
          finding={returnsFinding(returns.perfil.nome, own?.twelve ?? null)}
          description={text.description}
          data={data}
        >
          <Line data={data} />
        </ChartFigure>
        <StatementTable
          caption={text.summary}
          columns={returnColumns}
          rows={profiles}
          rowKey={({ id }) => id}
        />
        <Accordion>
          <AccordionItem title={text.monthly}>
            <StatementTable
              caption={text.monthly}
              isCaptionHidden
              columns={monthColumns(returns.rentabilidades.perfis)}
              rows={returns.rentabilidades.meses}
              rowKey={({ competencia }) => competencia}
            />
          </AccordionItem>
        </Accordion>
        <Text tone="muted">{text.past}</Text>
      </Stack>
    </Card>
  )
}

function profileReturns({ rentabilidades, perfil }: StatementReturns): ProfileReturns[] {
  const newest = rentabilidades.meses[0]?.perfis ?? []
  return rentabilidades.perfis.map(({ id, nome }) => {
    const of = newest.find(({ idPerfil }) => idPerfil === id)
    return {
      id,
      name: nome,
      isOwn: id === perfil.id,
      month: of?.mes ?? null,
      year: of?.ano ?? null,
      twelve: of?.dozeMeses ?? null,
    }
  })
}
