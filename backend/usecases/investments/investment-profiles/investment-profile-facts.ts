import type { Querier } from '#backend/database/client.ts'
import {
  type DescribedInvestmentProfile,
  hasLifetimeIncome,
  type InvestmentProfileResult,
  investmentProfilesOn,
  newestResult,
} from '#backend/database/queries/investment-profiles.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type {
  ProfileChangeFacts,
  ProfileChangeStanding,
} from '#domain/investments/investment-profiles/check-investment-profile-change.ts'

/** Facts by which a choice of profile is validated, with the rows that they come from. */
export type InvestmentProfileFacts = {
  facts: ProfileChangeFacts & ProfileChangeStanding
  profiles: DescribedInvestmentProfile[]
  result: InvestmentProfileResult | null
}

export async function readInvestmentProfileFacts(
  database: Querier,
  { link }: Pick<LinkRow, 'link'>,
  today: IsoDate,
): Promise<InvestmentProfileFacts> {
  const profiles = await investmentProfilesOn(database, today)
  const result = await newestResult(database, link.id)
  return {
    profiles,
    result,
    facts: {
      currentProfileId: link.profileId,
      profilesByRisk: profiles.filter(({ isOffered }) => isOffered).map((profile) => profile.id),
      suitability: result,
      hasLifetimeIncome: await hasLifetimeIncome(database, link.id),
    },
  }
}

/** Names of profiles by id; empty for one that is not described any more. */
export function investmentProfileNamer(profiles: readonly { id: number; name: string }[]) {
  return (id: number): { id: number; nome: string } => ({
    id,
    nome: profiles.find((profile) => profile.id === id)?.name ?? '',
  })
}
