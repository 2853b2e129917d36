import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { DependantsPage } from '#app/features/dependants/DependantsPage.tsx'
import { type DependantsSearch, dependantsSearch } from '#app/features/dependants/dependants.search.ts'
import { dependantsText } from '#app/features/dependants/dependants.text.ts'
import { dependantsLoader } from '#app/features/dependants/dependants-loader.ts'
import { requestPending } from '#app/features/request-engine/request-page.tsx'
import { requestRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/dependentes')({
  ...requestRoute('dependentes'),
  validateSearch: dependantsSearch,
  search: {
    middlewares: [
      stripSearchParams<DependantsSearch>({ tipo: undefined, idRequisicao: undefined, etapa: undefined }),
    ],
  },
  loaderDeps: ({ search: { tipo, idRequisicao } }) => ({ tipo, idRequisicao }),
  loader: dependantsLoader,
  pendingComponent: requestPending({ slug: 'dependentes', text: dependantsText[1] }),
  component: function Dependants() {
    return <DependantsPage {...Route.useSearch()} />
  },
})
