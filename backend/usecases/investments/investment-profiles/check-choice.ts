import { investmentProfileWindows } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { checkProfileValues } from '#contract/investments/investment-profile-check.ts'
import {
  investmentProfileSentences,
  riskTerm,
  windowClosedSentence,
} from '#contract/investments/investment-profiles.text.ts'
import type {
  InvestmentProfileChange,
  InvestmentProfileChangeData,
} from '#contract/investments/investment-profiles.ts'
import {
  type ProfileChangeObstacle,
  profileChangeObstacles,
} from '#domain/investments/investment-profiles/check-investment-profile-change.ts'
import { profileWindow } from '#domain/investments/investment-profiles/investment-profile-window.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { filingDay } from '../../request-engine/filing-day.ts'
import { investmentProfileNamer, readInvestmentProfileFacts } from './investment-profile-facts.ts'

type Input = Pick<InvestmentProfileChange, 'idPerfil' | 'aceitaTermo' | 'idRequisicao'>

/**
 * Checks a choice of profile with the plan's rule: what a request keeps. One that was returned keeps its place in the window in
 * which it was filed.
 */
export async function checkChoice(
  { database, row, today }: KindContext,
  input: Input,
): Promise<Outcome<InvestmentProfileChangeData, FilingProblem>> {
  const { facts, profiles, result } = await readInvestmentProfileFacts(database, row, today)
  const windows = await ruleOn(database, investmentProfileWindows, row.plan, today)
  const { idRequisicao } = input
  const filedOn = idRequisicao === undefined ? today : await filingDay(database, idRequisicao, today)
  const obstacles = profileChangeObstacles(facts, filedOn, windows)
  const outcome = checkProfileValues(input, facts)
  if (!outcome.ok || obstacles.length > 0)
    return { ok: false, problems: [...obstacles.map(inWords), ...(outcome.ok ? [] : outcome.problems)] }
  if (!result) throw new Error('a choice was taken without a result')
  const nameOf = investmentProfileNamer(profiles)
  const { window } = profileWindow(filedOn, windows)
  const { profileId, isAboveResult } = outcome.result
  const [chosen, suggested] = [nameOf(profileId).nome, nameOf(result.profileId).nome]
  return {
    ok: true,
    result: {
      idPerfil: profileId,
      perfilNovo: chosen,
      idPerfilAnterior: row.link.profileId,
      perfilAnterior: row.profile,
      efeitoEm: window.effectiveOn,
      cancelavelAte: window.to,
      resultado: {
        perfil: suggested,
        pontos: result.score,
        versao: result.questionnaireVersion,
        respondidoEm: result.answeredOn,
      },
      termoRisco: isAboveResult ? riskTerm(chosen, suggested) : null,
    },
  }
}

function inWords(obstacle: ProfileChangeObstacle): FilingProblem {
  return {
    refusal:
      obstacle.code === 'window-closed'
        ? windowClosedSentence(obstacle.next)
        : investmentProfileSentences[obstacle.code],
  }
}
