import { sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import { serviceSlugs } from '#domain/services/service-ids.ts'
import type { Transaction } from '../../database/client.ts'
import { investmentProfiles } from '../../database/schema/investment-profiles.ts'
import { quotaValues } from '../../database/schema/ledger.ts'
import { plans } from '../../database/schema/plans.ts'
import { planFeatures, planParameters } from '../../database/schema/services.ts'
import { themes } from '../../database/schema/themes.ts'
import { demoParameters, demoPlans, themeDrawing } from '../plans.ts'
import type { DemoQuota } from '../quotas.ts'
import { demoProfiles } from '../quotas.ts'
import { insertBatches } from './insert-batches.ts'

/** Writes plans with their look, services and parameters, and the quotas of the investment profiles. */
export async function writePlans(
  database: Transaction,
  quotas: readonly DemoQuota[],
  today: IsoDate,
): Promise<void> {
  await database
    .insert(investmentProfiles)
    .values(demoProfiles.map(({ id, name }) => ({ id, name, riskOrder: id })))
  // One parameter for all of them: there are more than a thousand.
  await database.execute(sql`
    insert into ${quotaValues} (profile_id, date, value)
    select "profileId", date, "unitValue"
    from json_to_recordset(${JSON.stringify(quotas)}) as quota("profileId" int, date date, "unitValue" numeric)`)
  await database
    .insert(plans)
    .values(
      demoPlans.map(({ id, name, modality, onboardingPlan }) => ({ id, name, modality, onboardingPlan })),
    )
  await database
    .insert(planFeatures)
    .values(
      demoPlans.flatMap(({ id, withoutServices }) =>
        serviceSlugs.filter((slug) => !withoutServices.includes(slug)).map((slug) => ({ planId: id, slug })),
      ),
    )
  await insertBatches(database, planParameters, demoParameters(today))
  await database.insert(themes).values(
    demoPlans.map((plan) => ({
      planId: plan.id,
      primaryColour: plan.primaryColour,
      logo: themeDrawing(plan, 'logo'),
      background: themeDrawing(plan, 'background'),
    })),
  )
}
