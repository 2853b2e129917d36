import { defineActions } from './define-actions.ts'
import { openedFileSentence, sentFileSentence } from './file-words.ts'

/** A person's own data, their access, and who attends to them. */
export const peopleActions = defineActions({
  'person.email-changed': {
    entity: 'person',
    sentence: 'Alterou o e-mail do cadastro.',
    keeps: ['email', 'by'],
  },
  'person.email-asked': {
    entity: 'person',
    sentence: 'Pediu outro e-mail para alguém do atendimento, à espera de outro administrador.',
    keeps: ['email'],
  },
  'person.email-confirmed': {
    entity: 'person',
    sentence: 'Confirmou que o e-mail alterado é da pessoa.',
    keeps: ['by'],
  },
  'person.email-disowned': {
    entity: 'person',
    sentence: 'Desfez uma alteração de e-mail que ainda esperava.',
    keeps: ['by', 'reason'],
  },
  'person.phones-changed': {
    entity: 'person',
    sentence: 'Alterou os telefones.',
    keeps: ['celular', 'fixo'],
  },
  'person.bank-account-changed': {
    entity: 'person',
    sentence: 'Alterou a conta bancária.',
    keeps: ['bank', 'agency', 'account'],
  },
  'person.imported': {
    entity: 'plan-link',
    sentence: 'Importou dados do cadastro de uma planilha.',
    keeps: ['import', 'line', 'columns'],
  },
  'person.import-undone': {
    entity: 'plan-link',
    sentence: 'Desfez o que uma planilha tinha importado.',
    keeps: ['import', 'line', 'columns'],
  },
  'person.level-granted': { entity: 'person', sentence: 'Deu um nível de atendimento.', keeps: ['level'] },
  'message-preference.changed': {
    entity: 'message-preference',
    sentence: 'Mudou os avisos que recebe por e-mail.',
    keeps: ['isWanted'],
  },
  'address.changed': {
    entity: 'address',
    sentence: 'Alterou o endereço.',
    keeps: [
      'residente_exterior',
      'cep',
      'logradouro',
      'numero',
      'complemento',
      'bairro',
      'cidade',
      'estado',
      'pais',
      'numeroIdentificacaoFiscal',
      'comprovante',
    ],
  },
  'file.sent': {
    entity: 'file',
    sentence: ({ after }) => sentFileSentence(after?.purpose),
    keeps: ['purpose', 'mediaType', 'bytes', 'scan'],
  },
  'file.read': {
    entity: 'file',
    sentence: ({ after }) => openedFileSentence(after?.purpose, after?.reason),
    keeps: ['purpose', 'requestId', 'reason'],
  },
  'file.infected': {
    entity: 'file',
    sentence: 'Tentou enviar um arquivo que o antivírus recusou.',
    keeps: ['sha256', 'bytes'],
  },
  'file.deleted': {
    entity: 'file',
    sentence: 'Apagou um arquivo que não precisava mais ser guardado.',
    keeps: ['purpose', 'retainedUntil'],
  },
  'consent.granted': { entity: 'consent', sentence: 'Deu um consentimento.', keeps: ['versao'] },
  'consent.withdrawn': { entity: 'consent', sentence: 'Retirou um consentimento.', keeps: ['versao'] },
  'personal-data.downloaded': {
    entity: 'person',
    sentence: 'Baixou uma cópia dos dados pessoais.',
    keeps: ['formato'],
  },
  'personal-data.erased': { entity: 'person', sentence: 'Excluiu dados pessoais.', keeps: ['scope'] },
  'records.held': {
    entity: 'person',
    sentence: 'Manteve os dados da pessoa além do prazo de guarda.',
    keeps: ['reason'],
  },
  'records.released': {
    entity: 'person',
    sentence: 'Deixou os dados da pessoa seguirem o prazo de guarda.',
    keeps: ['reason'],
  },
  'plan-link.erased': {
    entity: 'plan-link',
    sentence: 'Apagou o que era pessoal de uma matrícula com o prazo de guarda vencido.',
    keeps: ['isNameless'],
  },
  'onboarding.step-saved': {
    entity: 'plan-link',
    sentence: 'Respondeu um passo do primeiro acesso.',
    keeps: ['step', 'skipped'],
  },
  'onboarding.completed': {
    entity: 'plan-link',
    sentence: 'Concluiu o primeiro acesso.',
    keeps: ['incomeRange', 'contributionMonth', 'profileEffectiveOn'],
  },
  'notification.read': { entity: 'notification', sentence: 'Leu avisos.', keeps: ['ids'] },
  'session.opened': { entity: 'session', sentence: 'Entrou no portal.', keeps: [] },
  'session.closed': { entity: 'session', sentence: 'Saiu do portal.', keeps: [] },
  'session.ended': { entity: 'session', sentence: 'Encerrou uma sessão.', keeps: [] },
  'password.changed': { entity: 'person', sentence: 'Alterou a senha.', keeps: [] },
  'password.link-asked': {
    entity: 'password-link',
    sentence: 'Pediu um link para criar a senha.',
    keeps: [],
  },
  'password.confirmation-failed': {
    entity: 'person',
    sentence: 'Errou a senha ao confirmar um pedido.',
    keeps: [],
  },
  'serving.started': {
    entity: 'person-access',
    sentence: 'Começou um atendimento.',
    keeps: ['reason', 'endsAt'],
    isRecordedElsewhere: true,
  },
  'serving.ended': {
    entity: 'person-access',
    sentence: 'Encerrou um atendimento.',
    keeps: [],
    isRecordedElsewhere: true,
  },
})
