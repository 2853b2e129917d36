import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { shortReaisText } from '#app/format/money.ts'
import { reaisText, yearsText } from '#contract/value-text.ts'
import type { BenefitEffect } from '#domain/benefits/benefit-effect.ts'
import { benefitRequestText } from './benefit-request.text.ts'

const { after: text } = benefitRequestText

/** Balance at the end of each year of income; null for incomes without a balance of their own. */
export function benefitAfterChart({ after }: BenefitEffect): ChartData | null {
  if (!after || after.points.length < 2) return null
  return {
    label: text.label,
    xLabel: text.x,
    series: [{ id: 'balance', label: text.series }],
    points: after.points.map(({ month, balance }) => ({
      x: month,
      label: month === 0 ? text.start : yearsText(month / 12),
      values: { balance },
    })),
    readFirst: 0,
    formatValue: reaisText,
    formatTick: shortReaisText,
  }
}
