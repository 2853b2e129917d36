import {
  alterarPerfilInvestimentos,
  responderQuestionarioPerfil,
} from '#contract/investments/investment-profiles.ts'
import type { Api } from '../api.ts'
import { answerQuestionnaire } from '../usecases/investments/investment-profiles/answer-questionnaire.ts'
import { chooseInvestmentProfile } from '../usecases/investments/investment-profiles/choose-investment-profile.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** Investment profiles: comparing them, the questionnaire, and choosing one. */
export function registerInvestmentProfileCalls(api: Api): void {
  registerCall(api, responderQuestionarioPerfil, ({ link: row, body, work }) =>
    work((unit) => answerQuestionnaire(unit, row, body)),
  )

  registerCall(api, alterarPerfilInvestimentos, async ({ actor, link: row, body, work }) =>
    receiptOnWire(await work((unit) => chooseInvestmentProfile(unit, actor, row, body))),
  )
}
