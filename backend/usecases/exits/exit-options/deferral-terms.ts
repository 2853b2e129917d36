import type { Querier } from '#backend/database/client.ts'
import { accountBalances } from '#backend/database/queries/account-balances.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { deferredBenefit, retirement } from '#backend/rules/service-kinds.ts'
import type { DeferralOnWire } from '#contract/exits/deferral.ts'
import { normalRetirementDay } from '#domain/benefits/normal-retirement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { deferralFee } from '#domain/exits/deferral-fee.ts'
import { sumReais } from '#domain/money.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import { estimateStaying } from './estimate-staying.ts'
import { readWays } from './read-ways.ts'

export async function readDeferralTerms(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<Omit<DeferralOnWire, 'requisicaoAberta' | 'depois'>> {
  const { link, plan, person } = row
  const [terms, ways, balances, estimate] = await Promise.all([
    ruleOn(database, deferredBenefit, plan, today),
    ruleOn(database, retirement, plan, today),
    accountBalances(database, link.id, today),
    estimateStaying(database, row, today, null),
  ])
  const saldo = sumReais([...balances.values()])
  return {
    saldo,
    taxaMensal: sumReais([terms.monthlyFee, deferralFee(saldo, terms.balanceFeePercent)]),
    podeContribuir: terms.mayPay,
    podeVoltar: terms.mayReturn,
    aposentadoriaEm:
      person.birthDate &&
      normalRetirementDay(ways.ways, { birthDate: person.birthDate, joinedOn: link.joinedOn }),
    estimativa: estimate,
  }
}

/** The same with the request that is open. */
export async function readDeferral(database: Querier, row: LinkRow, today: IsoDate): Promise<DeferralOnWire> {
  const [terms, ways, open] = await Promise.all([
    readDeferralTerms(database, row, today),
    readWays(database, row, today, 'bpd'),
    openRequest(database, row.link.id, requestKindId('bpd')),
  ])
  return { ...terms, depois: ways, requisicaoAberta: open && openRequestOnWire(open) }
}
