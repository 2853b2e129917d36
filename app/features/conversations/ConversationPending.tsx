import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
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
