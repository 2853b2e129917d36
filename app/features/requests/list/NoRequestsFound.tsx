import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import { requestsText } from '../requests.text.ts'

/** In place of a list that the filters leave empty. */
export function NoRequestsFound({ onClear }: { onClear: () => void }) {
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
