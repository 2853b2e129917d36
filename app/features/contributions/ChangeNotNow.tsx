import { NotNow } from '#app/features/service-request/NotNow.tsx'
import { PathLink } from '#app/navigation/PathLink.tsx'
import type { ChangeObstacle } from './change-obstacle.ts'
import { nextChangeSentence, suspendedSentence } from './contribution-sentences.ts'
import { contributionsText } from './contributions.text.ts'

const { notNow } = contributionsText

/** Why nothing can be changed now, and until when. */
export function ChangeNotNow({ obstacle }: { obstacle: ChangeObstacle }) {
  switch (obstacle.kind) {
    case 'request-open':
      return (
        <NotNow title={notNow.openTitle} request={obstacle.request}>
          <p>{notNow.openText}</p>
        </NotNow>
      )
    case 'suspension-open':
      return (
        <NotNow title={notNow.suspensionOpenTitle} request={obstacle.request}>
          <p>{notNow.suspensionOpenText}</p>
        </NotNow>
      )
    case 'suspended':
      return (
        <NotNow title={notNow.suspendedTitle}>
          <p>{suspendedSentence(obstacle.months)}</p>
          <p>
            <PathLink path="/services/suspend-contribution">{notNow.toSuspension}</PathLink>
          </p>
        </NotNow>
      )
    case 'window-closed':
      return (
        <NotNow title={notNow.closedTitle}>
          <p>{nextChangeSentence(obstacle.nextDate)}</p>
        </NotNow>
      )
    case 'salary-unknown':
      return (
        <NotNow title={notNow.salaryTitle}>
          <p>{notNow.salaryText}</p>
        </NotNow>
      )
  }
}
