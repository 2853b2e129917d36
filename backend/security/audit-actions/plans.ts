import { defineActions } from './define-actions.ts'

export const planActions = defineActions({
  'contribution.changed': {
    entity: 'plan-link',
    sentence: 'Alterou a contribuição.',
    keeps: [
      'modalidade',
      'salario',
      'percentualBasica',
      'percentualSuplementar',
      'valores',
      'valorContribuicao',
      'formaPagamento',
      'mesEfeito',
    ],
  },
  'contribution-payment.issued': {
    entity: 'contribution-payment',
    sentence: 'Gerou uma contribuição para pagamento.',
    keeps: ['competence', 'method', 'amount', 'dueDate', 'slipNumber'],
  },
  'contribution-payment.cancelled': {
    entity: 'contribution-payment',
    sentence: 'Cancelou uma contribuição gerada.',
    keeps: ['cancelledOn'],
  },
  'contribution-payment.paid': {
    entity: 'contribution-payment',
    sentence: 'Registrou o pagamento de uma contribuição.',
    keeps: ['paidOn', 'paidAmount', 'creditOn', 'clearing'],
  },
  'contribution-payment.debit-refused': {
    entity: 'contribution-payment',
    sentence: 'Passou para boleto um débito que o banco recusou.',
    keeps: ['method', 'slipNumber', 'answer', 'clearing'],
  },
  'debit-file.written': {
    entity: 'debit-file',
    sentence: 'Gerou um arquivo de débitos em conta.',
    keeps: ['number', 'asked', 'amount', 'takenBack'],
  },
  'debit-file.exported': {
    entity: 'debit-file',
    sentence: 'Baixou um arquivo de débitos em conta.',
    keeps: ['number'],
  },
  'payment-clearing.prepared': {
    entity: 'payment-clearing',
    sentence: 'Preparou uma baixa de contribuições.',
    keeps: ['source', 'sha256', 'lines', 'planId', 'month'],
  },
  'payment-clearing.confirmed': {
    entity: 'payment-clearing',
    sentence: 'Confirmou uma baixa de contribuições.',
    keeps: ['cleared', 'amount', 'left'],
  },
  'payment-clearing.discarded': {
    entity: 'payment-clearing',
    sentence: 'Descartou uma baixa de contribuições.',
    keeps: ['reason'],
  },
  'suspension.granted': {
    entity: 'plan-link',
    sentence: 'Suspendeu as contribuições.',
    keeps: ['fromMonth', 'toMonth'],
  },
  'suspension.ended-early': {
    entity: 'plan-link',
    sentence: 'Encerrou a suspensão de contribuições.',
    keeps: ['fromMonth', 'toMonth', 'endedEarlyOn'],
  },
  'plan-link.situation-changed': {
    entity: 'plan-link',
    sentence: 'Mudou a situação no plano.',
    keeps: ['category', 'situation', 'situationReason', 'situationSince'],
  },
  'profile-questionnaire.answered': {
    entity: 'profile-result',
    sentence: 'Respondeu o questionário de perfil de investimentos.',
    keeps: [
      'linkId',
      'questionnaireVersion',
      'answers',
      'score',
      'profileByScore',
      'profileId',
      'appliedCaps',
      'answeredOn',
      'validUntil',
    ],
  },
  'profile-switch.marked': {
    entity: 'plan-link',
    sentence: 'Marcou a troca do perfil de investimentos.',
    keeps: ['profileId', 'effectiveOn'],
    isRecordedElsewhere: true,
  },
  'profile-switch.carried-out': {
    entity: 'plan-link',
    sentence: 'Trocou o perfil de investimentos.',
    keeps: ['profileId', 'unitValue', 'quotaDate', 'balance'],
  },
  'ledger.posted': {
    entity: 'plan-link',
    sentence: 'Lançou valores na conta do plano.',
    keeps: ['cause', 'entries', 'amounts'],
    isRecordedElsewhere: true,
  },
  'simulation.saved': {
    entity: 'saved-simulation',
    sentence: 'Guardou uma simulação de benefício.',
    keeps: ['savedOn'],
  },
  'simulation.renamed': {
    entity: 'saved-simulation',
    sentence: 'Mudou o nome de uma simulação de benefício.',
    keeps: [],
  },
  'simulation.deleted': {
    entity: 'saved-simulation',
    sentence: 'Excluiu uma simulação de benefício.',
    keeps: ['savedOn'],
  },
  'tax-regime.chosen': {
    entity: 'plan-link',
    sentence: 'Escolheu o regime de tributação.',
    keeps: ['regime', 'termDigest'],
  },
  'age-exemption.changed': {
    entity: 'plan-link',
    sentence: 'Alterou a isenção aos 65 anos.',
    keeps: ['appliesHere', 'otherSources', 'startMonth'],
  },
  'dependants.changed': {
    entity: 'person',
    sentence: 'Mudou a lista de dependentes.',
    keeps: ['type', 'added', 'changed', 'ended'],
  },
  'dependant.ended-by-age': {
    entity: 'dependant',
    sentence: 'Encerrou um dependente pela idade.',
    keeps: ['validUntil'],
  },
  'illness-exemption.granted': {
    entity: 'plan-link',
    sentence: 'Concedeu a isenção do imposto de renda.',
    keeps: ['startMonth', 'validUntil'],
  },
  'invitation.sent': { entity: 'invitation', sentence: 'Convidou uma pessoa para o plano.', keeps: ['on'] },
  'invitation.resent': {
    entity: 'invitation',
    sentence: 'Enviou de novo um convite para o plano.',
    keeps: ['on'],
  },
  'invitation.answered': {
    entity: 'invitation',
    sentence: 'Registrou uma resposta a um convite com este CPF.',
    keeps: ['on'],
  },
  'invitation.accepted': {
    entity: 'plan-link',
    sentence: 'Registrou a entrada no plano por um convite.',
    keeps: ['on'],
  },
  'invitation.refused': {
    entity: 'invitation',
    sentence: 'Registrou a recusa de um convite enviado.',
    keeps: ['on'],
  },
  'invitation.cancelled': {
    entity: 'invitation',
    sentence: 'Cancelou um convite para o plano.',
    keeps: ['on'],
  },
})
