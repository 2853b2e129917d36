import { REQUEST_KINDS } from '../../database/reference-data.ts'
import { requestStatusNamed } from '../../names.ts'
import { defineActions } from './define-actions.ts'

/** Requests with their life, what they say, drafts, conversations and exports. */
export const requestActions = defineActions({
  'request.filed': {
    entity: 'request',
    sentence: ({ after }) => {
      const kind = REQUEST_KINDS.find(({ id }) => id === after?.kindId)
      return `Registrou a solicitação ${String(after?.protocol)}${kind ? `: ${kind.name}` : ''}.`
    },
    // The data requested is in the payload of this version; the code proves it.
    keeps: ['protocol', 'kindId', 'version', 'verificationCode'],
  },
  'request.moved': {
    entity: 'request',
    sentence: ({ after }) =>
      `Passou uma solicitação para “${requestStatusNamed(Number(after?.status)).nome}”.`,
    keeps: ['status', 'version', 'analystId', 'reason', 'corrections'],
  },
  'settlement.retried': {
    entity: 'request',
    sentence: 'Mandou tentar de novo o que foi deferido e não pôde ser feito.',
    keeps: ['number'],
  },
  'request.advanced': {
    entity: 'request',
    sentence: ({ after }) => `Avançou uma solicitação para a etapa “${String(after?.stage)}”.`,
    keeps: ['stage', 'version', 'analystId'],
  },
  'request.checked': {
    entity: 'request',
    sentence: ({ after }) => `Registrou a conferência da etapa “${String(after?.stage)}” de uma solicitação.`,
    keeps: ['stage', 'items'],
  },
  'request.handed-over': {
    entity: 'request',
    sentence: ({ after }) =>
      after?.analystId === null
        ? 'Devolveu uma solicitação à fila.'
        : 'Passou uma solicitação para outra pessoa do atendimento.',
    keeps: ['version', 'analystId'],
  },
  'request.lock-taken-over': {
    entity: 'request',
    sentence: 'Assumiu um caso que um colega estava analisando.',
    keeps: ['holderId', 'reason'],
  },
  // Its text is in its row, which is never changed.
  'request.noted': { entity: 'request', sentence: 'Escreveu uma nota interna.', keeps: ['noteId'] },
  'document.accepted': {
    entity: 'request',
    sentence: 'Aceitou um documento enviado.',
    keeps: ['documentType'],
  },
  'requests.exported': {
    entity: 'file',
    sentence: 'Exportou solicitações para uma planilha.',
    keeps: ['filters', 'rows'],
  },
  'request-view.saved': {
    entity: 'request-view',
    sentence: 'Guardou uma visão da central de solicitações.',
    keeps: ['filters'],
  },
  'request-view.removed': {
    entity: 'request-view',
    sentence: 'Removeu uma visão da central de solicitações.',
    keeps: [],
  },
  'request-centre.rows-chosen': {
    entity: 'request-centre',
    sentence: 'Mudou quantas linhas vê na central de solicitações.',
    keeps: ['rows'],
  },
  'declaration.made': {
    entity: 'declaration',
    sentence: 'Fez uma declaração.',
    keeps: ['kind', 'validUntil'],
    isRecordedElsewhere: true,
  },
  // A form is saved every few seconds while it is filled in; what comes of it is told.
  'draft.saved': {
    entity: 'draft',
    sentence: 'Salvou um formulário em preenchimento.',
    keeps: ['subject', 'version'],
    isRecordedElsewhere: true,
  },
  'draft.archived': {
    entity: 'draft',
    sentence: 'Enviou ou recomeçou um formulário.',
    keeps: ['subject', 'version'],
    isRecordedElsewhere: true,
  },
  'conversation.opened': {
    entity: 'conversation',
    sentence: 'Abriu uma conversa.',
    keeps: ['planId', 'requestId', 'subject'],
  },
  'conversation.continued': {
    entity: 'conversation',
    sentence: 'Escreveu numa conversa.',
    keeps: ['planId', 'requestId', 'subject'],
  },
  'conversation.closed': { entity: 'conversation', sentence: 'Encerrou uma conversa.', keeps: [] },
  'conversation.reopened': { entity: 'conversation', sentence: 'Reabriu uma conversa.', keeps: [] },
  'conversation.taken': { entity: 'conversation', sentence: 'Assumiu uma conversa.', keeps: [] },
  'conversation.handed-over': {
    entity: 'conversation',
    sentence: 'Passou uma conversa para outra pessoa do atendimento.',
    keeps: ['attendantId'],
  },
  'conversation.deleted': {
    entity: 'conversation',
    sentence: 'Apagou uma conversa cujo prazo de guarda terminou.',
    keeps: [],
  },
})
