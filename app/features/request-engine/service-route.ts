import { stripSearchParams } from '@tanstack/react-router'
import { titled } from '#app/navigation/page-title.ts'
import { participantsOnly } from '#app/navigation/participants-only.ts'
import type { FeatureAccess } from '#app/plan/require-feature.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import { type FormSearch, formSearch, type RequestSearch, requestSearch } from './service-request.search.ts'

/** Which service a page is about, and what it does with it. */
export type ServiceOfPage = { slug: ServiceSlug; access: FeatureAccess }

/**
 * Route options every service shares: its name as title, and no access for those who are not participants. Data, and the check that the
 * service is offered, come from `serviceLoader`.
 */
export function serviceRoute(slug: ServiceSlug, access: FeatureAccess = 'read') {
  return {
    beforeLoad: (entering: Parameters<typeof participantsOnly>[0]) => {
      participantsOnly(entering)
      const service: ServiceOfPage = { slug, access }
      return { service }
    },
    // Imported lazily: this route is in the first bundle of every page.
    head: async () => titled((await import('#contract/plans/service-names.ts')).serviceNames[slug])(),
  }
}

/**
 * A service that is asked for with a form to which nothing comes back, such as a declaration: as {@link serviceRoute}, with the step in
 * the address.
 */
export function formRoute(slug: ServiceSlug, access: FeatureAccess = 'write') {
  return {
    ...serviceRoute(slug, access),
    validateSearch: formSearch,
    search: { middlewares: [stripSearchParams<FormSearch>({ etapa: undefined })] },
  }
}

/** A service that is asked for with a form: as {@link formRoute}, with the address of a returned request that is being corrected. */
export function requestRoute(slug: ServiceSlug) {
  return {
    ...serviceRoute(slug, 'write'),
    validateSearch: requestSearch,
    search: {
      middlewares: [stripSearchParams<RequestSearch>({ idRequisicao: undefined, etapa: undefined })],
    },
    loaderDeps: ({ search: { idRequisicao } }: { search: RequestSearch }) => ({ idRequisicao }),
  }
}
