import type { IsoDate } from '#domain/calendar.ts'
import type { ChargeRules } from '#domain/loans/running-loan.ts'
import type { Querier } from '../../database/client.ts'
import { indexerByCode } from '../../database/queries/contribution-payments.ts'
import { type PlanReference, ruleOn } from '../../rules/rule-on.ts'
import { loans } from '../../rules/service-kinds.ts'
import { CORRECTION_INDEX } from '../collection/contribution-payments/payment-wire.ts'

/** How a delay of an instalment is charged on a day. @throws MissingRule */
export async function chargeRulesOn(
  database: Querier,
  plan: PlanReference,
  day: IsoDate,
): Promise<ChargeRules> {
  const { overdue } = await ruleOn(database, loans, plan, day)
  return { overdue, correction: await indexerByCode(database, CORRECTION_INDEX) }
}
