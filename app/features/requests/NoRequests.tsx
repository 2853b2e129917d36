import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { requestsText } from './requests.text.ts'

type NoRequestsProps = { isAttendant: boolean; isFiltered: boolean; onClear: () => void }

/** In place of the list: nothing with these filters, or nothing ever. */
export function NoRequests({ isAttendant, isFiltered, onClear }: NoRequestsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        illustration="search"
        headingLevel={3}
        title={requestsText.noneTitle}
        action={
          <Button variant="secondary" onPress={onClear}>
            {requestsText.clearFilters}
          </Button>
        }
      >
        {requestsText.noneText}
      </EmptyState>
    )
  }
  if (isAttendant) {
    return (
      <EmptyState illustration="done" headingLevel={3} title={requestsText.queueEmptyTitle}>
        {requestsText.queueEmptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingLevel={3}
      title={requestsText.neverTitle}
      action={<LinkButton href="/services">{requestsText.neverAction}</LinkButton>}
    >
      {requestsText.neverText}
    </EmptyState>
  )
}
