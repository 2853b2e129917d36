import { NotNow } from '#app/features/service-request/NotNow.tsx'
import type { ChangeObstacle } from './change-obstacle.ts'
import { nextChangeSentence } from './contribution-sentences.ts'
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
