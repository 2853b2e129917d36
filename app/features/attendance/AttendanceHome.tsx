import type { ReactNode } from 'react'
import { RequestTable } from '#app/features/service-request/RequestTable.tsx'
import type { RequestItem } from '#contract/requisicoes.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { LinkButton } from '#design-system/LinkButton/LinkButton.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Stat } from '#design-system/Stat/Stat.tsx'
import { cards, figures } from './attendance.css.ts'
import { attendanceText } from './attendance.text.ts'
import { QueueByStatus } from './QueueByStatus.tsx'
import { type AttendanceSummary, waitingForDecision } from './queue.ts'

/** Where attendants work on requests. */
const CENTRE = '/request-management'

type AttendanceHomeProps = {
  summary: AttendanceSummary
  newest: readonly RequestItem[]
  /** The person whom the attendant chose, above everything else. */
  person?: ReactNode
  /** Where people are looked for. */
  search?: ReactNode
}

/** The queue in figures and its newest requests. */
export function AttendanceHome({ summary, newest, person, search }: AttendanceHomeProps) {
  const { vencidas, recebidasHoje, emAnaliseComigo } = summary
  return (
    <>
      <PageHeader
        title={attendanceText.title}
        description={attendanceText.lead(waitingForDecision(summary))}
      />
      <div className={cards}>
        {person}
        {search}
        <Card title={attendanceText.today}>
          <div className={figures}>
            <Stat
              label={attendanceText.overdue}
              value={count(vencidas)}
              detail={attendanceText.overdueDetail}
            />
            <Stat
              label={attendanceText.receivedToday}
              value={count(recebidasHoje)}
              detail={attendanceText.receivedTodayDetail}
            />
            <Stat
              label={attendanceText.mine}
              value={count(emAnaliseComigo)}
              detail={attendanceText.mineDetail}
            />
          </div>
        </Card>
        <QueueByStatus summary={summary} hrefOf={(idStatus) => `${CENTRE}?idStatus=${idStatus}`} />
        <Card
          title={attendanceText.newest}
          action={
            <LinkButton href={CENTRE} variant="quiet" size="compact">
              {attendanceText.all}
            </LinkButton>
          }
        >
          {newest.length === 0 ? (
            <EmptyState title={attendanceText.none} headingLevel={3}>
              {attendanceText.noneText}
            </EmptyState>
          ) : (
            <RequestTable
              caption={attendanceText.newest}
              requests={newest}
              showsPeople
              hrefOf={(id) => `${CENTRE}?idRequisicao=${id}`}
            />
          )}
        </Card>
      </div>
    </>
  )
}

function count(quantity: number): string {
  return quantity.toLocaleString('pt-BR')
}
