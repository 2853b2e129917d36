import type { FigureExplanation, FormulaPart } from '#domain/statement/figure-explanation.ts'

/** Figures that are explained, by the rule's. The twelve months are a return like that of a period. */
export const statementFigures = {
  'total-balance': 'saldo-total',
  'participant-balance': 'saldo-participante',
  'sponsor-balance': 'saldo-patrocinadora',
  'ported-balance': 'saldo-portado',
  'vested-sponsor-balance': 'saldo-adquirido',
  contributed: 'contribuido',
  'return-amount': 'rendimento',
  'period-return': 'rentabilidade-periodo',
  'line-quotas': 'cotas-da-linha',
  'line-amount': 'quantia-da-linha',
  'line-balance': 'saldo-da-linha',
} as const satisfies Record<FigureExplanation['figure'], string>

/** How the parts of a figure are put together, by the rule's. */
export const statementFormulas = {
  'quotas-times-unit-value': 'cotas-vezes-valor',
  'sum-of-accounts': 'soma-das-contas',
  'percent-of-balance': 'percentual-do-saldo',
  'sum-of-contributions': 'soma-das-contribuicoes',
  'balance-plus-withdrawn-less-contributed': 'saldo-mais-retirado-menos-contribuido',
  'unit-value-over-unit-value': 'valor-sobre-valor',
  'returns-of-each-profile': 'rentabilidades-de-cada-perfil',
  'amount-over-unit-value': 'quantia-sobre-valor',
} as const satisfies Record<FigureExplanation['formula'], string>

/** Numbers of a formula, by the rule's. */
export const statementParts = {
  quotas: 'cotas',
  'unit-value': 'valor-da-cota',
  'residual-cent': 'centavo-residual',
  'account-balance': 'saldo-da-conta',
  'vested-percent': 'percentual-adquirido',
  contributed: 'contribuido',
  withdrawn: 'retirado',
  balance: 'saldo',
  'first-unit-value': 'primeira-cota',
  'last-unit-value': 'ultima-cota',
  'switched-out-unit-value': 'cota-na-saida',
  'switched-in-unit-value': 'cota-na-entrada',
  'monthly-return': 'rentabilidade-do-mes',
  amount: 'quantia',
} as const satisfies Record<FormulaPart['code'], string>
