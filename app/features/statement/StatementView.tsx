import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TabLinks } from '@portal/design-system/TabLinks'
import type { ReactNode } from 'react'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { PaidToCredit } from './PaidToCredit.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { statementText } from './statement.text.ts'
import { type StatementPart, type StatementSummary, statementParts } from './statement-parts.ts'

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
  const { title, lead, parts } = statementText
  return (
    <>
      <PageHeader title={title} description={lead} />
      <Stack gap="6">
        <SummaryCard summary={summary} />
        <PaidToCredit paid={summary.aCreditar} />
        {summary.opcoes.primeiroMes === null ? (
          <NothingMoved />
        ) : (
          <>
            <TabLinks
              label={parts.label}
              current={part}
              tabs={statementParts.map((id) => ({ id, label: parts[id], href: hrefOfPart(id) }))}
              renderLink={renderInPlace}
            />
            {children}
          </>
        )}
      </Stack>
    </>
  )
}

function NothingMoved() {
  const { title, text, action } = statementText.empty
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <LinkButton href="/services" variant="secondary">
            {action}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
