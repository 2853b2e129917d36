import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'
import { linesInput } from '#app/features/statement/lines-input.ts'
import { StatementPage } from '#app/features/statement/StatementPage.tsx'
import { StatementPending } from '#app/features/statement/StatementPending.tsx'
import { statementQueries } from '#app/features/statement/statement.queries.ts'
import {
  type StatementSearch,
  statementSearch,
  statementSearchDefaults,
} from '#app/features/statement/statement.search.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'

export const Route = createFileRoute('/_shell/services/extrato-contribuicao')({
  ...serviceRoute('extrato-contribuicao'),
  validateSearch: statementSearch,
  search: { middlewares: [stripSearchParams(statementSearchDefaults)] },
  loaderDeps: ({ search }: { search: StatementSearch }) => search,
  loader: serviceLoader((queryClient, search) => [
    queryClient.ensureQueryData(statementQueries.position()),
    queryClient.ensureQueryData(statementQueries.lines(linesInput(search, saoPauloDateOf(new Date())))),
  ]),
  pendingComponent: StatementPending,
  component: StatementPage,
})
