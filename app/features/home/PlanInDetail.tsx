import { Columns } from '@portal/design-system/Columns'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { Slides } from '#app/features/publications/slides/Slides.tsx'
import { NothingYet } from '#app/listing/NothingYet.tsx'
import { HydrateLater } from '#app/loading/HydrateLater.tsx'
import { BackLink } from '#app/navigation/BackLink.tsx'
import type { SlideOnWire } from '#contract/publications/slides.ts'
import { BalanceCard } from './BalanceCard.tsx'
import { BalanceEvolution } from './BalanceEvolution.tsx'
import { GrantedBenefit } from './GrantedBenefit.tsx'
import { homeText } from './home.text.ts'
import { planLinkSentence } from './home-sentences.ts'
import { PlanFigures } from './PlanFigures.tsx'
import { figuresOf } from './plan-figures.ts'
import { type BalanceHistory, hasHistory, type PlanSummary } from './plan-summary.ts'
import { ReturnCard } from './ReturnCard.tsx'
import { SponsorShare } from './SponsorShare.tsx'
import { slidesFor } from './slides-for.ts'

export type PlanInDetailProps = {
  summary: PlanSummary
  history: BalanceHistory
  /** Slides of the entity, in its order. */
  slides: readonly SlideOnWire[]
  planLink: { matricula: string; plano: { nome: string } } | null
}

/** Everything that home leaves out: the way to the balance, every figure, how it came to be, what the year earned, and what the entity tells. */
export function PlanInDetail({ summary, history, slides, planLink }: PlanInDetailProps) {
  const has = hasHistory(summary)
  const { concessao } = summary
  const told = slidesFor(slides, summary.pendencias)
  return (
    <>
      <PageHeader
        before={<BackLink href="/">{homeText.detail.back}</BackLink>}
        title={homeText.detail.heading}
        description={planLink && planLinkSentence(planLink)}
      />
      <Stack gap="8">
        <HydrateLater until="touched">
          <Stack gap="6">
            {concessao && <GrantedBenefit granted={concessao} />}
            {has ? <BalanceCard summary={summary} /> : <NothingYet {...homeText.empty} />}
            <PlanFigures figures={figuresOf(summary)} />
            {has && (
              <Columns minWidth="wide" align="stretch">
                <SponsorShare summary={summary} />
                <ReturnCard history={history} profile={summary.saldo?.perfil ?? ''} />
              </Columns>
            )}
          </Stack>
        </HydrateLater>
        <HydrateLater until="touched">
          <BalanceEvolution summary={summary} months={history.evolucao} />
        </HydrateLater>
        {told.length > 0 && (
          <HydrateLater until="quiet">
            <Slides slides={told} />
          </HydrateLater>
        )}
      </Stack>
    </>
  )
}
