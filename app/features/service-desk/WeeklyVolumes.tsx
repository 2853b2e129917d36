import { Bars } from '@portal/design-system/charts/Bars'
import { type ChartData, ChartFigure } from '@portal/design-system/charts/ChartFigure'
import { dateText, numberText } from '#contract/value-text.ts'
import type { ServiceDeskSummary } from './queue.ts'
import { serviceDeskText } from './service-desk.text.ts'

const { volumes: text } = serviceDeskText

/** How many requests came and how many were decided, week by week, as a chart and as a table. */
export function WeeklyVolumes({ weeks }: { weeks: ServiceDeskSummary['semanas'] }) {
  const data = volumesChart(weeks)
  const lastWhole = weeks.at(-2)
  return (
    <ChartFigure
      finding={text.finding(lastWhole?.recebidas ?? 0, lastWhole?.decididas ?? 0)}
      description={text.description}
      data={data}
    >
      <Bars data={data} />
    </ChartFigure>
  )
}

function volumesChart(weeks: ServiceDeskSummary['semanas']): ChartData {
  return {
    label: text.label,
    xLabel: text.week,
    series: [
      { id: 'filed', label: text.filed },
      { id: 'decided', label: text.decided },
    ],
    points: weeks.map(({ inicio, recebidas, decididas }, index) => ({
      x: index,
      label: dateText(inicio).slice(0, 5),
      values: { filed: recebidas, decided: decididas },
    })),
    readFirst: Math.max(0, weeks.length - 2),
    formatValue: numberText,
  }
}
