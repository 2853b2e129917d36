import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { LinkButton } from '@portal/design-system/LinkButton'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { NamedGroup } from '#app/features/service-catalogue/offered-names.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceEvolution } from './BalanceEvolution.tsx'
import { homeText } from './home.text.ts'
import { planLinkSentence } from './home-sentences.ts'
import { PlanFigures } from './PlanFigures.tsx'
import { hasHistory, type PlanSummary } from './plan-summary.ts'
import { ServiceShortcuts } from './ServiceShortcuts.tsx'

export type HomeProps = {
  summary: PlanSummary
  groups: readonly NamedGroup[]
  planLink: { matricula: string; plano: { nome: string } } | null
}

/** The plan at a glance: balance, figures, history, and the way to each group of services. */
export function Home({ summary, groups, planLink }: HomeProps) {
  return (
    <>
      <PageHeader title={homeText.heading} description={planLink && planLinkSentence(planLink)} />
      <Stack gap="8">
        {hasHistory(summary) ? <BalanceCard summary={summary} /> : <NothingYet />}
        <PlanFigures summary={summary} />
        <BalanceEvolution summary={summary} />
        <ServiceShortcuts groups={groups} />
      </Stack>
    </>
  )
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        title={homeText.empty.title}
        action={
          <LinkButton href="/services" variant="secondary">
            {homeText.empty.action}
          </LinkButton>
        }
      >
        {homeText.empty.text}
      </EmptyState>
    </Card>
  )
}
