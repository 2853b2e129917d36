import { HourglassIcon, PauseIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { formatDate } from '#app/format/dates.ts'
import type { RequestItem } from '#contract/requests.ts'
import { clockOf, isFinalStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { deadlineText, requestTableText } from './request-table.text.ts'

/** How a request stands in its time. In time there is nothing to say but the day. */
const marks = {
  atencao: { tone: 'warning', icon: HourglassIcon },
  vencido: { tone: 'danger', icon: HourglassIcon },
  pausado: { tone: 'neutral', icon: PauseIcon },
} as const

type RequestDeadlineProps = {
  deadline: RequestItem['prazo']
  status: { id: number }
  /** Who reads it: what waits for the participant is not waited for by themselves. */
  isAttendant: boolean
}

/** Until when a request is to be decided, and how close that is: two pieces, for the caller to stack. */
export function RequestDeadline({ deadline, status, isAttendant }: RequestDeadlineProps) {
  if (!deadline)
    return (
      <Text as="span" variant="small" tone="muted">
        {withoutDeadline(status.id as RequestStatusId)}
      </Text>
    )
  const { data, situacao } = deadline
  if (situacao === 'pausado')
    return (
      <StatusTag {...marks[situacao]}>
        {isAttendant ? requestTableText.waitsForParticipant : requestTableText.waitsForYou}
      </StatusTag>
    )
  return (
    <>
      <time dateTime={data}>{requestTableText.until(formatDate(data))}</time>
      {situacao === 'no-prazo' ? (
        <Text as="span" variant="small" tone="muted">
          {deadlineText[situacao]}
        </Text>
      ) : (
        <StatusTag {...marks[situacao]}>{deadlineText[situacao]}</StatusTag>
      )}
    </>
  )
}

function withoutDeadline(status: RequestStatusId): string {
  if (isFinalStatus(status)) return requestTableText.ended
  return clockOf(status) === 'stopped' ? requestTableText.decided : requestTableText.noTerm
}
