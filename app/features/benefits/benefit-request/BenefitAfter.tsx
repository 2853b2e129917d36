import { Card } from '@portal/design-system/Card'
import { ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { Line } from '@portal/design-system/charts/Line'
import type { BenefitOnWire } from '#contract/benefits/benefit-request.ts'
import type { BenefitEffect } from '#domain/benefits/benefit-effect.ts'
import { benefitAfterChart } from './benefit-after-chart.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { afterAssumption, afterFinding } from './benefit-request-sentences.ts'

type BenefitAfterProps = { effect: BenefitEffect; situation: BenefitOnWire }

/** How the balance goes on while it pays, drawn and as a table; nothing where no balance is left. */
export function BenefitAfter({ effect, situation }: BenefitAfterProps) {
  const data = benefitAfterChart(effect)
  if (data === null) return null
  return (
    <Card title={benefitRequestText.after.heading}>
      <ChartFigure finding={afterFinding(effect)} description={afterAssumption(situation)} data={data}>
        <Line data={data} />
      </ChartFigure>
    </Card>
  )
}
