import type { EntryType, LedgerAccount } from '#domain/ledger.ts'
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
  'pension-in': 'pensao-recebida',
  redemption: 'resgate',
  forfeited: 'parte-nao-resgatavel',
  'portability-out': 'portabilidade',
  'loan-offset': 'abatimento-emprestimo',
  fee: 'taxa',
  income: 'renda',
  'cash-withdrawal': 'saque-a-vista',
  'pension-out': 'pensao-aberta',
  'switch-out': 'troca-de-perfil-saida',
  'switch-in': 'troca-de-perfil-entrada',
  'redated-out': 'datas-de-acumulacao-saida',
  'redated-in': 'datas-de-acumulacao-entrada',
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
