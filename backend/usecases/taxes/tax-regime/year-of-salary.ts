import type { Querier } from '#backend/database/client.ts'
import { salaryOn } from '#backend/database/queries/contribution-settings.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { roundHalfUp2 } from '#domain/money.ts'
import { Category } from '#domain/participants.ts'

const SALARIES_A_YEAR = 12

/** Twelve salaries in reais: the thirteenth is taxed by itself. 0 for who has no salary from the sponsor. */
export async function yearOfSalary(database: Querier, { link }: LinkRow, today: IsoDate): Promise<number> {
  if (link.category !== Category.taxpayer) return 0
  return roundHalfUp2(((await salaryOn(database, link.id, today)) ?? 0) * SALARIES_A_YEAR)
}
