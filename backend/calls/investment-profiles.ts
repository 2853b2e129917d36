import {
  alterarPerfilInvestimentos,
  responderQuestionarioPerfil,
  retornarPerfilInvestimentos,
} from '#contract/perfil-investimentos.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { answerQuestionnaire } from '../usecases/investment-profiles/answer-questionnaire.ts'
import { chooseProfile } from '../usecases/investment-profiles/choose-profile.ts'
import { readProfileSituation } from '../usecases/investment-profiles/read-profile-situation.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Investment profiles: comparing them, the questionnaire, and choosing one. */
export function registerInvestmentProfileCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPerfilInvestimentos, async ({ actor, params, query, now }) => {
    const today = saoPauloDateOf(now)
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, 'perfil-investimentos', row, today)
    return readProfileSituation(database, row, today)
  })

  registerCall(api, responderQuestionarioPerfil, ({ actor, body, work }) =>
    work((unit) => answerQuestionnaire(unit, actor, body)),
  )

  registerCall(api, alterarPerfilInvestimentos, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => chooseProfile(unit, actor, body))),
  )
}
