import { eq } from 'drizzle-orm'
import type { CallAbout } from '#contract/call-about.ts'
import { conversationFileGone } from '#contract/conversations/conversations.text.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { erasedRequest } from '#contract/records/retention.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requests } from '../../database/schema/requests.ts'
import { forbidden, notFound, type Problem } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { refusalOfNeed } from '../../security/need.ts'
import { requireSetting } from '../../security/require-setting.ts'
import { type ConversationRow, findConversation } from '../../usecases/conversations/find-conversation.ts'
import { findPerson, type PersonRow } from '../../usecases/identity/find-person.ts'
import { findVisibleLink } from '../../usecases/plans/require-link.ts'
import { requireOffered, requireService } from '../../usecases/plans/require-service.ts'
import { type RequestFacts, readRequestFacts } from '../../usecases/request-engine/request-facts.ts'
import { findExport, type RequestExport } from '../../usecases/requests/exports/find-exports.ts'
import { parseInput } from '../wire-input.ts'
import {
  type AboutPerson,
  type AboutSetting,
  type ArrivedInput,
  type RequestedSubject,
  requestedArea,
  requestedSubject,
} from './requested-subject.ts'
import { resolveFile, type StoredFile } from './resolve-file.ts'

/** Rows that a call's declaration hands to its handler. */
export type SubjectOf<About extends CallAbout> = About extends { link: string }
  ? { link: LinkRow }
  : About extends { person: string; orAll: true }
    ? { person: PersonRow | null }
    : About extends { person: string }
      ? { person: PersonRow }
      : About extends { request: string }
        ? { request: RequestFacts }
        : About extends { conversation: string }
          ? { conversation: ConversationRow }
          : About extends { file: string }
            ? { storedFile: StoredFile }
            : About extends { export: string }
              ? { requestExport: RequestExport }
              : object

type Row =
  | { link: LinkRow }
  | { person: PersonRow }
  | { request: RequestFacts }
  | { conversation: ConversationRow }
  | { storedFile: StoredFile }
  | { requestExport: RequestExport }

/** Whose data a call touches, and the row that its handler gets. */
export type Subject = { owner: { id: number; level: number | null }; row: Row }

const MISSING = {
  link: 'Esta pessoa não participa deste plano.',
  person: 'Pessoa não encontrada.',
  request: 'Esta solicitação não existe.',
  conversation: 'Esta conversa não existe.',
  'address-proof': 'Este comprovante não está mais guardado. Envie o arquivo de novo.',
  'conversation-file': conversationFileGone,
  'request-document': 'Este documento não está mais guardado.',
  'death-certificate': 'Esta certidão não está guardada.',
  'sent-document': 'Este documento não existe ou não está mais guardado.',
  export: 'Este arquivo não existe ou expirou. Exporte de novo.',
} as const

/**
 * Finds what a call is about and asks whether the caller may make it about that.
 * @returns null for what is about nobody
 * @throws 404 for what is missing, and in the same words for what is somebody else's; 403 with the reason for attendants, and where the
 * service is not offered; 422 when the ids are none
 */
export async function openSubject(
  database: Querier,
  call: CallDefinition,
  { actor, now, ...input }: ArrivedInput & { actor: Actor | null; now: Date },
): Promise<Subject | null> {
  const { about } = call
  if ('nothing' in about) return null
  if ('setting' in about) {
    await openSetting(database, call, about, { actor, ...input })
    return null
  }
  const asked = requestedSubject(about, input)
  if (asked === null) return null
  if (asked === 'malformed') throw malformed(call, input)
  if (actor === null) throw new Error(`${call.path} is public and about somebody`)
  const subject = await find(database, actor, asked, now)
  if (!subject) throw (await goneRequest(database, actor, asked)) ?? missing(asked)
  const refusal = refusalOfNeed(actor, subject.owner, { need: about.need, access: call.access })
  // A file that is for one person only is not there for anybody else: nothing has to be explained to attendants either.
  const isPrivateFile = (asked.kind === 'file' || asked.kind === 'export') && about.need === 'self'
  if (refusal === 'hidden' || (refusal && isPrivateFile)) throw missing(asked)
  if (refusal) throw forbidden(refusal.sentence)
  await requireServiceOf(database, about, subject, now)
  return subject
}

/** Asks whether the caller may change the part of the settings that a call is about. What is no part is for the body's own check. */
async function openSetting(
  database: Querier,
  { path }: CallDefinition,
  about: AboutSetting,
  { actor, ...input }: ArrivedInput & { actor: Actor | null },
): Promise<void> {
  if (actor === null) throw new Error(`${path} is public and about a setting`)
  const area = requestedArea(about, input)
  if (area !== null) await requireSetting(database, actor, { area, act: about.act })
}

function missing(asked: RequestedSubject): Problem {
  return notFound(MISSING[asked.kind === 'file' ? asked.group : asked.kind])
}

/** Attendants still have the row of a request in their lists when what it was about was erased, and read why it opens nothing. */
async function goneRequest(
  database: Querier,
  actor: Actor,
  asked: RequestedSubject,
): Promise<Problem | null> {
  if (asked.kind !== 'request' || actor.level === null) return null
  const isLeft = await database.$count(requests, eq(requests.id, asked.id))
  return isLeft > 0 ? notFound(erasedRequest) : null
}

/** The complaints of the call's own schema about its ids. */
function malformed({ path, body }: CallDefinition, input: ArrivedInput): Error {
  if (body) parseInput(body, input.body)
  return new Error(`${path} accepts an id that is none`)
}

async function find(
  database: Querier,
  actor: Actor,
  asked: RequestedSubject,
  now: Date,
): Promise<Subject | null> {
  switch (asked.kind) {
    case 'link': {
      const link = await findVisibleLink(database, actor, asked.target, saoPauloDateOf(now))
      return link && owned(link.person.id, { link })
    }
    case 'person': {
      const person = await findPerson(database, actor, asked.whose)
      return person && { owner: person, row: { person } }
    }
    case 'request': {
      const request = await readRequestFacts(database, asked.id, now)
      return request && owned(request.person.id, { request })
    }
    case 'conversation': {
      const conversation = await findConversation(database, asked.id)
      return conversation && owned(conversation.personId, { conversation })
    }
    case 'file': {
      const storedFile = await resolveFile(database, { ...asked, now })
      return storedFile && owned(storedFile.ownerId, { storedFile })
    }
    case 'export': {
      const requestExport = await findExport(database, asked.id, now)
      return requestExport && owned(requestExport.ownerId, { requestExport })
    }
  }
}

/** The level of the owner counts only where the service desk acts on a person, whom such a call has to name. */
function owned(id: number, row: Row): Subject {
  return { owner: { id, level: null }, row }
}

async function requireServiceOf(
  database: Querier,
  about: AboutPerson,
  { row }: Subject,
  now: Date,
): Promise<void> {
  if (!('link' in about) || !('link' in row) || about.service === undefined) return
  const gate = about.need === 'read' ? requireOffered : requireService
  await gate(database, about.service, row.link, saoPauloDateOf(now))
}
