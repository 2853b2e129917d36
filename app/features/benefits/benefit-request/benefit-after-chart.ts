import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import { formatReais, formatReaisShort } from '#app/format/money.ts'
import type { BenefitEffect } from '#domain/benefits/benefit-effect.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { yearsText } from './benefit-request-sentences.ts'

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
    formatValue: formatReais,
    formatTick: formatReaisShort,
  }
}
