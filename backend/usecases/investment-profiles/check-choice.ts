import { eq } from 'drizzle-orm'
import {
  investmentProfileSentences,
  riskTerm,
  windowClosedSentence,
} from '#contract/investment-profiles.text.ts'
import type { InvestmentProfileChange, InvestmentProfileChangeData } from '#contract/investment-profiles.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import {
  checkProfileChange,
  type ProfileChangeProblem,
} from '#domain/investment-profiles/check-investment-profile-change.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Querier } from '../../database/client.ts'
import { requests } from '../../database/schema/requests.ts'
import { investmentProfileWindows } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import type { FilingProblem, KindContext } from '../requests/kinds/define-request-kind.ts'
import { investmentProfileNamer, readInvestmentProfileFacts } from './investment-profile-facts.ts'

type Asked = Pick<InvestmentProfileChange, 'idPerfil' | 'aceitaTermo' | 'idRequisicao'>

/**
 * Checks a choice of profile with the plan's rule: what a request keeps. One that was returned keeps its place in the window in
 * which it was filed.
 */
export async function checkChoice(
  { database, row, today }: KindContext,
  { idPerfil, aceitaTermo, idRequisicao }: Asked,
): Promise<Outcome<InvestmentProfileChangeData, FilingProblem>> {
  const { facts, profiles, result } = await readInvestmentProfileFacts(database, row, today)
  const windows = await ruleOn(database, investmentProfileWindows, row.plan, today)
  const filedOn = idRequisicao === undefined ? today : await filingDay(database, idRequisicao, today)
  const outcome = checkProfileChange(
    { profileId: idPerfil, acceptsRiskTerm: aceitaTermo },
    { ...facts, today: filedOn },
    windows,
  )
  if (!outcome.ok) return { ok: false, problems: outcome.problems.map(inWords) }
  if (!result) throw new Error('a choice was taken without a result')
  const nameOf = investmentProfileNamer(profiles)
  const { profileId, effectiveOn, cancelUntil, isAboveResult } = outcome.result
  const [chosen, suggested] = [nameOf(profileId).nome, nameOf(result.profileId).nome]
  return {
    ok: true,
    result: {
      idPerfil: profileId,
      perfilNovo: chosen,
      idPerfilAnterior: row.link.profileId,
      perfilAnterior: row.profile,
      efeitoEm: effectiveOn,
      cancelavelAte: cancelUntil,
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

async function filingDay(database: Querier, requestId: number, today: IsoDate): Promise<IsoDate> {
  const [request] = await database
    .select({ filedAt: requests.filedAt })
    .from(requests)
    .where(eq(requests.id, requestId))
  return request ? saoPauloDateOf(request.filedAt) : today
}

const FIELDS = { profile: 'idPerfil', acceptsRiskTerm: 'aceitaTermo' } as const

function inWords(problem: ProfileChangeProblem): FilingProblem {
  if (problem.code === 'window-closed') return { refusal: windowClosedSentence(problem.next) }
  const sentence = investmentProfileSentences[problem.code]
  return problem.field === 'questionnaire' || problem.code === 'lifetime-income'
    ? { refusal: sentence }
    : { field: FIELDS[problem.field], sentence }
}
