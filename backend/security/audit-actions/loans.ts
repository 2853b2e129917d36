import { defineActions } from './define-actions.ts'

export const loanActions = defineActions({
  'loan-deductions.exported': {
    entity: 'plan',
    sentence: 'Baixou a lista de parcelas de empréstimo a descontar.',
    keeps: ['month', 'rows'],
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
  'loan.extra-paid': {
    entity: 'plan-link',
    sentence: 'Registrou um pagamento extra de empréstimo e recalculou as parcelas.',
    keeps: ['bill', 'effect', 'paidOn', 'amount', 'amortised', 'balance', 'months', 'instalment'],
  },
  'loan-bill.issued': {
    entity: 'plan-link',
    sentence: 'Gerou um boleto de empréstimo.',
    keeps: ['purpose', 'number', 'effect', 'amount', 'dueDate', 'slipNumber'],
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
})
