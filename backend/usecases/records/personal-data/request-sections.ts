import { and, asc, desc, eq, or } from 'drizzle-orm'
import { auditEntries } from '#backend/database/schema/audit.ts'
import { conversations, messages } from '#backend/database/schema/conversations.ts'
import { invitations } from '#backend/database/schema/invitations.ts'
import { people } from '#backend/database/schema/people.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { requestEvents, requestKinds, requestPayloads, requests } from '#backend/database/schema/requests.ts'
import { requestStatusNamed } from '#backend/names.ts'
import { actionSentence } from '#backend/security/audit-actions/all-actions.ts'
import { storedReading } from '../../request-engine/request-versions.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** The person's requests, messages to and from them, and the record of changes to their data. */
export const requestSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Solicitações',
    tables: ['requests', 'request_payloads'],
    columns: {
      Protocolo: 'text',
      Serviço: 'text',
      'Pedida em': 'instant',
      Status: 'text',
      'Enviada em': 'instant',
      'O que foi informado': 'reading',
      Código: 'text',
    },
    read: async (database, personId, kinds) => {
      const rows = await database
        .select({ request: requests, kind: requestKinds.name, payload: requestPayloads })
        .from(requests)
        .innerJoin(requestKinds, eq(requestKinds.id, requests.kindId))
        .innerJoin(requestPayloads, eq(requestPayloads.requestId, requests.id))
        .where(eq(requests.personId, personId))
        .orderBy(desc(requests.filedAt), desc(requestPayloads.version))
      return rows.map(({ request, kind, payload }) => ({
        Protocolo: request.protocol,
        Serviço: kind,
        'Pedida em': request.filedAt,
        Status: requestStatusNamed(request.status).nome,
        'Enviada em': payload.createdAt,
        'O que foi informado':
          storedReading(kinds, request.kindId, { data: payload.data, version: payload.dataVersion }) ??
          'unreadable',
        Código: payload.verificationCode,
      }))
    },
  }),
  defineDataSection({
    title: 'Andamento das solicitações',
    tables: ['request_events'],
    columns: { Protocolo: 'text', Quando: 'instant', Status: 'text', Motivo: 'text' },
    read: async (database, personId) => {
      const rows = await database
        .select({ event: requestEvents, protocol: requests.protocol })
        .from(requestEvents)
        .innerJoin(requests, eq(requests.id, requestEvents.requestId))
        .where(eq(requests.personId, personId))
        .orderBy(desc(requestEvents.at))
      return rows.map(({ event, protocol }) => ({
        Protocolo: protocol,
        Quando: event.at,
        Status: requestStatusNamed(event.toStatus).nome,
        Motivo: event.reason,
      }))
    },
  }),
  defineDataSection({
    title: 'Conversas',
    tables: ['conversations', 'messages'],
    columns: { Assunto: 'text', Quando: 'instant', De: 'text', Mensagem: 'text' },
    read: async (database, personId) => {
      const rows = await database
        .select({ subject: conversations.subject, message: messages, author: people.name })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .innerJoin(people, eq(people.id, messages.authorId))
        .where(and(eq(conversations.personId, personId), eq(messages.kind, 'message')))
        .orderBy(asc(messages.sentAt))
      return rows.map(({ subject, message, author }) => ({
        Assunto: subject,
        Quando: message.sentAt,
        De: author,
        Mensagem: message.text,
      }))
    },
  }),
  defineDataSection({
    title: 'Convites enviados',
    tables: ['invitations'],
    columns: {
      Nome: 'text',
      'E-mail': 'text',
      'Enviado em': 'date',
      'Aceito em': 'date',
      'Recusado em': 'date',
      'Cancelado em': 'date',
    },
    read: (database, personId) =>
      database
        .select({
          Nome: invitations.name,
          'E-mail': invitations.email,
          'Enviado em': invitations.sentOn,
          'Aceito em': invitations.acceptedOn,
          'Recusado em': invitations.refusedOn,
          'Cancelado em': invitations.cancelledOn,
        })
        .from(invitations)
        .innerJoin(planLinks, eq(planLinks.id, invitations.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(invitations.sentOn)),
  }),
  defineDataSection({
    title: 'Registro de alterações',
    tables: ['audit_entries'],
    columns: { Quando: 'instant', 'Feito por': 'text', 'O quê': 'text' },
    read: async (database, personId) => {
      const rows = await database
        .select({ entry: auditEntries, actor: people.name })
        .from(auditEntries)
        .leftJoin(people, eq(people.id, auditEntries.actorId))
        .where(or(eq(auditEntries.subjectId, personId), eq(auditEntries.actorId, personId)))
        .orderBy(desc(auditEntries.at))
      return rows.map(({ entry, actor }) => ({
        Quando: entry.at,
        'Feito por': actor ?? 'Sistema',
        'O quê': actionSentence(entry),
      }))
    },
  }),
]
