import { HourglassIcon, PauseIcon } from '@portal/design-system/icons'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { formatDate } from '#app/format/dates.ts'
import type { RequestItem } from '#contract/requests.ts'
import { deadlineText, requestTableText } from './request-table.text.ts'

/** How a request stands in its time. In time there is nothing to say but the day. */
const marks = {
  atencao: { tone: 'warning', icon: HourglassIcon },
  vencido: { tone: 'danger', icon: HourglassIcon },
  pausado: { tone: 'neutral', icon: PauseIcon },
} as const

/** Until when a request is to be decided, and how close that is: two pieces, for the caller to stack. */
export function RequestDeadline({ deadline }: { deadline: RequestItem['prazo'] }) {
  if (!deadline)
    return (
      <Text as="span" variant="small" tone="muted">
        {requestTableText.noDeadline}
      </Text>
    )
  const { data, situacao } = deadline
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
