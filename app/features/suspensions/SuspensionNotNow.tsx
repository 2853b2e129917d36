import { NotNow } from '#app/features/service-request/NotNow.tsx'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import { RunningSuspension } from './RunningSuspension.tsx'
import type { SuspensionObstacle } from './suspension-obstacle.ts'
import { limitSentence } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

const { notNow } = suspensionText

type SuspensionNotNowProps = {
  obstacle: SuspensionObstacle
  situation: SuspensionOnWire
  end: () => Promise<unknown>
}

/** Why no suspension can be asked for now: the one that there is, a request under way, or the plan's limit. */
export function SuspensionNotNow({ obstacle, situation, end }: SuspensionNotNowProps) {
  switch (obstacle.kind) {
    case 'suspended':
      return <RunningSuspension suspension={obstacle.suspension} situation={situation} end={end} />
    case 'request-open':
      return (
        <NotNow title={notNow.openTitle} request={obstacle.request}>
          <p>{notNow.openText}</p>
        </NotNow>
      )
    case 'change-open':
      return (
        <NotNow title={notNow.changeTitle} request={obstacle.request}>
          <p>{notNow.changeText}</p>
        </NotNow>
      )
    case 'months-used':
      return (
        <NotNow title={notNow.usedTitle}>
          <p>{limitSentence(situation)}</p>
        </NotNow>
      )
  }
}
