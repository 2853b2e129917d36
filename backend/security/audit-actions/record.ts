import { defineActions } from './define-actions.ts'

const filters = ['personId', 'actorId', 'from', 'to', 'subject'] as const

/** Looking at the record of what was done is done by somebody too. */
export const recordActions = defineActions({
  'record.searched': {
    entity: 'record',
    sentence: 'Pesquisou a auditoria.',
    keeps: [...filters, 'page'],
  },
  'record.opened': { entity: 'record', sentence: 'Abriu um registro da auditoria.', keeps: ['action'] },
  'record.exported': {
    entity: 'record',
    sentence: 'Exportou a auditoria para uma planilha.',
    keeps: [...filters, 'rows'],
  },
})
