import { defineActions } from './define-actions.ts'

/** What happens to a plan link: contributions, profile, taxes, invitations. */
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
  'payment-clearing.prepared': {
    entity: 'payment-clearing',
    sentence: 'Preparou uma baixa de contribuições.',
    keeps: ['source', 'sha256', 'lines', 'planId', 'month'],
  },
  'loan-deductions.exported': {
    entity: 'plan',
    sentence: 'Baixou a lista de parcelas de empréstimo a descontar.',
    keeps: ['month', 'rows'],
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
  'pay-slip.recorded': {
    entity: 'pay-slip',
    sentence: 'Registrou um contracheque.',
    keeps: ['competence', 'paidOn', 'net'],
  },
  'pay-slip.refund-promised': {
    entity: 'pay-slip',
    sentence: 'Calculou imposto a devolver no próximo contracheque.',
    keeps: ['competence', 'amount', 'exemption'],
  },
  'benefit.paid': {
    entity: 'plan-link',
    sentence: 'Pagou um benefício.',
    keeps: ['competence', 'paidOn', 'cash', 'monthly', 'thirteenth', 'regime'],
  },
  'benefit.ended': {
    entity: 'plan-link',
    sentence: 'Encerrou um benefício, com o saldo pago até o fim.',
    keeps: ['endedOn'],
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
  'loan.released': {
    entity: 'plan-link',
    sentence: 'Liberou um empréstimo.',
    keeps: ['amount', 'iof', 'coverFee', 'settles', 'credit', 'months', 'releasedOn', 'contract'],
  },
  'loan.collection-changed': {
    entity: 'plan-link',
    sentence: 'Mudou a forma de pagamento de um empréstimo.',
    keeps: ['collection'],
  },
  'loan.instalment-paid': {
    entity: 'plan-link',
    sentence: 'Registrou o pagamento de uma parcela de empréstimo.',
    keeps: ['number', 'paidOn', 'amount', 'billId', 'paySlipId'],
  },
  'loan-bill.issued': {
    entity: 'plan-link',
    sentence: 'Gerou um boleto de empréstimo.',
    keeps: ['purpose', 'number', 'amount', 'dueDate', 'slipNumber'],
  },
  'loan-bill.deduction-asked': {
    entity: 'plan-link',
    sentence: 'Pediu à patrocinadora o desconto de uma parcela de empréstimo.',
    keeps: ['bill', 'number', 'amount', 'dueDate'],
  },
  'loan-bill.not-deducted': {
    entity: 'plan-link',
    sentence: 'Registrou que a patrocinadora não descontou uma parcela de empréstimo.',
    keeps: ['bill', 'cancelledOn', 'clearing'],
  },
  'loan-bill.cancelled': {
    entity: 'plan-link',
    sentence: 'Cancelou um boleto de empréstimo.',
    keeps: ['bill', 'cancelledOn'],
  },
  'loan-bill.paid': {
    entity: 'plan-link',
    sentence: 'Registrou o pagamento de um boleto de empréstimo.',
    keeps: ['bill', 'paidOn', 'paidAmount', 'creditOn', 'clearing'],
  },
  'loan.ended': {
    entity: 'plan-link',
    sentence: 'Encerrou um empréstimo.',
    keeps: ['endedOn', 'endedBy'],
  },
  'benefit.granted': {
    entity: 'plan-link',
    sentence: 'Concedeu um benefício.',
    keeps: ['kind', 'incomeType', 'percent', 'termMonths', 'monthlyAmount', 'cashPercent', 'firstPaymentOn'],
  },
  'benefit.cash-granted': {
    entity: 'plan-link',
    sentence: 'Incluiu um saque à vista no benefício.',
    keeps: ['cashPercent', 'monthlyAmount'],
  },
  'redemption.paid': {
    entity: 'plan-link',
    sentence: 'Pagou um resgate.',
    keeps: ['number', 'of', 'gross', 'tax', 'loanOffset', 'net', 'forfeited', 'regime'],
  },
  'portability.transferred': {
    entity: 'plan-link',
    sentence: 'Transferiu saldo para outra entidade.',
    keeps: ['amount', 'percent', 'planCode', 'transferredOn'],
  },
  'benefit-suspension.granted': {
    entity: 'plan-link',
    sentence: 'Suspendeu o benefício.',
    keeps: ['fromMonth', 'toMonth'],
  },
  'benefit-suspension.ended-early': {
    entity: 'plan-link',
    sentence: 'Encerrou a suspensão do benefício.',
    keeps: ['fromMonth', 'toMonth', 'endedEarlyOn'],
  },
  'benefit-income.adjusted': {
    entity: 'plan-link',
    sentence: 'Reajustou a renda vitalícia.',
    keeps: ['monthlyAmount', 'validFrom', 'indexCode', 'indexFrom', 'indexTo'],
  },
  'court-suspension.registered': {
    entity: 'plan-link',
    sentence: 'Suspendeu o benefício por ordem da Justiça.',
    keeps: ['documentNumber', 'orderedFrom'],
  },
  'court-suspension.lifted': {
    entity: 'plan-link',
    sentence: 'Liberou o benefício que estava suspenso por ordem da Justiça.',
    keeps: ['documentNumber', 'liftedOn'],
  },
  'benefit-income.changed': {
    entity: 'plan-link',
    sentence: 'Mudou a renda do benefício.',
    keeps: ['incomeType', 'percent', 'termMonths', 'monthlyAmount', 'quotasPerMonth', 'validFrom'],
  },
  'employment.ended': {
    entity: 'plan-link',
    sentence: 'Registrou o desligamento informado pela patrocinadora.',
    keeps: ['noticedOn', 'endedOn', 'hiredOn', 'statementDueOn'],
  },
  'death.registered': {
    entity: 'person',
    sentence: 'Registrou o falecimento.',
    keeps: ['diedOn', 'links'],
  },
  'pension.opened': {
    entity: 'plan-link',
    sentence: 'Abriu a pensão por morte.',
    keeps: ['points', 'amount', 'incomeType', 'firstPaymentOn'],
  },
  'pension.divided': {
    entity: 'plan-link',
    sentence: 'Passou a parte do saldo de um dependente para a pensão dele.',
    keeps: ['points', 'amount'],
  },
  'exit-statement.delivered': {
    entity: 'plan-link',
    sentence: 'Entregou o extrato de desligamento.',
    keeps: ['version', 'deliveredOn', 'digest'],
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
    isToldElsewhere: true,
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
    isToldElsewhere: true,
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
