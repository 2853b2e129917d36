import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { page } from './chat.css.ts'
import { chatText } from './chat.text.ts'

/** The conversation while it is read. */
export function ConversationPending() {
  return (
    <div className={page}>
      <PageHeader title={chatText.title} />
      <Card>
        <Skeleton isLoading lines={5} />
      </Card>
    </div>
  )
}
