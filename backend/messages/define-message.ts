import type { MessageGroup } from '#contract/messages/message-preferences.ts'
import type { ConsentPurpose } from '#contract/people/personal-profile.ts'

/**
 * Whom a message is written to. `person`: a participant; `analyst`: the attendant who took a request or goes on with a conversation; `attendants`: everybody at the
 * service desk, by one broadcast; `address`: somebody without an account; `secret`: a participant, by an e-mail whose secret is drawn as
 * it is written, so that neither a queue nor a table ever has it; `announcement`: participants whom an attendant chose, many at once.
 */
export type Audience = 'person' | 'analyst' | 'attendants' | 'address' | 'secret' | 'announcement'

/**
 * Why an e-mail may be sent. `duty`: the contract or the law asks for it, so it always is; `choice:…`: unless the person said no to that
 * group; `consent:…`: only to who gave that consent; `agreed`: who gave us the address said that its owner agreed to be written to. What is
 * told inside the portal is always there.
 */
export type MessageBasis = 'duty' | 'agreed' | `choice:${MessageGroup}` | `consent:${ConsentPurpose}`

/** Target of a message's link. */
export type MessageAbout = {
  requestId?: number | undefined
  conversationId?: number | undefined
  /** Of a message to an attendant: whom it is about. */
  servedId?: number | undefined
  /** Only for the links that work once. */
  token?: string | undefined
}

type InAppText = { title: string; text: string }
export type EmailText = { subject: string; paragraphs: readonly string[] }

/** One thing that is told. Texts name variables as `{{name}}` and have nothing else to fill in. */
export type Message<Id extends string, To extends Audience, Names extends string> = {
  /** Administrators know e-mails under it. */
  id: Id
  to: To
  basis: MessageBasis
  /** Values that the sender has to give; every one is in a text. Those of {@link standardVariables} are there anyway. */
  variables: readonly Names[]
  inApp?: InAppText & {
    /** Page of the portal where the reader acts on it. */
    leadsTo: (about: MessageAbout) => string
  }
  /** Said to the mobile telephone on record too, in one text message: no link and no code. */
  text?: string
  email?: EmailText & {
    linkLabel: string
    /** Page of the portal where the reader goes on. */
    leadsTo: (about: MessageAbout) => string
  }
}

/** Declares a message, then listed in `all-messages.ts`. */
export function defineMessage<
  const Id extends string,
  const To extends Audience,
  const Names extends string = never,
>(message: Message<Id, To, Names>): Message<Id, To, Names> {
  return message
}

/** Any message, for who reads the catalogue as a list. */
export type AnyMessage = Message<string, Audience, string>

/** Variables that every message to that audience may name without its sender giving them. */
export function standardVariables(to: Audience): readonly string[] {
  if (to === 'attendants') return []
  const everywhere = ['entidade', 'dataHora']
  return to === 'address' ? everywhere : [...everywhere, 'primeiroNome', 'cpfMascarado']
}
