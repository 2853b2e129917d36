import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
import type { FigureExplanation, FormulaPart } from '#domain/statement/figure-explanation.ts'
import type { PeriodPreset } from '#domain/statement/statement-period.ts'

/** Types of movement as the wire spells them, by the ledger's. */
export const statementTypes = {
  CB: 'CB',
  CS: 'CS',
  CV: 'CV',
  CP: 'CP',
  CA: 'CA',
  CR: 'CR',
  'PT-A': 'PT-A',
  'PT-F': 'PT-F',
  redemption: 'resgate',
  'portability-out': 'portabilidade',
  'loan-offset': 'abatimento-emprestimo',
  fee: 'taxa',
  income: 'renda',
  'cash-withdrawal': 'saque-a-vista',
} as const satisfies Record<EntryType, string>
export type StatementType = (typeof statementTypes)[EntryType]

/** Accounts as the wire spells them, by the ledger's. */
export const statementAccounts = {
  'participant-basic': 'basica',
  'participant-supplementary': 'suplementar',
  'participant-voluntary': 'voluntaria',
  sponsor: 'patrocinadora',
  'ported-open-participant': 'portada-aberta',
  'ported-open-sponsor': 'portada-aberta-patrocinadora',
  'ported-closed-participant': 'portada-fechada',
  'ported-closed-sponsor': 'portada-fechada-patrocinadora',
  administration: 'administracao',
  risk: 'risco',
} as const satisfies Record<LedgerAccount, string>
export type StatementAccount = (typeof statementAccounts)[LedgerAccount]

/** Periods offered with one click, by the rule's. */
export const statementPeriods = {
  '3-months': '3-meses',
  '6-months': '6-meses',
  '12-months': '12-meses',
  all: 'tudo',
} as const satisfies Record<PeriodPreset, string>
export type StatementPeriodCode = (typeof statementPeriods)[PeriodPreset]

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
  'monthly-return': 'rentabilidade-do-mes',
  amount: 'quantia',
} as const satisfies Record<FormulaPart['code'], string>
