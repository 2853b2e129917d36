import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import type { NamedGroup } from '#app/features/plans/service-catalogue/offered-names.ts'
import { Slides } from '#app/features/publications/slides/Slides.tsx'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { HydrateLater } from '#app/loading/HydrateLater.tsx'
import type { SlideOnWire } from '#contract/publications/slides.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceEvolution } from './BalanceEvolution.tsx'
import { FutureIncome } from './FutureIncome.tsx'
import { GrantedBenefit } from './GrantedBenefit.tsx'
import { homeText } from './home.text.ts'
import { planLinkSentence } from './home-sentences.ts'
import { PlanFigures } from './PlanFigures.tsx'
import { hasHistory, type PlanSummary } from './plan-summary.ts'
import { ReturnCard } from './ReturnCard.tsx'
import { ServiceShortcuts } from './ServiceShortcuts.tsx'
import { SponsorShare } from './SponsorShare.tsx'
import { ToDoList } from './ToDoList.tsx'

export type HomeProps = {
  summary: PlanSummary
  groups: readonly NamedGroup[]
  /** Slides of the entity, in its order. */
  slides?: readonly SlideOnWire[]
  planLink: { matricula: string; plano: { nome: string } } | null
  /** An attendant is here for the person. Default false. */
  isServed?: boolean
}

/** The plan at a glance: what to do, what there is, what there will be, and the way to each group of services. */
export function Home({ summary, groups, slides, planLink, isServed = false }: HomeProps) {
  const has = hasHistory(summary)
  return (
    <>
      <PageHeader title={homeText.heading} description={planLink && planLinkSentence(planLink)} />
      <Stack gap="8">
        <HydrateLater until="touched">
          <ToDoList list={summary.pendencias} isServed={isServed} />
          {summary.concessao && <GrantedBenefit granted={summary.concessao} />}
        </HydrateLater>
        <HydrateLater until="touched">
          {has ? <BalanceCard summary={summary} /> : <NothingYet {...homeText.empty} />}
          <PlanFigures summary={summary} />
        </HydrateLater>
        {slides && (
          <HydrateLater until="quiet">
            <Slides slides={slides} />
          </HydrateLater>
        )}
        {has && (
          <HydrateLater until="touched">
            <Columns minWidth="wide" align="stretch">
              {summary.projecao && (
                <FutureIncome
                  projection={summary.projecao}
                  hasSponsor={(summary.saldo?.patrocinadora ?? 0) > 0}
                />
              )}
              <SponsorShare summary={summary} />
              <ReturnCard summary={summary} />
            </Columns>
          </HydrateLater>
        )}
        <HydrateLater until="touched">
          <BalanceEvolution summary={summary} />
        </HydrateLater>
        <HydrateLater until="touched">
          <ServiceShortcuts groups={groups} />
        </HydrateLater>
      </Stack>
    </>
  )
}
