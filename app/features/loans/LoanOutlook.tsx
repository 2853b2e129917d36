import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import { memo, useDeferredValue } from 'react'
import type { LoanSituationOnWire, LoanValues } from '#contract/loans/loans.ts'
import { LoanSchedule, rowsOf } from './LoanSchedule.tsx'
import { balanceChart } from './loan-chart.ts'
import { simulatedSystems } from './loan-input.ts'
import { interestSentence } from './loan-sentences.ts'
import { loansText } from './loans.text.ts'

type LoanOutlookProps = { values: LoanValues; situation: LoanSituationOnWire }

/** The debt month by month in both systems, drawn as soon as the browser has time, so that no drag waits for it. */
export function LoanOutlook({ values: { valor, parcelas }, situation }: LoanOutlookProps) {
  return <Drawn valor={useDeferredValue(valor)} parcelas={useDeferredValue(parcelas)} situation={situation} />
}

const Drawn = memo(function Drawn({
  valor,
  parcelas,
  situation,
}: Pick<LoanValues, 'valor' | 'parcelas'> & Pick<LoanOutlookProps, 'situation'>) {
  const systems = simulatedSystems({ valor, parcelas }, situation)
  if (systems.length === 0) return null
  const data = balanceChart(systems, situation.hoje)
  return (
    <Card title={loansText.outlook.heading}>
      <ChartFigure finding={interestSentence(systems)} description={loansText.outlook.note} data={data}>
        <Line data={data} />
      </ChartFigure>
      {systems.map(({ id, loan }) => (
        <LoanSchedule key={id} caption={loansText.schedule.bySystem[id]} rows={rowsOf(loan.instalments)} />
      ))}
    </Card>
  )
})
