import type * as v from 'valibot'
import {
  type alterarPerfilInvestimentos,
  type InvestmentProfileChangeData,
  investmentProfileChangeData,
} from '#contract/investment-profiles.ts'
import { competenceOf } from '#domain/calendar.ts'
import { checkChoice } from '../../investment-profiles/check-choice.ts'
import { markSwitch } from '../../investment-profiles/mark-switch.ts'
import { defineRequestKind } from './define-request-kind.ts'

type Asked = v.InferOutput<(typeof alterarPerfilInvestimentos)['body']>

/** A choice of investment profile, within the plan's window; it may be cancelled until that closes, and is granted after it. */
export const investmentProfileChange = defineRequestKind<Asked, InvestmentProfileChangeData>({
  slug: 'perfil-investimentos',
  service: 'perfil-investimentos',
  filedBy: 'participant',
  data: { schema: investmentProfileChangeData, upgrades: [] },
  isExclusive: true,
  carriedOut: 'at-grant',
  correctionPath: '/services/perfil-investimentos',
  check: checkChoice,
  execute: markSwitch,
  effectiveMonth: {
    promised: ({ efeitoEm }) => competenceOf(efeitoEm),
    firstPossible: async ({ today }) => competenceOf(today),
  },
  cancellableUntil: ({ cancelavelAte }) => cancelavelAte,
})
