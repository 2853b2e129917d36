import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarFalecimento } from '#contract/deaths/deaths.ts'
import { retornarAtosVinculos } from '#contract/life-cycle/link-acts.ts'
import { retornarPessoa } from '#contract/people/people.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { retornarResumoAtendimento, retornarSolicitacoes } from '#contract/requests/requests.ts'
import { deskPlan, personReference } from './service-desk.schema.ts'

const NEWEST = 5

/** The attendants' queue in figures, and the newest requests: of one plan, or of all (`idPlano` 0). */
export const serviceDeskSummary = attendantQuery.validator(deskPlan).handler(async ({ data, context }) => {
  const [summary, newest] = await Promise.all([
    context.api.call(retornarResumoAtendimento, { query: data }),
    context.api.call(retornarSolicitacoes, { query: { ...data, page: 0, limit: NEWEST } }),
  ])
  return { summary, newest: newest.requisicoes }
})

/**
 * One person with their plans, for the service desk; `refusal`: why this attendant must not act on them, `accessRefusal`: and not change by what
 * they get in, `protection`: what waits of it, `returning`: that e-mails to them come back, `hold`: why nothing of them is deleted, `acts`: what they may do on which plan,
 * `death`: the person's, once registered. @throws PortalProblem `not-found` for who does not exist.
 */
export const personServed = attendantQuery.validator(personReference).handler(async ({ data, context }) => {
  const [{ pessoa, faleceuEm, ...desk }, planLinks, acts] = await Promise.all([
    context.api.call(retornarPessoa, { params: data }),
    context.api.call(retornarPlanosAtivos, { params: data }),
    context.api.call(retornarAtosVinculos, { params: data }),
  ])
  const death =
    faleceuEm === null ? null : await context.api.call(retornarFalecimento, { params: data, query: {} })
  return {
    person: pessoa,
    refusal: desk.impedimento,
    accessRefusal: desk.impedimentoAcesso,
    diligence: desk.diligencia,
    arrears: desk.avisosAtraso,
    protection: desk.protecao,
    returning: desk.emailVoltando,
    hold: desk.dadosMantidos,
    planLinks,
    acts,
    death,
  }
})
