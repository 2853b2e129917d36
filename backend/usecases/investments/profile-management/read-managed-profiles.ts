import { asc, desc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import {
  investmentProfiles,
  investmentProfileVersions,
} from '#backend/database/schema/investment-profiles.ts'
import { quotaValues } from '#backend/database/schema/ledger.ts'
import { people } from '#backend/database/schema/people.ts'
import { notFound } from '#backend/problem.ts'
import type { ManagedProfile } from '#contract/investments/profile-management.ts'

/** Said of a profile that does not exist. */
export const NO_PROFILE = 'Perfil não encontrado.'

/** Every profile with its versions and its newest unit value, from the least to the most risk. */
export async function readManagedProfiles(database: Querier): Promise<ManagedProfile[]> {
  const profiles = await database.select().from(investmentProfiles).orderBy(asc(investmentProfiles.riskOrder))
  const versions = await database
    .select({ version: investmentProfileVersions, author: people.name })
    .from(investmentProfileVersions)
    .leftJoin(people, eq(people.id, investmentProfileVersions.createdBy))
    .orderBy(desc(investmentProfileVersions.validFrom))
  const newest = await database
    .selectDistinctOn([quotaValues.profileId], {
      profileId: quotaValues.profileId,
      data: quotaValues.date,
      valor: quotaValues.value,
    })
    .from(quotaValues)
    .orderBy(quotaValues.profileId, desc(quotaValues.date), desc(quotaValues.version))
  return profiles.map(({ id, name, riskOrder }) => {
    const own = versions.filter(({ version }) => version.profileId === id)
    const quota = newest.find(({ profileId }) => profileId === id)
    return {
      id,
      nome: name,
      ordem: riskOrder,
      versao: own.length,
      versoes: own.map(({ version, author }) => ({
        desde: version.validFrom,
        descricao: version.description,
        rendaVariavelMinima: version.leastVariableIncome,
        rendaVariavelMaxima: version.mostVariableIncome,
        oferecido: version.isOffered,
        publicadoEm: version.createdAt.toISOString(),
        publicadoPor: author,
      })),
      cota: quota ? { data: quota.data, valor: quota.valor } : null,
    }
  })
}

/** One of them. @throws 404 */
export async function readManagedProfile(database: Querier, id: number): Promise<ManagedProfile> {
  const profile = (await readManagedProfiles(database)).find((one) => one.id === id)
  if (!profile) throw notFound(NO_PROFILE)
  return profile
}
