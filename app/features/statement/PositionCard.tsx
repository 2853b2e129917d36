import { Card } from '@portal/design-system/Card'
import { Columns } from '@portal/design-system/Columns'
import { DescriptionList } from '@portal/design-system/DescriptionList'
import { Stat } from '@portal/design-system/Stat'
import { Text } from '@portal/design-system/Text'
import { FigureSteps } from '#app/features/service-request/FigureSteps.tsx'
import { formatDate } from '#app/format/dates.ts'
import { taxRegimeNames } from '#contract/statement.text.ts'
import type { StatementPosition } from '#contract/statement.ts'
import { explainedLines, figureValue } from './explained-figure.ts'
import { statementText } from './statement.text.ts'
import { positionSentence, timeInPlan, unitValueSentence, updateNote } from './statement-sentences.ts'

/** The balance with the way to it, and whose it is. */
export function PositionCard({ position }: { position: StatementPosition }) {
  const total = position.figuras.find(({ figura }) => figura === 'saldo-total')
  return (
    <Card>
      <Columns template="halves" columnGap="12">
        {total ? (
          <Stat
            size="large"
            label={statementText.figure['saldo-total']}
            value={figureValue(total)}
            detail={positionSentence(position)}
            explanation={<FigureSteps lines={explainedLines(total)} note={updateNote(total)} layout="grid" />}
          />
        ) : (
          <Text tone="muted">{statementText.noQuota}</Text>
        )}
        <DescriptionList layout="rows" items={headOf(position)} />
      </Columns>
    </Card>
  )
}

function headOf(position: StatementPosition) {
  const { pessoa, plano, matricula, dataAdesao, mesesNoPlano, regimeTributario, perfil, cota } = position
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
