import { Card } from '@portal/design-system/Card'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stack } from '@portal/design-system/Stack'
import { formatDate } from '#app/format/dates.ts'
import { taxRegimeNames, timeInPlan } from '#contract/statement/statement.text.ts'
import { EvolutionCard } from './EvolutionCard.tsx'
import { LotsByRate } from './LotsByRate.tsx'
import { PositionFigures } from './PositionFigures.tsx'
import { statementText } from './statement.text.ts'
import type { BalanceHistory, StatementSummary } from './statement-parts.ts'
import { unitValueSentence } from './statement-sentences.ts'

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
    { id: 'joined', term: head.joined, description: formatDate(dataAdesao) },
    { id: 'time', term: head.time, description: timeInPlan(mesesNoPlano) },
    { id: 'regime', term: head.regime, description: taxRegimeNames[regimeTributario] },
    { id: 'profile', term: head.profile, description: perfil.nome },
    cota && { id: 'unit', term: head.unitValue, description: unitValueSentence(cota) },
  ]
}
