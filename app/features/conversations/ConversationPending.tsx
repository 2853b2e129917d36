import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { cards } from './conversations.css.ts'
import { conversationText } from './conversations.text.ts'

/** The conversation while it is read. */
export function ConversationPending() {
  return (
    <>
      <PageHeader title={conversationText.title} />
      <div className={cards}>
        <Card>
          <Skeleton isLoading lines={5} />
        </Card>
      </div>
    </>
  )
}
