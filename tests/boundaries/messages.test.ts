import { expect, it } from 'vitest'
import { allMessages } from '#backend/messages/all-messages.ts'
import type { AnyMessage } from '#backend/messages/define-message.ts'
import { placeOf, specifiedPaths } from '#contract/portal-paths.ts'

const withEmail = (allMessages as readonly AnyMessage[]).flatMap(({ id, email }) =>
  email ? [{ id, email }] : [],
)

it.each(withEmail)('the e-mail $id leads to a page of the portal', ({ email }) => {
  const paths = [email.leadsTo({}), email.leadsTo({ requestId: 12, conversationId: 7 })]
  for (const path of paths) expect(specifiedPaths).toContain(path.split('?')[0])
})

const inPortal = (allMessages as readonly AnyMessage[]).flatMap(({ id, inApp }) =>
  inApp ? [{ id, inApp }] : [],
)

it.each(inPortal)('the notification $id leads to a page where its reader acts', ({ inApp }) => {
  const [place, known] = [inApp.leadsTo({}), inApp.leadsTo({ requestId: 12, conversationId: 7 })].map(placeOf)
  expect(place).not.toBeNull()
  expect(known).not.toBeNull()
  expect(place?.path).not.toBe('/development')
})
