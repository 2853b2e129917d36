import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { LazyBalance, LazyReturns } from './lazy-statement-parts.ts'
import { Movements } from './Movements.tsx'
import { PaidToCredit } from './PaidToCredit.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { statementQueries } from './statement.queries.ts'
import { statementText } from './statement.text.ts'
import { type StatementPart, type StatementSummary, statementParts } from './statement-parts.ts'

const route = getRouteApi('/_shell/services/extrato-contribuicao')
const to = '/services/extrato-contribuicao'

const parts = { movimentos: Movements, saldo: LazyBalance, rentabilidade: LazyReturns } satisfies Record<
  StatementPart,
  unknown
>

/** The statement of the chosen plan link: its summary, and the part that the address names. */
export function StatementPage() {
  const search = route.useSearch()
  const { data: summary } = useSuspenseQuery(statementQueries.summary())
  const router = useRouter()
  const Part = parts[search.aba]
  return (
    <StatementView
      summary={summary}
      part={search.aba}
      hrefOfPart={(aba) => router.buildLocation({ to, search: { ...search, aba } }).href}
    >
      <Part />
    </StatementView>
  )
}

export type StatementViewProps = {
  summary: StatementSummary
  /** The part in sight. */
  part: StatementPart
  hrefOfPart: (part: StatementPart) => string
  /** Content of the open part. */
  children: ReactNode
}

/** Where the person stands, and below it one part of what there is to read. */
export function StatementView({ summary, part, hrefOfPart, children }: StatementViewProps) {
  const { title, lead, parts: tabs } = statementText
  return (
    <>
      <PageHeader title={title} description={lead} />
      <Stack gap="6">
        <SummaryCard summary={summary} />
        <PaidToCredit paid={summary.aCreditar} />
        {summary.opcoes.primeiroMes === null ? (
          <NothingYet {...statementText.empty} />
        ) : (
          <>
            <TabLinks
              label={tabs.label}
              current={part}
              tabs={statementParts.map((id) => ({ id, label: tabs[id], href: hrefOfPart(id) }))}
              renderLink={renderInPlace}
            />
            {children}
          </>
        )}
      </Stack>
    </>
  )
}
