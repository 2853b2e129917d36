import { Cluster } from '@portal/design-system/Cluster'
import { Spinner } from '@portal/design-system/Spinner'
import { Text } from '@portal/design-system/Text'
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden'
import { useEffect, useRef } from 'react'
import { requestsText } from '../requests.text.ts'

export type RequestsFoundProps = {
  count: number
  /** Whether there are no more than `count`. */
  isExact: boolean
  page: number
  pages: number
  isRefreshing: boolean
}

/**
 * How many requests were found. Announces each new answer. Takes focus when another page was turned to, and when what had it went
 * away with the old answer, such as the button that clears the filters, also where the answer is as long as before.
 */
export function RequestsFound({ count, isExact, page, pages, isRefreshing }: RequestsFoundProps) {
  const found = isExact ? requestsText.found(count) : requestsText.foundMoreThan(count)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef({ page, isRefreshing })
  useEffect(() => {
    const isAnswer = before.current.isRefreshing && !isRefreshing
    const wasTurned = before.current.page !== page
    before.current = { page, isRefreshing }
    const focused = document.activeElement
    // A new filter also leads to the first page, but then focus belongs to the filter.
    const isFree = focused === null || focused === document.body || (wasTurned && !focused.closest('form'))
    if ((isAnswer || wasTurned) && isFree) heading.current?.focus()
  }, [page, isRefreshing])
  return (
    <Cluster>
      <Text as="h2" ref={heading} tabIndex={-1} variant="subtitle">
        {found}
      </Text>
      {isRefreshing && <Spinner label={requestsText.refreshing} />}
      <VisuallyHidden>
        <span role="status">{!isRefreshing && requestsText.atPage(found, page, pages)}</span>
      </VisuallyHidden>
    </Cluster>
  )
}
