import { PauseIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { DeadlineOnScreen, useTodayOnScreen } from '#app/format/DeadlineOnScreen.tsx'
import type { RequestItem } from '#contract/requests/requests.ts'
import { dateText } from '#contract/value-text.ts'
import { daysBetween, type IsoDate } from '#domain/calendar.ts'
import { clockOf, isFinalStatus, type RequestStatusId } from '#domain/requests/request-status.ts'
import { requestTableText } from './request-table.text.ts'

/** How near the end of the term is, as the entity counts it: in days of work. In time there is nothing to say but the day. */
const tones = { atencao: 'warning', vencido: 'danger' } as const

type RequestDeadlineProps = {
  deadline: RequestItem['prazo']
  status: { id: number }
  /** Who reads it: what waits for the participant is not waited for by themselves. */
  isAttendant: boolean
  /** On one line: how near it is where that is near, else the day. Default false. */
  isShort?: boolean
}

/**
 * Until when a request is to be decided, and how close that is: two pieces, for the caller to stack. Whose request it is reads that the
 * entity is late without the alarm of a debt of their own: it is not theirs to hurry.
 */
export function RequestDeadline({ deadline, status, isAttendant, isShort = false }: RequestDeadlineProps) {
  if (!deadline)
    return (
      <Text as="span" variant="small" tone="muted">
        {withoutDeadline(status.id as RequestStatusId)}
      </Text>
    )
  const { data, situacao } = deadline
  if (situacao === 'pausado')
    return (
      <StatusTag icon={PauseIcon}>
        {isAttendant ? requestTableText.waitsForParticipant : requestTableText.waitsForYou}
      </StatusTag>
    )
  if (isShort && situacao !== 'no-prazo') return <DeadlineOnScreen date={data} tone={tones[situacao]} />
  if (isShort) return <time dateTime={data}>{requestTableText.until(dateText(data))}</time>
  return (
    <>
      <time dateTime={data}>{requestTableText.until(dateText(data))}</time>
      {situacao === 'no-prazo' || !isAttendant ? (
        <Text as="span" variant="small" tone="muted">
          {situacao === 'vencido' ? <LateAnswer since={data} /> : requestTableText.inTime}
        </Text>
      ) : (
        <DeadlineOnScreen date={data} tone={tones[situacao]} />
      )}
    </>
  )
}

function LateAnswer({ since }: { since: IsoDate }) {
  return requestTableText.late(daysBetween(since, useTodayOnScreen()))
}

function withoutDeadline(status: RequestStatusId): string {
  if (isFinalStatus(status)) return requestTableText.ended
  return clockOf(status) === 'stopped' ? requestTableText.decided : requestTableText.noTerm
}
