import { riskTerm } from '#contract/investments/investment-profiles.text.ts'
import type { InvestmentProfileChangeData } from '#contract/investments/investment-profiles.ts'
import { nextBusinessDay } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addDays, addToCompetence, competenceOf } from '#domain/calendar.ts'
import { suggestedQuestionnaire } from '#domain/investments/investment-profiles/suggested-questionnaire.ts'
import type { DemoLink } from './demo-person.ts'
import { type DemoInvestmentProfileId, demoInvestmentProfiles } from './quotas.ts'

/** A score that leads to each profile: the demo’s people chose by their results. */
const SCORES: Readonly<Record<DemoInvestmentProfileId, number>> = { 1: 5, 2: 13, 3: 22, 4: 30 }

/** A completed choice led to the profile of today, any other leads to its neighbor. It was filed on the last day of its window. */
export function demoInvestmentProfileChoice(
  link: DemoLink,
  filedOn: IsoDate,
  isDone: boolean,
): InvestmentProfileChangeData {
  const neighbour: DemoInvestmentProfileId =
    link.profileId === 1 ? 2 : ((link.profileId - 1) as DemoInvestmentProfileId)
  const [from, to] = isDone ? [neighbour, link.profileId] : [link.profileId, neighbour]
  const suggested = isDone ? to : link.profileId
  return {
    idPerfil: to,
    perfilNovo: nameOf(to),
    idPerfilAnterior: from,
    perfilAnterior: nameOf(from),
    efeitoEm: nextBusinessDay(`${addToCompetence(competenceOf(filedOn), 1)}-01`),
    cancelavelAte: filedOn,
    resultado: {
      perfil: nameOf(suggested),
      pontos: SCORES[suggested],
      versao: suggestedQuestionnaire.version,
      respondidoEm: addDays(filedOn, -1),
    },
    termoRisco: to > suggested ? riskTerm(nameOf(to), nameOf(suggested)) : null,
  }
}

function nameOf(id: DemoInvestmentProfileId): string {
  return demoInvestmentProfiles.find((profile) => profile.id === id)?.name ?? ''
}
