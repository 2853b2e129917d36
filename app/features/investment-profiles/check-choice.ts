import { investmentProfileSentences } from '#contract/investment-profiles.text.ts'
import type { InvestmentProfileSituation } from '#contract/investment-profiles.ts'
import {
  checkProfileChange,
  isAbove,
  type ProfileChangeFacts,
} from '#domain/investment-profiles/check-investment-profile-change.ts'
import type { ChoiceValues } from './investment-profiles.schema.ts'

type Situation = Pick<
  InvestmentProfileSituation,
  'perfil' | 'perfis' | 'resultado' | 'janela' | 'rendaVitalicia'
>

/** Whether a profile has more risk than the result, so that the risk term is asked for. */
export function needsRiskTerm(profileId: number | null, situation: Situation): boolean {
  return profileId !== null && isAbove(profileId, factsOf(situation))
}

/**
 * The domain's rule of a choice as messages under the form's fields; undefined when it can be sent. The window and the age of the
 * result are the API's: a day of the window stands for today.
 */
export function checkChoice(
  { idPerfil, aceitaTermo }: ChoiceValues,
  situation: Situation,
): { fields: { idPerfil?: string; aceitaTermo?: string } } | undefined {
  const { de, ate } = situation.janela
  const rules = {
    months: [Number(de.slice(5, 7))],
    firstDay: Number(de.slice(8)),
    lastDay: Number(ate.slice(8)),
  }
  const outcome = checkProfileChange(
    { profileId: idPerfil, acceptsRiskTerm: aceitaTermo },
    factsOf(situation),
    rules,
  )
  if (outcome.ok) return undefined
  const fields: { idPerfil?: string; aceitaTermo?: string } = {}
  for (const problem of outcome.problems) {
    if (problem.field === 'profile') fields.idPerfil ??= investmentProfileSentences[problem.code]
    if (problem.field === 'acceptsRiskTerm') fields.aceitaTermo ??= investmentProfileSentences[problem.code]
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

function factsOf({ perfil, perfis, resultado, janela, rendaVitalicia }: Situation): ProfileChangeFacts {
  return {
    currentProfileId: perfil.id,
    profilesByRisk: perfis.filter(({ oferecido }) => oferecido).map(({ id }) => id),
    suitability: resultado && { profileId: resultado.perfil.id, validUntil: resultado.validoAte },
    hasLifetimeIncome: rendaVitalicia,
    today: janela.de,
  }
}
