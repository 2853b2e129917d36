import { sql } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { investmentProfiles, investmentProfileVersions } from '../../database/schema/investment-profiles.ts'
import { quotaValues } from '../../database/schema/ledger.ts'
import { plans } from '../../database/schema/plans.ts'
import { writeRules } from '../../rules/write-rules.ts'
import { demoMinutes } from '../minutes.ts'
import { demoPlans, demoRules } from '../plans.ts'
import type { DemoQuota } from '../quotas.ts'
import { demoInvestmentProfiles } from '../quotas.ts'
import { demoSuppliers } from '../suppliers.ts'
import { writeRegistry } from './write-registry.ts'
import { writeThemes } from './write-themes.ts'

/** Writes plans with their look, rules, suppliers and minutes, and the quotas of the investment profiles. */
export async function writePlans(
  database: Transaction,
  quotas: readonly DemoQuota[],
  today: IsoDate,
): Promise<void> {
  await database
    .insert(investmentProfiles)
    .values(demoInvestmentProfiles.map(({ id, name }) => ({ id, name, riskOrder: id })))
  await database.insert(investmentProfileVersions).values(
    demoInvestmentProfiles.map(({ id, description, share: [leastVariableIncome, mostVariableIncome] }) => ({
      profileId: id,
      validFrom: '2000-01-01',
      description,
      leastVariableIncome,
      mostVariableIncome,
    })),
  )
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
  await writeRules(database, demoRules(today), new Date(`${today}T00:00:00-03:00`))
  await writeRegistry(database, 'fornecedores', demoSuppliers(today), today)
  await writeRegistry(
    database,
    'atas',
    demoMinutes(today).map(({ data }) => data),
    today,
  )
  await writeThemes(database, today)
}
