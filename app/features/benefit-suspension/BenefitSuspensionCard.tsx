import { Card } from '@portal/design-system/Card'
import { type Description, DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { type StatementColumn, StatementTable } from '@portal/design-system/StatementTable'
import type { ReactNode } from 'react'
import { moneyItem } from '#app/format/money-item.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefit-suspension.ts'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { endedOnSentence, loanText, periodOf } from './benefit-suspension-sentences.ts'

const { effect: text, history } = benefitSuspensionText

type BenefitSuspensionCardProps = {
  title: string
  situation: BenefitSuspensionOnWire
  /** Its months, above what stands still meanwhile. */
  months: readonly (Description | false)[]
  /** What the income is called. */
  gross: string
  children?: ReactNode
  action?: ReactNode
}

/** A suspension, planned or running: its months, what is not paid and what goes on meanwhile; below it those that are over. */
export function BenefitSuspensionCard({
  title,
  situation,
  months,
  gross,
  children,
  action,
}: BenefitSuspensionCardProps) {
  const { renda, parcela, anteriores } = situation
  return (
    <Stack gap="6">
      <Card title={title}>
        {children}
        <DescriptionList
          layout="rows"
          items={[
            ...months,
            renda !== null && moneyItem('gross', gross, renda.bruto),
            renda !== null && moneyItem('net', text.net, renda.liquido),
            { id: 'balance', term: text.balance, description: text.balanceEarns },
            renda?.tipo === 'prazo-certo' && { id: 'term', term: text.term, description: text.termWaits },
            { id: 'regime', term: text.regime, description: text.regimeStays },
            parcela > 0 && { id: 'loan', term: text.loan, description: loanText(parcela) },
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

const columns: readonly StatementColumn<BenefitSuspensionOnWire['anteriores'][number]>[] = [
  { id: 'period', header: history.period, cell: periodOf, isRowHeader: true },
  { id: 'months', header: history.months, cell: ({ meses }) => meses, isNumeric: true },
  {
    id: 'how',
    header: history.how,
    cell: ({ encerradaEm }) => (encerradaEm ? endedOnSentence(encerradaEm) : history.byItself),
  },
]
