import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { loadStatementPart } from '#app/features/statement/load-statement-part.ts'
import { StatementPage } from '#app/features/statement/StatementPage.tsx'
import { statementQueries } from '#app/features/statement/statement.queries.ts'
import {
  type StatementSearch,
  statementSearch,
  statementSearchDefaults,
} from '#app/features/statement/statement.search.ts'
import { statementText } from '#app/features/statement/statement.text.ts'

export const Route = createFileRoute('/_shell/services/extrato-contribuicao')({
  ...serviceRoute('extrato-contribuicao'),
  validateSearch: statementSearch,
  search: { middlewares: [stripSearchParams(statementSearchDefaults)] },
  loaderDeps: ({ search }: { search: StatementSearch }) => search,
  loader: serviceLoader((queryClient, search) => [
    queryClient.ensureQueryData(statementQueries.summary()),
    ...loadStatementPart(queryClient, search),
  ]),
  pendingComponent: cardsPending(statementText, [4, 12]),
  component: StatementPage,
})
