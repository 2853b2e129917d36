import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { AccessRecord } from './AccessRecord.tsx'
import { accessRecordQueries } from './access-record.queries.ts'

const route = getRouteApi('/_shell/perfil_/acessos')

/** Who of the service desk came to one's data. */
export function AccessRecordPage() {
  const page = useDeferredValue(route.useSearch().page)
  const { data } = useSuspenseQuery(accessRecordQueries.page(page))
  return <AccessRecord accesses={data.acessos} page={page} totalPages={data.totalPage} />
}
