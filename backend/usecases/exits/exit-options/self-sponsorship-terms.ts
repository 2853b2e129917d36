import type { Querier } from '#backend/database/client.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import type { SelfSponsorshipOnWire } from '#contract/exits/self-sponsorship.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { dueDateFor } from '#domain/contributions/due-date.ts'
import { paymentRulesOn } from '../../collection/contribution-payments/next-payment.ts'
import { selfSponsoredParts } from '../../collection/contribution-payments/self-sponsored-parts.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import { owedSinceExit } from './owed-since-exit.ts'
import { readWays } from './read-ways.ts'

export async function readSelfSponsorshipTerms(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<Omit<SelfSponsorshipOnWire, 'requisicaoAberta' | 'depois'>> {
  const rules = await paymentRulesOn(database, plan, today)
  const primeiroVencimento = dueDateFor(today, rules.contribution)
  const month = competenceOf(primeiroVencimento)
  const cost = await selfSponsoredParts(database, link.id, rules, { month, today })
  const [owed] = await owedSinceExit(database, link.id, primeiroVencimento)
  return {
    custo:
      cost === null || cost.total <= 0
        ? null
        : {
            salario: cost.terms.salary,
            percentualBasica: cost.terms.basicPercent,
            percentualSuplementar: cost.terms.supplementaryPercent,
            parcelas: cost.parcelas,
            total: cost.total,
          },
    taxaPercentual: rules.selfSponsoredFeePercent,
    primeiroVencimento,
    devidoDesde: owed ?? null,
  }
}

/** The same with the request that is open. */
export async function readSelfSponsorship(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<SelfSponsorshipOnWire> {
  const [terms, ways, open] = await Promise.all([
    readSelfSponsorshipTerms(database, row, today),
    readWays(database, row, today, 'autopatrocinio'),
    openRequest(database, row.link.id, requestKindId('autopatrocinio')),
  ])
  return { ...terms, depois: ways, requisicaoAberta: open && openRequestOnWire(open) }
}
