import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { StoredSuspension } from '#backend/database/queries/suspensions.ts'
import type { SuspensionOnWire } from '#contract/contributions/suspensions.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { longestSuspension, monthsUsed, resumedEarly } from '#domain/contributions/suspensions/suspension.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import { openContributionChange } from '../contribution-changes.ts'
import { type LinkSuspensions, openSuspension, readLinkSuspensions } from './suspension-facts.ts'
import { monthsOnWire, othersOnWire } from './suspension-wire.ts'

/** The suspension of a link on a day, those before it, and what a new one has to respect. */
export async function readSuspension(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<SuspensionOnWire> {
  const [facts, open, change] = await Promise.all([
    readLinkSuspensions(database, row, today),
    openSuspension(database, row.link.id),
    openContributionChange(database, row.link.id),
  ])
  const { periods, rules, contribution } = facts
  const held = periods.filter(({ from, to }) => from <= to)
  const month = competenceOf(today)
  const running = held.find(({ to }) => to >= month)
  return {
    contribuicao: { propria: contribution.own, patrocinadora: contribution.employer },
    vigente: running ? runningOnWire(running, facts, today) : null,
    anteriores: othersOnWire(held, running),
    regras: {
      minimoMeses: rules.minimumMonths,
      maximoMeses: rules.maximumMonths,
      maximoNoPeriodo: rules.maximumInWindow,
      periodoMeses: rules.windowMonths,
      diaLimite: rules.lastFilingDay,
      taxaContinua: rules.feeContinues,
      coberturaRisco: facts.hasRiskCover,
    },
    mesEfeito: facts.effectiveMonth,
    mesesPermitidos: longestSuspension(today, periods, rules),
    mesesUsados: monthsUsed(today, periods, rules),
    requisicaoAberta: open && openRequestOnWire(open),
    alteracaoAberta: change && openRequestOnWire(change),
  }
}

function runningOnWire(
  period: StoredSuspension,
  { rules }: LinkSuspensions,
  today: IsoDate,
): NonNullable<SuspensionOnWire['vigente']> {
  return {
    ...monthsOnWire(period),
    iniciada: period.from <= competenceOf(today),
    encerradaEm: period.endedEarlyOn,
    podeVoltarEm: resumedEarly(period, today, rules),
  }
}
