import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { minutesText } from './minutes.text.ts'

/** Nothing was published yet. */
export function NoMinutes() {
  return (
    <Card>
      <EmptyState
        title={minutesText.emptyTitle}
        action={
          <LinkButton href="/services" variant="secondary">
            {minutesText.backToServices}
          </LinkButton>
        }
      >
        {minutesText.emptyLead}
      </EmptyState>
    </Card>
  )
}

/** Nothing with these filters. */
export function NoMinutesFound() {
  return (
    <Card>
      <EmptyState illustration="search" title={minutesText.noneFoundTitle}>
        {minutesText.noneFoundLead}
      </EmptyState>
    </Card>
  )
}
