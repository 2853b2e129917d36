import { defineActions } from './define-actions.ts'

const importRows = [
  'rowsNew',
  'rowsChanged',
  'rowsUnchanged',
  'rowsHeld',
  'rowsRefused',
  'rowsWarned',
] as const
const importResults = ['applied', 'stale', 'undone', 'kept'] as const
/** Fields of an investment profile. */
const described = [
  'name',
  'riskOrder',
  'description',
  'leastVariableIncome',
  'mostVariableIncome',
  'isOffered',
  'validFrom',
] as const

const look = ['primaryColour', 'logoHash', 'backgroundHash'] as const

/** Settings of administrators and installations; nobody's personal data. */
export const settingsActions = defineActions({
  'registry-entry.created': {
    entity: 'registry-entry',
    sentence: 'Criou um registro nas configurações.',
    keeps: ['registry', 'data'],
  },
  'registry-entry.changed': {
    entity: 'registry-entry',
    sentence: 'Alterou um registro nas configurações.',
    keeps: ['registry', 'data'],
  },
  'registry-entry.archived': {
    entity: 'registry-entry',
    sentence: 'Arquivou um registro das configurações.',
    keeps: ['registry'],
  },
  'registry-entry.reactivated': {
    entity: 'registry-entry',
    sentence: 'Reativou um registro das configurações.',
    keeps: ['registry'],
  },
  'indexer-values.changed': {
    entity: 'registry-entry',
    sentence: 'Alterou os valores de um índice.',
    keeps: ['values'],
  },
  'import.sent': {
    entity: 'import',
    sentence: 'Enviou uma planilha para importar.',
    keeps: ['kind', 'sha256', 'fileName'],
  },
  'import.checked': {
    entity: 'import',
    sentence: 'Conferiu uma planilha.',
    keeps: ['kind', ...importRows],
  },
  'import.ticked': {
    entity: 'import',
    sentence: 'Marcou o que uma planilha troca do que a própria pessoa mudou.',
    keeps: ['kind', 'group', 'isTicked', 'rows', 'line'],
  },
  'import.released': {
    entity: 'import',
    sentence: 'Liberou para entrar de novo um arquivo já importado.',
    keeps: ['kind', 'reason'],
  },
  'import.confirmed': {
    entity: 'import',
    sentence: 'Mandou aplicar uma planilha.',
    keeps: ['kind', 'run', ...importRows],
  },
  'import.applied': {
    entity: 'import',
    sentence: 'Importou uma planilha.',
    keeps: ['kind', 'run', ...importResults],
  },
  'import.undone': {
    entity: 'import',
    sentence: 'Desfez uma importação.',
    keeps: ['kind', 'run', ...importResults],
  },
  'import.discarded': { entity: 'import', sentence: 'Descartou uma importação.', keeps: ['kind'] },
  'import.emptied': {
    entity: 'import',
    sentence: 'Apagou as linhas e o arquivo de uma importação, no fim do prazo.',
    keeps: ['kind'],
  },
  'import.refused-rows-downloaded': {
    entity: 'import',
    sentence: 'Baixou as linhas recusadas de uma planilha.',
    keeps: ['kind', 'rows'],
  },
  'setting-levels.changed': {
    entity: 'setting-levels',
    sentence: 'Alterou o nível que uma configuração pede.',
    keeps: ['edit', 'publish'],
  },
  'rule-draft.saved': {
    entity: 'rule',
    sentence: 'Preparou uma regra do plano.',
    keeps: ['rules', 'fromDay', 'source', 'note'],
  },
  'rule-draft.discarded': {
    entity: 'rule',
    sentence: 'Descartou o rascunho de uma regra do plano.',
    keeps: ['rules', 'fromDay', 'source', 'note'],
  },
  'rule.published': {
    entity: 'rule',
    sentence: 'Publicou uma regra do plano.',
    keeps: ['number', 'rules', 'from', 'source', 'note', 'withdrawn'],
  },
  'investment-profile.created': {
    entity: 'investment-profile',
    sentence: 'Criou um perfil de investimento.',
    keeps: described,
  },
  'investment-profile.changed': {
    entity: 'investment-profile',
    sentence: 'Mudou o que se diz de um perfil de investimento.',
    keeps: described,
  },
  'unit-value.recorded': {
    entity: 'investment-profile',
    sentence: 'Registrou o valor da cota de um dia.',
    keeps: ['name', 'date', 'value'],
  },
  'unit-value.corrected': {
    entity: 'investment-profile',
    sentence: 'Corrigiu o valor da cota de um dia.',
    keeps: ['name', 'date', 'value', 'reason'],
  },
  'theme.published': {
    entity: 'theme',
    sentence: 'Publicou um tema.',
    keeps: ['number', 'restoredFrom', ...look],
  },
  'theme.restored': {
    entity: 'theme',
    sentence: 'Voltou a uma versão anterior de um tema.',
    keeps: ['number', 'restoredFrom', ...look],
  },
  'theme-draft.saved': { entity: 'theme', sentence: 'Salvou o rascunho de um tema.', keeps: look },
  'theme-draft.discarded': { entity: 'theme', sentence: 'Descartou o rascunho de um tema.', keeps: look },
  'slide-image.uploaded': {
    entity: 'theme-image',
    sentence: 'Enviou uma imagem para o carrossel.',
    keeps: ['mediaType', 'bytes'],
  },
  'theme-image.uploaded': {
    entity: 'theme-image',
    sentence: 'Enviou uma imagem para os temas.',
    keeps: ['mediaType', 'bytes'],
  },
  'announcement.sent': {
    entity: 'announcement',
    sentence: 'Enviou uma notificação.',
    keeps: ['audience', 'planId', 'category', 'expected', 'sendAt'],
  },
  'announcement.cancelled': {
    entity: 'announcement',
    sentence: 'Cancelou uma notificação agendada.',
    keeps: [],
  },
  'email.sent-again': {
    entity: 'email',
    sentence: 'Enviou de novo um e-mail que não tinha sido entregue.',
    keeps: ['template'],
  },
  'email.returned': {
    entity: 'email',
    sentence: 'Soube do servidor de e-mail que um e-mail voltou.',
    keeps: ['template', 'reason'],
  },
  'email-text.published': {
    entity: 'email-text',
    sentence: 'Publicou o texto de um e-mail.',
    keeps: ['version', 'subject', 'body'],
  },
  'email-text.restored': {
    entity: 'email-text',
    sentence: 'Voltou um e-mail ao texto padrão.',
    keeps: ['version', 'subject', 'body'],
  },
  'email-text.tested': {
    entity: 'email-text',
    sentence: 'Enviou a si um teste do texto de um e-mail.',
    keeps: [],
  },
  'email-text.tried': {
    entity: 'email-text',
    sentence: 'Viu um texto de e-mail com os dados de uma solicitação.',
    keeps: ['protocol'],
  },
  'email.read': { entity: 'email', sentence: 'Abriu um e-mail enviado.', keeps: ['template'] },
  'entity.installed': {
    entity: 'pension-entity',
    sentence: 'Instalou a entidade.',
    keeps: ['name', 'cnpj', 'informationOfficer'],
  },
  'collection.installed': {
    entity: 'pension-entity',
    sentence: 'Registrou a cobrança da entidade no banco.',
    keeps: ['portfolio', 'agency', 'account', 'pixKey', 'city', 'debitAgreement'],
  },
  'plan.installed': {
    entity: 'plan',
    sentence: 'Instalou um plano.',
    keeps: ['id', 'name', 'modality', 'onboardingPlan', 'primaryColour', 'rules'],
  },
})
