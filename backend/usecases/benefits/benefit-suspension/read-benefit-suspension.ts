import type { Querier } from '#backend/database/client.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { StoredSuspension } from '#backend/database/queries/suspensions.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import type { BenefitSuspensionOnWire } from '#contract/benefits/benefit-suspension.ts'
import { currentIncome } from '#contract/benefits/income-change-check.ts'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import { benefitResumedEarly } from '#domain/benefits/benefit-suspension.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { monthsOnWire, othersOnWire } from '../../contributions/suspensions/suspension-wire.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import { readIncomeFigures } from '../income-change/income-figures.ts'
import { readBenefitSuspensions } from './suspension-facts.ts'

/** The suspension of a benefit on a day, those before it, and what a new one has to respect. @throws MissingRule */
export async function readBenefitSuspension(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<BenefitSuspensionOnWire> {
  const { link } = row
  const facts = await readBenefitSuspensions(database, row, today)
  const { periods, rules, lastFilingDay, month } = facts
  const { onWire } = await readIncomeFigures(database, row, today, () => month)
  const open = await openRequest(database, link.id, requestKindId('suspend-benefit'))
  const current = currentIncome(onWire)
  const held = periods.filter(({ from, to }) => from <= to)
  const running = held.find(({ to }) => to >= competenceOf(today))
  return {
    renda: current && {
      tipo: incomeWords.toWire(current.income.type),
      bruto: current.paid.gross,
      liquido: current.paid.lands,
    },
    vigente: running ? runningOnWire(running, today, lastFilingDay) : null,
    anteriores: othersOnWire(held, running),
    parada: link.situationReason && { motivo: link.situationReason, desde: link.situationSince },
    parcela: facts.loan?.instalments[0]?.amount ?? 0,
    regras: {
      minimoMeses: rules.suspension.minimumMonths,
      maximoMeses: rules.suspension.maximumMonths,
      diaLimite: lastFilingDay,
    },
    mesEfeito: month,
    requisicaoAberta: open && openRequestOnWire(open),
  }
}

function runningOnWire(
  period: StoredSuspension,
  today: IsoDate,
  lastFilingDay: number,
): NonNullable<BenefitSuspensionOnWire['vigente']> {
  return {
    ...monthsOnWire(period),
    iniciada: period.from <= competenceOf(today),
    encerradaEm: period.endedEarlyOn,
    podeVoltarEm: benefitResumedEarly(period, today, { lastFilingDay }),
  }
}
