import type { QueryClient } from '@tanstack/react-query'

/**
 * What came with the document counts as read now. The cache reckons ages by the device's clock, and the document says by the server's when it
 * was read: with a clock that is ahead all of it would be asked for again, with one that is behind nothing ever would.
 */
export function countAsReadNow(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.state.dataUpdatedAt > 0) query.state.dataUpdatedAt = Date.now()
  })
}
