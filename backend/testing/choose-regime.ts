import { eq } from 'drizzle-orm'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'
import { planLinks } from '../database/schema/plans.ts'
import { taxRegimeOptions } from '../database/schema/tax-regime-options.ts'
import type { TestApi } from './test-api.ts'
import { TEST_TODAY } from './test-clock.ts'

/** A link whose person chose a regime, as of today. What was chosen stays: options are never deleted. */
export async function chooseRegime(
  { database }: Pick<TestApi, 'database'>,
  linkId: number,
  regime: TaxRegime,
): Promise<void> {
  await database.insert(taxRegimeOptions).values({ linkId, regime, chosenOn: TEST_TODAY, origin: 'imported' })
  await database.update(planLinks).set({ taxRegime: regime }).where(eq(planLinks.id, linkId))
}
