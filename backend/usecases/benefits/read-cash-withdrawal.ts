import { benefitNames } from '#contract/benefits/benefits.text.ts'
import type { CashWithdrawalOnWire } from '#contract/benefits/cash-withdrawal.ts'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { type BenefitInForce, benefitInForce } from '../../database/queries/benefits.ts'
import { openRequest } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { openRequestOnWire } from '../request-engine/open-request-wire.ts'
import { readBenefitTerms } from './benefit-terms.ts'

/** The benefit that waits for its first payment, and what cash is reckoned by. @throws MissingRule */
export async function readCashTerms(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<Pick<CashWithdrawalOnWire, 'concedido' | 'termos'>> {
  const [{ other: _, ...termos }, benefit] = await Promise.all([
    readBenefitTerms(database, row, today),
    benefitInForce(database, row.link.id, today),
  ])
  return { termos, concedido: benefit && grantedOnWire(row, benefit) }
}

/** The same with the account that the benefit is paid into and the request that is open. */
export async function readCashWithdrawal(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<CashWithdrawalOnWire> {
  const [terms, benefit, open] = await Promise.all([
    readCashTerms(database, row, today),
    benefitInForce(database, row.link.id, today),
    openRequest(database, row.link.id, requestKindId('saque-a-vista')),
  ])
  return {
    ...terms,
    conta: benefit && `•••${benefit.account.slice(-4)}`,
    requisicaoAberta: open && openRequestOnWire(open),
  }
}

function grantedOnWire(
  { link }: LinkRow,
  { kind, income, firstPaymentOn, cashPercent }: BenefitInForce,
): NonNullable<CashWithdrawalOnWire['concedido']> {
  return {
    categoria: link.category,
    situacao: link.situation,
    beneficio: benefitNames[kind],
    tipoRenda: incomeWords.toWire(income.incomeType),
    percentual: income.percent,
    prazoAnos: income.termMonths === null ? null : income.termMonths / 12,
    primeiroPagamento: firstPaymentOn,
    percentualSaque: cashPercent,
  }
}
