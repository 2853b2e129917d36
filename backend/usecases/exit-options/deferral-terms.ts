import type { DeferralOnWire } from '#contract/deferral.ts'
import { normalRetirementDay } from '#domain/benefit-simulation/normal-retirement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { deferralFee } from '#domain/exit-options/deferral-fee.ts'
import { sumReais } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { movementsOf } from '../../database/queries/ledger.ts'
import { openRequest } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { deferredBenefit, retirement } from '../../rules/service-kinds.ts'
import { openRequestOnWire } from '../requests/open-request-wire.ts'
import { readBalance } from '../statement/read-balance.ts'
import { estimateDeferredBenefit } from './estimate-deferred-benefit.ts'
import { readWays } from './read-ways.ts'

/** What a link keeps, pays and waits for with a deferred benefit. */
export async function readDeferralTerms(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<Omit<DeferralOnWire, 'requisicaoAberta' | 'depois'>> {
  const { link, plan, person } = row
  const [terms, ways, entries, estimate] = await Promise.all([
    ruleOn(database, deferredBenefit, plan, today),
    ruleOn(database, retirement, plan, today),
    movementsOf(database, link.id, today),
    estimateDeferredBenefit(database, row, today),
  ])
  const { totals } = await readBalance(database, link.profileId, entries, today)
  return {
    saldo: totals.total.balance,
    taxaMensal: sumReais([terms.monthlyFee, deferralFee(totals.total.balance, terms.balanceFeePercent)]),
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
