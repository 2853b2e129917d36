import { defineActions } from './define-actions.ts'

export const benefitActions = defineActions({
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
  'benefit.granted': {
    entity: 'plan-link',
    sentence: 'Concedeu um benefício.',
    keeps: [
      'kind',
      'incomeType',
      'percent',
      'termMonths',
      'monthlyAmount',
      'quotasPerMonth',
      'thirteenthMonth',
      'cashPercent',
      'firstPaymentOn',
    ],
  },
  'benefit.cash-granted': {
    entity: 'plan-link',
    sentence: 'Incluiu um saque à vista no benefício.',
    keeps: ['cashPercent', 'monthlyAmount', 'quotasPerMonth'],
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
    keeps: [
      'incomeType',
      'percent',
      'termMonths',
      'monthlyAmount',
      'quotasPerMonth',
      'thirteenthMonth',
      'validFrom',
    ],
  },
})
