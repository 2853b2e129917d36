import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { serviceDeskQueries } from './service-desk.queries.ts'

/** A person with all that may be done for them, on the home of attendants once one is chosen. */
export const LazyChosenPerson = lazyRouteComponent(() => import('./ChosenPerson.tsx'), 'ChosenPerson')

/** To be awaited before {@link LazyChosenPerson} is drawn on the server. */
export const loadChosenPerson = (queryClient: QueryClient, idPessoa: number) =>
  Promise.all([
    queryClient.ensureQueryData(serviceDeskQueries.person(idPessoa)),
    LazyChosenPerson.preload?.(),
  ])
