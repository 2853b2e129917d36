import type { Query } from '@tanstack/react-query'

/**
 * Options of a query that somebody edits on the page: read as they come, and from then on replaced only by what their own write
 * answers or when they ask for it. Otherwise a version that another person saved would slip below changes made to an earlier one.
 */
export const editedQuery = { meta: { isEdited: true }, refetchOnReconnect: false } as const

/** Whether a query is one of those. */
export function isEdited({ meta }: Pick<Query, 'meta'>): boolean {
  return meta?.isEdited === true
}
