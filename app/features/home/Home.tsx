import { Cluster } from '@portal/design-system/Cluster'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { HydrateLater } from '#app/loading/HydrateLater.tsx'
import type { IsoDate } from '#domain/calendar.ts'
import { HeroCard } from './HeroCard.tsx'
import { heroOf } from './hero.ts'
import { homeText } from './home.text.ts'
import { planLinkSentence } from './home-sentences.ts'
import { HomeFigures } from './PlanFigures.tsx'
import { homeFigures } from './plan-figures.ts'
import type { PlanSummary } from './plan-summary.ts'
import { ToDoList } from './ToDoList.tsx'

export type HomeProps = {
  summary: PlanSummary
  /** Slugs of the services that the person is offered. */
  offered: ReadonlySet<string>
  planLink: { matricula: string; plano: { nome: string } } | null
  today: IsoDate
  /** An attendant is here for the person. Default false. */
  isServed?: boolean
}

/** The one thing that this person came for, three figures at most, what else there is to do, and the way to everything else. */
export function Home({ summary, offered, planLink, today, isServed = false }: HomeProps) {
  const hero = heroOf({ summary, offered, isServed, today })
  const { requisicoesAbertas } = summary
  return (
    <>
      <PageHeader title={homeText.heading} description={planLink && planLinkSentence(planLink)} />
      <HydrateLater until="touched">
        <Stack gap="5">
          <HeroCard hero={hero} summary={summary} />
          <HomeFigures figures={homeFigures(summary, today)} />
          <ToDoList list={summary.pendencias} isServed={isServed} said={hero.covers} />
          <Cluster gap="6" rowGap="2">
            {requisicoesAbertas > 0 && (
              <TextLink href="/services/requests">{homeText.requests.follow(requisicoesAbertas)}</TextLink>
            )}
            <TextLink href="/meu-plano">{homeText.detail.link}</TextLink>
          </Cluster>
        </Stack>
      </HydrateLater>
    </>
  )
}
