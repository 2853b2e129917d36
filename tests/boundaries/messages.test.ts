import { expect, it } from 'vitest'
import { specifiedPaths } from '#app/navigation/specified-paths.ts'
import { allMessages } from '#backend/messages/all-messages.ts'
import type { AnyMessage } from '#backend/messages/define-message.ts'

const withEmail = (allMessages as readonly AnyMessage[]).flatMap(({ id, email }) =>
  email ? [{ id, email }] : [],
)

it.each(withEmail)('the e-mail $id leads to a page of the portal', ({ email }) => {
  const paths = [email.leadsTo({}), email.leadsTo({ requestId: 12, conversationId: 7 })]
  for (const path of paths) expect(specifiedPaths).toContain(path.split('?')[0])
})
