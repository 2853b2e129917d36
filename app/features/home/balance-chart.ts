import { formatMonthShort } from '#app/format/dates.ts'
import { formatReais, formatReaisShort } from '#app/format/money.ts'
import type { ChartData } from '#design-system/charts/chart-data.ts'
import { sumReais } from '#domain/money.ts'
import { homeText } from './home.text.ts'
import { growthFinding, movementFinding } from './home-sentences.ts'
import type { PlanSummary } from './plan-summary.ts'

const { chart } = homeText

/** How the balance came to be. `area`: what entered and what it earned; `line`: the balance alone, where money also went out. */
export type BalanceChart = { kind: 'area' | 'line'; finding: string; data: ChartData }

/** The chart of the months known; null with fewer than two, which would be no line at all. */
export function balanceChart(summary: PlanSummary): BalanceChart | null {
  const { evolucao } = summary
  const [first, last] = [evolucao[0], evolucao.at(-1)]
  if (!first || !last || evolucao.length < 2) return null
  const isGrowth = onlyGrew(summary)
  return {
    kind: isGrowth ? 'area' : 'line',
    finding: isGrowth
      ? growthFinding({ contributed: last.contribuido, earned: sumReais([last.saldo, -last.contribuido]) })
      : movementFinding(first, last),
    data: {
      label: chart.label,
      xLabel: chart.xLabel,
      series: isGrowth
        ? [
            { id: 'contributed', label: chart.contributed },
            { id: 'earned', label: chart.return },
          ]
        : [{ id: 'balance', label: chart.balance }],
      points: evolucao.map(({ competencia, contribuido, saldo }) => ({
        x: monthNumber(competencia),
        label: formatMonthShort(competencia),
        values: isGrowth ? partsOf(contribuido, saldo) : wholeOf(saldo),
      })),
      formatValue: formatReais,
      formatTick: formatReaisShort,
    },
  }
}

/** Parts can only be stacked while nothing was paid out and no month stands below what had entered. */
function onlyGrew({ evolucao, ultimoBeneficio, saldo, totalContribuido, rendimento }: PlanSummary): boolean {
  const isAllThere = Math.abs(sumReais([saldo.total, -totalContribuido, -rendimento])) < 0.05
  return ultimoBeneficio === null && isAllThere && evolucao.every((month) => month.saldo >= month.contribuido)
}

function partsOf(contributed: number, balance: number): Record<string, number> {
  return { contributed, earned: sumReais([balance, -contributed]) }
}

function wholeOf(balance: number): Record<string, number> {
  return { balance }
}

function monthNumber(competence: string): number {
  return Number(competence.slice(0, 4)) * 12 + Number(competence.slice(5, 7))
}
