import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'

/*
 * Data and pages that came with the document count as read now. Router and query cache reckon ages by the device's clock, and the document says by the
 * server's when it was read: with a clock that is ahead all of it would be asked for again, with one that is behind nothing ever would.
 */

/** For the data: whatever enters the cache with an age of its own came with the document. */
export function markQueriesAsFresh(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.dataUpdatedAt > 0) query.state.dataUpdatedAt = Date.now()
  })
}

/** For the pages. To be called once the router has them from the document, before they are drawn. */
export function markMatchesAsFresh(router: AnyRouter): void {
  for (const match of router.stores.matches.get()) match.updatedAt = Date.now()
}
