import type * as v from 'valibot'
import { redemptionFields, redemptionSentences } from '#contract/exits/redemption.text.ts'
import {
  pedirResgate,
  type RedemptionData,
  redemptionData,
  retornarResgate,
} from '#contract/exits/redemption.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { instalmentAmounts, redemptionDays } from '#domain/exits/redemption-terms.ts'
import { possibleMove } from '../../life-cycle/move-link.ts'
import { linkReading } from '../../plans/link-reading.ts'
import {
  type DecisionContext,
  defineRequestKind,
  type GrantProblem,
} from '../../request-engine/define-request-kind.ts'
import { correctableFields } from '../../request-engine/recheck.ts'
import { ACCOUNTS_BEFORE_EXIT, type RedemptionScope } from '../../taxes/tax-regime/redemption-scope.ts'
import { requireTimeToChoose } from '../exit/require-time-to-choose.ts'
import { redemptionEffect } from '../exit-sentences.ts'
import { checkRedemptionRequest } from './check-redemption.ts'
import { holdsLink } from './hold-for-option.ts'
import { payRedemption } from './pay-redemption.ts'
import { readRedemption, readRedemptionTerms } from './read-redemption.ts'

type Input = v.InferOutput<(typeof pedirResgate)['body']>

/** *Resgate*: who leaves takes out what is theirs, less tax and what is owed (LC 109/2001, art. 14, III). */
export const redemption = defineRequestKind<Input, RedemptionData>({
  slug: 'resgate',
  call: pedirResgate,
  situation: linkReading(retornarResgate, readRedemption),
  service: 'resgate',
  filedBy: 'participant',
  data: {
    schema: redemptionData,
    // Those that other systems filed kept no figures.
    upgrades: [
      (stored) => ({
        adiamentoDias: null,
        bruto: null,
        imposto: null,
        emprestimo: null,
        liquido: null,
        perde: null,
        regime: null,
        conta: null,
        ...stored,
      }),
    ],
  },
  isExclusive: true,
  excludes: ['bpd', 'autopatrocinio', 'portabilidade'],
  moves: 'money',
  blocks: (data) =>
    isTotal(data)
      ? [{ account: 'all', amount: 'all' }]
      : ACCOUNTS_BEFORE_EXIT.map((account) => ({ account, amount: 'all' })),
  settlement: {
    when: 'in-instalments',
    plan: async (data, { database, row, today }) => {
      const { bruto } = await readRedemptionTerms(database, row, today, scopeOf(data))
      return instalmentsOf(data, bruto, today)
    },
  },
  correctionPath: '/services/resgate',
  correctable: () => correctableFields(redemptionFields),
  ...holdsLink(isTotal),
  beforeFiling: requireTimeToChoose('resgate'),
  check: checkRedemptionRequest,
  recheck,
  effect,
  settle: payRedemption,
})

function isTotal({ tipo }: RedemptionData): boolean {
  return tipo === 'Total'
}

function scopeOf(data: RedemptionData): RedemptionScope {
  return isTotal(data) ? 'total' : 'before-exit'
}

function instalmentsOf({ parcelas, adiamentoDias }: RedemptionData, gross: number, today: IsoDate) {
  const days = redemptionDays(today, { instalments: parcelas, deferralDays: adiamentoDias ?? 0 })
  const amounts = instalmentAmounts(gross, days.length)
  return days.map((on, index) => ({ on, amount: (amounts[index] ?? 0).toFixed(2) }))
}

async function effect(
  { database, row, today }: DecisionContext,
  data: RedemptionData,
): Promise<readonly string[]> {
  const { bruto, emprestimo, perde } = await readRedemptionTerms(database, row, today, scopeOf(data))
  return redemptionEffect({
    isTotal: isTotal(data),
    gross: bruto,
    loan: emprestimo,
    lost: perde,
    instalments: instalmentsOf(data, bruto, today),
    account: data.conta?.conta ?? null,
  })
}

async function recheck(
  { database, row, today }: DecisionContext,
  data: RedemptionData,
): Promise<readonly GrantProblem[]> {
  const { bruto, regime } = await readRedemptionTerms(database, row, today, scopeOf(data))
  if (bruto <= 0) return [{ refusal: redemptionSentences.nothing }]
  if (regime === null && data.regime !== 'progressivo') return [{ refusal: redemptionSentences.noRegime }]
  if (data.conta === null) return [{ refusal: redemptionSentences.noAccount }]
  if (!isTotal(data)) return []
  const { ok } = await possibleMove(database, row.link, 'redemption-paid')
  return ok ? [] : [{ refusal: redemptionSentences.notPossible }]
}
