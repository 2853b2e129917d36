import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { conversationText } from './conversations.text.ts'

/** The conversation while it is read. */
export function ConversationPending() {
  return (
    <>
      <PageHeader title={conversationText.title} />
      <Stack gap="6">
        <Card>
          <Skeleton isLoading lines={5} />
        </Card>
      </Stack>
    </>
  )
}
