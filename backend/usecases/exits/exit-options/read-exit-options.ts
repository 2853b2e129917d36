import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { serviceRulesOn } from '#backend/rules/service-rules.ts'
import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { portableValue } from '#domain/exits/exit-value.ts'
import { presumedOption } from '#domain/exits/presumed-option.ts'
import { sumReais } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import { serviceAvailability } from '#domain/plans/services/available-services.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import { readLinkFacts } from '../../plans/link-facts.ts'
import { redemptionToday } from '../../taxes/tax-regime/redemption-today.ts'
import { clockOnWire, readExitClock } from '../exit-statement/exit-clock.ts'
import { readDeferralTerms } from './deferral-terms.ts'
import { estimateStaying } from './estimate-staying.ts'
import { readSelfSponsorshipTerms } from './self-sponsorship-terms.ts'

/** The four options of a link today, and why one is not open. */
export async function readExitOptions(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<ExitOptionsOnWire> {
  const { link, plan } = row
  const isDeciding = link.situation === Situation.disconnected
  const [rules, facts, option, redemption, deferral, sponsorship, clock] = await Promise.all([
    serviceRulesOn(database, plan, today),
    readLinkFacts(database, row, today),
    readRegimeOption(database, row),
    redemptionToday(database, row, today),
    readDeferralTerms(database, row, today),
    readSelfSponsorshipTerms(database, row, today),
    isDeciding ? readExitClock(database, link.id) : null,
  ])
  const reasonOf = (slug: ServiceSlug) => {
    const availability = serviceAvailability(slug, rules, facts)
    return availability.isAvailable ? null : availability.reason
  }
  const { balances, monthsInPlan, value, both } = redemption
  const { custo, primeiroVencimento } = sponsorship
  const invested = custo?.parcelas.filter(({ parte }) => parte !== 'taxa').map(({ valor }) => valor)
  return {
    relogio: clock && clockOnWire(clock),
    presumida: isDeciding ? presumedOption(rules, facts) : null,
    mesesPlano: monthsInPlan,
    saldo: {
      proprio: balances.own,
      patrocinadora: balances.sponsor,
      portado: sumReais([balances.ported, balances.portedWaiting]),
      total: deferral.saldo,
    },
    regime: option.decided && regimeWords.toWire(option.decided),
    resgate: {
      motivo: reasonOf('resgate'),
      bruto: value.gross,
      percentualPatrocinadora: value.percent,
      patrocinadora: value.vested,
      perde: value.unvested,
      ...both,
    },
    portabilidade: {
      motivo: reasonOf('portabilidade'),
      valor: portableValue(balances),
    },
    bpd: {
      motivo: reasonOf('bpd'),
      saldo: deferral.saldo,
      taxaMensal: deferral.taxaMensal,
      aposentadoriaEm: deferral.aposentadoriaEm,
      estimativa: deferral.estimativa,
    },
    autopatrocinio: {
      motivo: reasonOf('autopatrocinio'),
      total: custo?.total ?? null,
      primeiroVencimento,
      estimativa: invested ? await estimateStaying(database, row, today, sumReais(invested)) : null,
    },
  }
}
