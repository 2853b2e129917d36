import type * as v from 'valibot'
import {
  investmentProfileFields,
  windowStillOpenSentence,
} from '#contract/investments/investment-profiles.text.ts'
import {
  type alterarPerfilInvestimentos,
  type InvestmentProfileChangeData,
  investmentProfileChangeData,
  retornarPerfilInvestimentos,
} from '#contract/investments/investment-profiles.ts'
import { compareIso, competenceOf } from '#domain/calendar.ts'
import { linkReading } from '../../plans/link-reading.ts'
import { defineRequestKind } from '../../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../../request-engine/recheck.ts'
import { profileEffect } from '../../request-engine/record-sentences.ts'
import { checkChoice } from './check-choice.ts'
import { markSwitch } from './mark-switch.ts'
import { readInvestmentProfileSituation } from './read-investment-profile-situation.ts'

type Input = v.InferOutput<(typeof alterarPerfilInvestimentos)['body']>

/** A choice of investment profile, within the plan's window; it may be cancelled until that closes, and is granted after it. */
export const investmentProfileChange = defineRequestKind<Input, InvestmentProfileChangeData>({
  slug: 'perfil-investimentos',
  situation: linkReading(retornarPerfilInvestimentos, readInvestmentProfileSituation),
  service: 'perfil-investimentos',
  filedBy: 'participant',
  data: { schema: investmentProfileChangeData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/perfil-investimentos',
  correctable: () => correctableFields(investmentProfileFields),
  check: checkChoice,
  // A choice keeps its place in the window in which it was filed; what is above the result was accepted then, with the risk term.
  recheck: async (context, { idPerfil, cancelavelAte }) => {
    if (compareIso(context.today, cancelavelAte) <= 0)
      return [{ notYet: windowStillOpenSentence(cancelavelAte) }]
    const { requestId } = context
    return problemsOf(await checkChoice(context, { idPerfil, aceitaTermo: true, idRequisicao: requestId }))
  },
  effect: (_, data) => profileEffect(data),
  settle: markSwitch,
  effectiveMonth: {
    promised: ({ efeitoEm }) => competenceOf(efeitoEm),
    firstPossible: async ({ today }) => competenceOf(today),
  },
  cancellableUntil: ({ cancelavelAte }) => cancelavelAte,
})
