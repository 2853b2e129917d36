import type { QueryClient } from '@tanstack/react-query'
import { requireFeature } from '#app/plan/require-feature.ts'
import type { ServiceOfPage } from './service-route.ts'

type LoaderInput<Deps> = { context: { queryClient: QueryClient; service: ServiceOfPage }; deps: Deps }

/**
 * The loader of a service's page: asks whether the service is offered while the page's data is already on its way. `reads` begins
 * everything the page reads, at once; `deps` are the search parameters that the route names in `loaderDeps`. Stands under its own key in
 * the route, so that it comes with the page and not with the first bundle of every page.
 */
export function serviceLoader<Deps>(
  reads: (queryClient: QueryClient, deps: Deps) => readonly Promise<unknown>[],
) {
  return async ({ context: { queryClient, service }, deps }: LoaderInput<Deps>): Promise<void> => {
    const reading = Promise.all(reads(queryClient, deps))
    // The gate speaks first, in the words of the service; what the data says is heard after it.
    reading.catch(() => undefined)
    await requireFeature(queryClient, service.slug, service.access)
    await reading
  }
}
