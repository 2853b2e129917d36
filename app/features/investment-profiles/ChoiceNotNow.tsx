import { Card } from '@portal/design-system/Card'
import { EmptyState } from '@portal/design-system/EmptyState'
import { NotNow } from '#app/features/service-request/NotNow.tsx'
import { investmentProfileSentences } from '#contract/investment-profiles.text.ts'
import type { InvestmentProfileSituation } from '#contract/investment-profiles.ts'
import type { ChoiceObstacle } from './choice-obstacle.ts'
import { windowSentence } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { notNow } = investmentProfileText

type ChoiceNotNowProps = { obstacle: ChoiceObstacle; situation: Pick<InvestmentProfileSituation, 'janela'> }

/** Why no profile can be chosen now, and when or how it can. */
export function ChoiceNotNow({ obstacle, situation: { janela } }: ChoiceNotNowProps) {
  return <Card>{reasonOf(obstacle, janela)}</Card>
}

function reasonOf(obstacle: ChoiceObstacle, window: InvestmentProfileSituation['janela']) {
  switch (obstacle.kind) {
    case 'request-open':
      return (
        <NotNow title={notNow.openTitle} request={obstacle.request}>
          <p>{notNow.open}</p>
        </NotNow>
      )
    case 'window-closed':
      return (
        <NotNow title={notNow.closedTitle}>
          <p>{windowSentence(window)}</p>
        </NotNow>
      )
    case 'no-result':
      return (
        <EmptyState title={notNow.noResultTitle}>
          <p>{notNow.noResult}</p>
        </EmptyState>
      )
    case 'lifetime':
      return (
        <NotNow title={notNow.lifetimeTitle}>
          <p>{investmentProfileSentences['lifetime-income']}</p>
        </NotNow>
      )
  }
}
