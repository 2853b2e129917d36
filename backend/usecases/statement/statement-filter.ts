import type {
  StatementAccount,
  StatementPeriodCode,
  StatementType,
} from '#contract/statement/statement-codes.ts'
import { statementAccounts, statementPeriods, statementTypes } from '#contract/statement/statement-codes.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { ENTRY_TYPES, LEDGER_ACCOUNTS } from '#domain/ledger.ts'
import type { StatementFilter } from '#domain/statement/statement-lines.ts'
import type { PeriodProblem, StatementPeriod } from '#domain/statement/statement-period.ts'
import { checkPeriod, PERIOD_PRESETS, periodOf } from '#domain/statement/statement-period.ts'
import { invalid } from '../../problem.ts'

/** Filter as it arrives. */
export type StatementFilterInput = {
  periodo?: StatementPeriodCode | undefined
  de?: string | undefined
  ate?: string | undefined
  conta?: StatementAccount | undefined
  tipo?: StatementType | undefined
  idPerfil?: number | undefined
}

const sentences: Record<PeriodProblem['code'], string> = {
  'not-a-month': 'Escreva o mês como AAAA-MM.',
  'in-the-future': 'Este mês ainda não chegou.',
  'before-from': 'O último mês vem antes do primeiro.',
}

/** The rule's filter for what was asked on a day. @throws 422 for months that are in the future or out of order. */
export function filterOf(asked: StatementFilterInput, today: IsoDate): StatementFilter {
  return {
    period: askedPeriod(asked, today),
    accounts: LEDGER_ACCOUNTS.filter((account) => statementAccounts[account] === asked.conta),
    types: ENTRY_TYPES.filter((type) => statementTypes[type] === asked.tipo),
    profileIds: asked.idPerfil === undefined ? [] : [asked.idPerfil],
  }
}

function askedPeriod({ periodo, de, ate }: StatementFilterInput, today: IsoDate): StatementPeriod {
  if (de === undefined && ate === undefined) {
    return periodOf(PERIOD_PRESETS.find((preset) => statementPeriods[preset] === periodo) ?? 'all', today)
  }
  const checked = checkPeriod({ from: de ?? null, to: ate ?? null }, today)
  if (checked.ok) return checked.result
  const names = { from: 'de', to: 'ate' }
  throw invalid(
    Object.fromEntries(checked.problems.map(({ field, code }) => [names[field], sentences[code]])),
  )
}
