import { Card } from '#design-system/Card/Card.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { LinkButton } from '#design-system/LinkButton/LinkButton.tsx'
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
