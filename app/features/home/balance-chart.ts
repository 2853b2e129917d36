import type { ChartData, ChartSeries } from '@portal/design-system/charts/ChartFigure'
import { shortMonthText } from '#app/format/dates.ts'
import { shortReaisText } from '#app/format/money.ts'
import { reaisText } from '#contract/value-text.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { homeText } from './home.text.ts'
import { growthFinding, movementFinding } from './home-sentences.ts'
import type { BalanceHistory, PlanSummary } from './plan-summary.ts'

const { chart } = homeText

/**
 * How the balance came to be. `area`: what entered and what it earned, stacked. `line`: the balance beside what entered, where some
 * month stood below it; the balance alone, where money also went out.
 */
export type BalanceChart = { kind: 'area' | 'line'; finding: string; data: ChartData }

/** The chart of the months known; null with fewer than two, which would be no line at all. */
export function balanceChart(
  summary: PlanSummary,
  evolucao: BalanceHistory['evolucao'],
): BalanceChart | null {
  const [first, last] = [evolucao[0], evolucao.at(-1)]
  if (!first || !last || evolucao.length < 2) return null
  const drawing = drawingOf(summary, evolucao)
  return {
    kind: drawing === 'stacked' ? 'area' : 'line',
    finding:
      drawing === 'balance'
        ? movementFinding(first, last)
        : growthFinding({
            contributed: last.contribuido,
            earned: sumWholeCents([last.saldo, -last.contribuido]),
          }),
    data: {
      label: chart.label,
      xLabel: chart.xLabel,
      series: drawings[drawing].series,
      points: evolucao.map((month) => ({
        x: monthNumber(month.competencia),
        label: shortMonthText(month.competencia),
        values: drawings[drawing].valuesOf(month),
      })),
      formatValue: reaisText,
      formatTick: shortReaisText,
    },
  }
}

type Month = BalanceHistory['evolucao'][number]
type Drawing = 'stacked' | 'compared' | 'balance'

const balance = { id: 'balance', label: chart.balance }
const contributed = { id: 'contributed', label: chart.contributed }

const drawings: Record<
  Drawing,
  { series: readonly ChartSeries[]; valuesOf: (month: Month) => Record<string, number> }
> = {
  stacked: {
    series: [contributed, { id: 'earned', label: chart.return }],
    valuesOf: ({ contribuido, saldo }) => ({
      contributed: contribuido,
      earned: sumWholeCents([saldo, -contribuido]),
    }),
  },
  compared: {
    series: [balance, contributed],
    valuesOf: ({ contribuido, saldo }) => ({ balance: saldo, contributed: contribuido }),
  },
  balance: { series: [balance], valuesOf: ({ saldo }) => ({ balance: saldo }) },
}

/** Parts can only be stacked while nothing was paid out and no month stands below what had entered. */
function drawingOf(
  { ultimoBeneficio, saldo, totalContribuido, rendimento }: PlanSummary,
  evolucao: readonly Month[],
): Drawing {
  const isAllThere =
    saldo !== null &&
    rendimento !== null &&
    Math.abs(sumWholeCents([saldo.total, -totalContribuido, -rendimento])) < 0.05
  if (ultimoBeneficio !== null || !isAllThere) return 'balance'
  return evolucao.every((month) => month.saldo >= month.contribuido) ? 'stacked' : 'compared'
}

function monthNumber(competence: string): number {
  return Number(competence.slice(0, 4)) * 12 + Number(competence.slice(5, 7))
}
