import { NotNow } from '#app/features/service-request/NotNow.tsx'
import { profileSentences } from '#contract/perfil-investimentos.text.ts'
import type { ProfileSituation } from '#contract/perfil-investimentos.ts'
import { Card } from '#design-system/Card/Card.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import type { ChoiceObstacle } from './choice-obstacle.ts'
import { profileText } from './investment-profile.text.ts'
import { windowSentence } from './profile-sentences.ts'

const { notNow } = profileText

type ChoiceNotNowProps = { obstacle: ChoiceObstacle; situation: Pick<ProfileSituation, 'janela'> }

/** Why no profile can be chosen now, and when or how it can. */
export function ChoiceNotNow({ obstacle, situation: { janela } }: ChoiceNotNowProps) {
  return <Card>{reasonOf(obstacle, janela)}</Card>
}

function reasonOf(obstacle: ChoiceObstacle, window: ProfileSituation['janela']) {
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
          <p>{profileSentences['lifetime-income']}</p>
        </NotNow>
      )
  }
}
