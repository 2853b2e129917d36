import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { taxRegimeNames } from '#contract/statement/statement.text.ts'
import { dateText, spanText } from '#contract/value-text.ts'
import { EvolutionCard } from './EvolutionCard.tsx'
import { LotsByRate } from './LotsByRate.tsx'
import { PositionFigures } from './PositionFigures.tsx'
import { statementQueries } from './statement.queries.ts'
import { statementText } from './statement.text.ts'
import type { BalanceHistory, StatementSummary } from './statement-parts.ts'
import { unitValueSentence } from './statement-sentences.ts'

/** The balance of the chosen plan link. */
export function Balance() {
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const { data: history } = useSuspenseQuery(statementQueries.history())
  return <BalanceView summary={summary} history={history} />
}

export type BalanceViewProps = { summary: StatementSummary; history: BalanceHistory }

/** The parts of the balance, how it came to be, and whose it is. */
export function BalanceView({ summary, history }: BalanceViewProps) {
  const figures = summary.figuras.filter(
    ({ figura }) => figura !== 'saldo-total' && figura !== 'rentabilidade-12-meses',
  )
  return (
    <Stack gap="6">
      <PositionFigures figures={figures} />
      <EvolutionCard evolution={history.evolucao} />
      <LotsByRate lots={history.lotes} />
      <Card title={statementText.head.heading}>
        <DescriptionList items={headOf(summary)} />
      </Card>
    </Stack>
  )
}

function headOf(summary: StatementSummary) {
  const { pessoa, plano, matricula, dataAdesao, mesesNoPlano, regimeTributario, perfil, cota } = summary
  const { head } = statementText
  return [
    { id: 'name', term: head.name, description: pessoa.nome },
    { id: 'cpf', term: head.cpf, description: pessoa.cpf },
    { id: 'plan', term: head.plan, description: plano.nome },
    { id: 'enrolment', term: head.enrolment, description: matricula },
    { id: 'joined', term: head.joined, description: dateText(dataAdesao) },
    { id: 'time', term: head.time, description: spanText(mesesNoPlano) },
    { id: 'regime', term: head.regime, description: taxRegimeNames[regimeTributario] },
    { id: 'profile', term: head.profile, description: perfil.nome },
    cota && { id: 'unit', term: head.unitValue, description: unitValueSentence(cota) },
  ]
}
