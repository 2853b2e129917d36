import type { InvestmentProfileSituation } from '#contract/investment-profiles.ts'
import {
  isAbove,
  type ProfileChangeFacts,
} from '#domain/investment-profiles/check-investment-profile-change.ts'

type Situation = Pick<InvestmentProfileSituation, 'perfil' | 'perfis' | 'resultado'>

/** What the rule of the domain judges a choice by. */
export function choiceFacts({ perfil, perfis, resultado }: Situation): ProfileChangeFacts {
  return {
    currentProfileId: perfil.id,
    profilesByRisk: perfis.filter(({ oferecido }) => oferecido).map(({ id }) => id),
    suitability: resultado && { profileId: resultado.perfil.id },
  }
}

/** Whether a profile has more risk than the result, so that the risk term is asked for. */
export function needsRiskTerm(profileId: number | null, situation: Situation): boolean {
  return profileId !== null && isAbove(profileId, choiceFacts(situation))
}
