import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { FigureSteps } from '#app/features/request-engine/FigureSteps.tsx'
import { explainedLines, figureValue } from './explained-figure.ts'
import { statementText } from './statement.text.ts'
import type { StatementSummary } from './statement-parts.ts'
import { positionSentence, updateNote } from './statement-sentences.ts'

const BESIDE_THE_BALANCE = ['contribuido', 'rendimento', 'rentabilidade-12-meses'] as const

/** The balance with the way to it, and what made it grow. */
export function SummaryCard({ summary }: { summary: StatementSummary }) {
  const figureOf = (code: string) => summary.figuras.find(({ figura }) => figura === code)
  const total = figureOf('saldo-total')
  if (!total) {
    return (
      <Card>
        <Text tone="muted">{statementText.noQuota}</Text>
      </Card>
    )
  }
  return (
    <Card>
      <Columns template="halves" columnGap="12">
        <Stat
          size="large"
          label={statementText.figure['saldo-total']}
          value={figureValue(total)}
          detail={positionSentence(summary)}
          explanation={<FigureSteps lines={explainedLines(total)} note={updateNote(total)} layout="grid" />}
        />
        <DescriptionList
          layout="rows"
          items={BESIDE_THE_BALANCE.map((code) => {
            const figure = figureOf(code)
            return (
              figure && {
                id: code,
                term: statementText.figure[code],
                description: figureValue(figure),
                isNumeric: true,
              }
            )
          })}
        />
      </Columns>
    </Card>
  )
}
