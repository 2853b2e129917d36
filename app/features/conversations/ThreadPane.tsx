import { Button } from '@portal/design-system/Button'
import { EmptyState } from '@portal/design-system/EmptyState'
import { Skeleton } from '@portal/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { problemOf } from '#app/api/problem.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { head, middle } from './ConversationsPage.css.ts'
import { conversationQueries } from './conversations.queries.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { conversationText, threadText } from './conversations.text.ts'
import { ThreadBack } from './ThreadBack.tsx'
import { ThreadView } from './ThreadView.tsx'
import { sideOf } from './thread.ts'

type ThreadPaneProps = {
  idConversa: number
  search: ConversationSearch
}

/** The conversation that the address names, or why it is not there. */
export function ThreadPane({ idConversa, search }: ThreadPaneProps) {
  const session = useSession()
  const reading = useQuery(conversationQueries.conversation(idConversa))
  if (reading.data) {
    return <ThreadView thread={reading.data} own={sideOf(reading.data, session)} search={search} />
  }
  return (
    <>
      <div className={head}>
        <ThreadBack search={search} />
      </div>
      {reading.isError ? (
        <Failure error={reading.error} onRetry={() => void reading.refetch()} />
      ) : (
        <div className={middle}>
          {reading.fetchStatus === 'paused' ? (
            <p>{conversationText.offline}</p>
          ) : (
            <Skeleton isLoading lines={6} label={threadText.loading} />
          )}
        </div>
      )}
    </>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = problemOf(error)
  const isMissing = problem.kind === 'not-found' || problem.kind === 'forbidden'
  return (
    <div className={middle}>
      <EmptyState
        illustration={isMissing ? 'search' : 'nothing'}
        title={isMissing ? threadText.missingTitle : threadText.failedTitle}
        action={
          !isMissing && (
            <Button variant="secondary" onPress={onRetry}>
              {conversationText.retry}
            </Button>
          )
        }
      >
        {isMissing ? threadText.missingText : problem.detail}
      </EmptyState>
    </div>
  )
}
