import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LeaversOptions } from '#app/features/exit-options/LeaversOptions.tsx'
import { leaves } from '#app/features/exit-options/leaves.ts'
import { planQueries } from '#app/plan/plan.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { ServiceGroups } from './ServiceGroups.tsx'
import { catalogueText } from './service-catalogue.text.ts'
import { offeredGroups } from './service-catalogue.ts'

/** Everything the plan offers to the person today. */
export function ServicesPage() {
  const groups = offeredGroups(useSuspenseQuery(planQueries.features()).data)
  const isLeaving = leaves(useSession())
  return (
    <>
      <PageHeader title={catalogueText.title} description={catalogueText.lead} />
      {isLeaving && <LeaversOptions />}
      {groups.length > 0 ? <ServiceGroups groups={groups} /> : <NoServices />}
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
