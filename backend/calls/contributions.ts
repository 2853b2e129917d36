import * as v from 'valibot'
import {
  alterarContribuicao,
  contributionChangeData,
  retornarContribuicao,
  retornarSalario,
} from '#contract/contribuicao.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { isUniqueViolation } from '../database/errors.ts'
import { salaryOn } from '../database/queries/contribution-settings.ts'
import { alreadyOpen, changeContribution } from '../usecases/contributions/change-contribution.ts'
import { readContribution } from '../usecases/contributions/read-contribution.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { registerCall } from './register-call.ts'

/** What people contribute, and changing it. */
export function registerContributionCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarSalario, async ({ actor, params, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano }
    const { link } = await requireLink(database, actor, target, today)
    return { salario: (await salaryOn(database, link.id, today)) ?? 0 }
  })

  registerCall(api, retornarContribuicao, async ({ actor, params, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano }
    return readContribution(database, await requireLink(database, actor, target, today), today)
  })

  registerCall(api, alterarContribuicao, async ({ actor, body, work }) => {
    const receipt = await work((unit) => changeContribution(unit, actor, body)).catch((error: unknown) => {
      throw isUniqueViolation(error, 'requests_one_open_contribution_change') ? alreadyOpen() : error
    })
    return {
      idRequisicao: receipt.requestId,
      protocolo: receipt.protocol,
      dataSolicitacao: receipt.filedAt.toISOString(),
      dados: v.parse(contributionChangeData, receipt.data),
    }
  })
}
