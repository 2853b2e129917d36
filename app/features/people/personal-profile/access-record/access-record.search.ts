import { pageNumber, searchOf } from '#app/navigation/search-values.ts'

/** Search parameters of the access record: the page of the list, from 0. */
export const accessRecordSearch = searchOf({ page: pageNumber })

export const accessRecordDefaults = { page: 0 } as const
