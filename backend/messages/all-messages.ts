import { accountMessages } from './catalogue/account.ts'
import { announcementMessages } from './catalogue/announcements.ts'
import { benefitMessages } from './catalogue/benefits.ts'
import { contributionMessages } from './catalogue/contributions.ts'
import { conversationMessages } from './catalogue/conversations.ts'
import { declarationMessages } from './catalogue/declarations.ts'
import { dependantMessages } from './catalogue/dependants.ts'
import { exitMessages } from './catalogue/exit.ts'
import { investmentProfileMessages } from './catalogue/investment-profiles.ts'
import { invitationMessages } from './catalogue/invitations.ts'
import { loanMessages } from './catalogue/loans.ts'
import { onboardingMessages } from './catalogue/onboarding.ts'
import { planNewsMessages } from './catalogue/plan-news.ts'
import { reRegistrationMessages } from './catalogue/re-registration.ts'
import { requestMessages } from './catalogue/requests.ts'
import { messageComplaints } from './check-messages.ts'
import type { AnyMessage, Message } from './define-message.ts'

/** Everything that the portal tells anybody. */
export const allMessages = [
  ...onboardingMessages,
  ...accountMessages,
  ...requestMessages,
  ...conversationMessages,
  ...contributionMessages,
  ...loanMessages,
  ...investmentProfileMessages,
  ...benefitMessages,
  ...dependantMessages,
  ...exitMessages,
  ...declarationMessages,
  ...reRegistrationMessages,
  ...invitationMessages,
  ...planNewsMessages,
  ...announcementMessages,
] as const

type Declared = (typeof allMessages)[number]

export type MessageId = Declared['id']
export type MessageOf<Id extends MessageId> = Extract<Declared, { id: Id }>

/** Exactly what a message has to be given. */
export type VariablesOf<Id extends MessageId> =
  MessageOf<Id> extends Message<Id, infer _To, infer Names>
    ? [Names] extends [never]
      ? Readonly<Record<string, never>>
      : Readonly<Record<Names, string>>
    : never

const complaints = messageComplaints(allMessages)
if (complaints.length > 0) throw new Error(`The catalogue of messages is wrong:\n${complaints.join('\n')}`)

const byId: ReadonlyMap<string, AnyMessage> = new Map(allMessages.map((message) => [message.id, message]))

/** The message of an id. @throws Error for an id that the catalogue does not have, as a job of an older version may name. */
export function messageOf(id: string): AnyMessage {
  const message = byId.get(id)
  if (!message) throw new Error(`there is no message ${id}`)
  return message
}
