import {
  alterarPerfilInvestimentos,
  responderQuestionarioPerfil,
  retornarPerfilInvestimentos,
} from '#contract/investment-profiles.ts'
import type { Api } from '../api.ts'
import { answerQuestionnaire } from '../usecases/investment-profiles/answer-questionnaire.ts'
import { chooseInvestmentProfile } from '../usecases/investment-profiles/choose-investment-profile.ts'
import { readInvestmentProfileSituation } from '../usecases/investment-profiles/read-investment-profile-situation.ts'
import { offeredLink } from './asked-link.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Investment profiles: comparing them, the questionnaire, and choosing one. */
export function registerInvestmentProfileCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPerfilInvestimentos, async (asked) => {
    const { row, today } = await offeredLink(database, 'perfil-investimentos', asked)
    return readInvestmentProfileSituation(database, row, today)
  })

  registerCall(api, responderQuestionarioPerfil, ({ actor, body, work }) =>
    work((unit) => answerQuestionnaire(unit, actor, body)),
  )

  registerCall(api, alterarPerfilInvestimentos, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => chooseInvestmentProfile(unit, actor, body))),
  )
}
