import { defineActions } from './define-actions.ts'

/** How a link ends: the employment, a death and its pensions, and what leaves the plan. */
export const endingActions = defineActions({
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
  'portability.term-sent': {
    entity: 'request',
    sentence: 'Registrou o envio do termo de portabilidade.',
    keeps: ['dueOn', 'sentOn'],
  },
  'ported.dated': {
    entity: 'plan-link',
    sentence: 'Informou as datas de acumulação de um valor portado.',
    keeps: ['account', 'arrivedOn', 'amount', 'dates'],
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
})
