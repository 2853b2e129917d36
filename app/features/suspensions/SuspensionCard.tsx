import { Card } from '@portal/design-system/Card'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import { formatReais } from '#app/format/money.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { endedOnSentence, periodOf } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { effect: text, history } = suspensionText

type SuspensionCardProps = {
  title: string
  situation: SuspensionOnWire
  /** Its months, above what stands still meanwhile. */
  months: readonly (Description | false)[]
  /** What the person's own contribution is called. */
  own: string
  children: ReactNode
  action?: ReactNode
}

/** A suspension, planned or running: its months and what stands still meanwhile; below it those that are over. */
export function SuspensionCard({ title, situation, months, own, children, action }: SuspensionCardProps) {
  const { contribuicao, regras, anteriores } = situation
  const { propria, patrocinadora } = contribuicao
  return (
    <Stack gap="6">
      <Card title={title}>
        {children}
        <DescriptionList
          layout="rows"
          items={[
            ...months,
            { id: 'own', term: own, description: formatReais(propria), isNumeric: true },
            patrocinadora > 0 && {
              id: 'employer',
              term: text.employer,
              description: formatReais(patrocinadora),
              isNumeric: true,
            },
            regras.coberturaRisco && { id: 'risk', term: text.risk, description: text.riskStops },
            {
              id: 'fee',
              term: text.fee,
              description: regras.taxaContinua ? text.feeContinues : text.feeStops,
            },
          ]}
        />
        {action}
      </Card>
      {anteriores.length > 0 && (
        <StatementTable
          caption={history.caption}
          columns={columns}
          rows={anteriores}
          rowKey={({ mesEfeito }) => mesEfeito}
        />
      )}
    </Stack>
  )
}

const columns: readonly StatementColumn<SuspensionOnWire['anteriores'][number]>[] = [
  { id: 'period', header: history.period, cell: periodOf, isRowHeader: true },
  { id: 'months', header: history.months, cell: ({ meses }) => meses, isNumeric: true },
  {
    id: 'how',
    header: history.how,
    cell: ({ encerradaEm }) => (encerradaEm ? endedOnSentence(encerradaEm) : history.byItself),
  },
]
