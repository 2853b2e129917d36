import type * as v from 'valibot'
import { cashWithdrawalFields } from '#contract/benefits/cash-withdrawal.text.ts'
import {
  type CashWithdrawalData,
  cashWithdrawalData,
  pedirSaqueVista,
  retornarSaqueVista,
} from '#contract/benefits/cash-withdrawal.ts'
import { defineRequestKind, situationOf } from '../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../request-engine/recheck.ts'
import { cashEffect } from './benefit-sentences.ts'
import { checkCashRequest } from './check-cash-withdrawal.ts'
import { grantCash } from './grant-cash.ts'
import { readCashWithdrawal } from './read-cash-withdrawal.ts'

type Input = v.InferOutput<(typeof pedirSaqueVista)['body']>

/** *Saque à vista*: part of the balance with the first payment of a benefit that was granted without it. Payroll moves the money. */
export const cashWithdrawal = defineRequestKind<Input, CashWithdrawalData>({
  slug: 'saque-a-vista',
  call: pedirSaqueVista,
  situation: situationOf(retornarSaqueVista, readCashWithdrawal),
  service: 'saque-a-vista',
  filedBy: 'participant',
  data: { schema: cashWithdrawalData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/saque-a-vista',
  correctable: () => correctableFields({ percentual: cashWithdrawalFields.percentual }),
  check: checkCashRequest,
  recheck: async (context, { percentual }) =>
    problemsOf(await checkCashRequest(context, { percentual, ciente: true })),
  effect: (_, data) => cashEffect(data),
  settle: grantCash,
})
