import { EmptyState } from '@portal/design-system/EmptyState'
import { InlineMessage } from '@portal/design-system/InlineMessage'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { planQueries } from '#app/plan/plan.queries.ts'
import { LikelyServices } from './LikelyServices.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'
import { catalogueText } from './service-catalogue.text.ts'
import { offeredGroups } from './service-catalogue.ts'

/** Everything the plan offers to the person today; `children` come before it. */
export function ServicesPage({ children }: { children?: ReactNode }) {
  const { data: features } = useSuspenseQuery(planQueries.features())
  const groups = offeredGroups(features)
  // Only who waits for the first payment of a benefit is offered it.
  const isGranted = features.some(({ slug }) => slug === 'saque-a-vista')
  return (
    <>
      <PageHeader title={catalogueText.title} description={catalogueText.lead} />
      <Stack gap="10">
        {isGranted && <InlineMessage tone="success">{catalogueText.granted}</InlineMessage>}
        {children}
        <LikelyServices features={features} />
        {groups.length > 0 ? <ServiceGroups groups={groups} /> : <NoServices />}
      </Stack>
    </>
  )
}

function NoServices() {
  return (
    <EmptyState
      title={catalogueText.emptyTitle}
      action={
        <LinkButton href="/" variant="secondary">
          {catalogueText.backHome}
        </LinkButton>
      }
    >
      {catalogueText.emptyLead}
    </EmptyState>
  )
}
