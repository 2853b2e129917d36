import type { Querier } from '#backend/database/client.ts'
import { dependantsOf, listOf, taxDependantsIn } from '#backend/database/queries/dependants.ts'
import { newestPaySlip } from '#backend/database/queries/pay-slips.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { type DependantsOnWire, MAX_DEPENDANTS } from '#contract/dependants/dependants.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { competenceOf, type IsoDate, isWithin } from '#domain/calendar.ts'
import { endsByAge } from '#domain/dependants/age-limit.ts'
import { DependantType, type DependantTypeId } from '#domain/dependants/kinships.ts'
import { monthlyIncomeTax } from '#domain/taxes/monthly-income-tax.ts'
import { regimeOption } from '#domain/taxes/regime-option.ts'
import { readRegimeFacts } from '../../database/queries/regime-facts.ts'
import { openRequestOnWire } from '../request-engine/open-request-wire.ts'
import { monthlyRulesFor } from '../taxes/tax-regime/residence-taxes.ts'
import { dependantRulesIn } from './dependant-rules.ts'
import { dependantOnWire } from './dependant-wire.ts'
import { openDependantsRequest } from './open-dependants-request.ts'

/** The dependants of a link's person, of one type (null: the one that does something for them): who counts on a day, who did before, and what a new list is judged by. */
export async function readDependants(
  database: Querier,
  row: LinkRow,
  { type: asked, isOwn, today }: { type: DependantTypeId | null; isOwn: boolean; today: IsoDate },
): Promise<DependantsOnWire> {
  const situation = await wholeSituation(database, row, asked, today)
  return isOwn ? situation : withoutDisability(situation)
}

/** For attendants: without disabilities, and without the day that would give one away. */
function withoutDisability(situation: DependantsOnWire): DependantsOnWire {
  return {
    ...situation,
    vigentes: situation.vigentes.map((one) => ({
      ...one,
      incapaz: null,
      ate: endsByAge(one.kindship) ? null : one.ate,
    })),
    encerrados: situation.encerrados.map((one) => ({ ...one, incapaz: null })),
  }
}

async function wholeSituation(
  database: Querier,
  row: LinkRow,
  asked: DependantTypeId | null,
  today: IsoDate,
): Promise<DependantsOnWire> {
  const { link, plan, person } = row
  const regime = regimeWords.toWire(regimeOption(await readRegimeFacts(database, row)).current)
  const type = asked ?? (regime === 'regressivo' ? DependantType.plan : DependantType.incomeTax)
  const list = listOf(link, type)
  const [rows, rules, open, cpf, taxes, effect] = await Promise.all([
    dependantsOf(database, list),
    dependantRulesIn(database, [plan], today),
    openDependantsRequest(database, list),
    cpfOf(database, person.id),
    monthlyRulesFor(database, person.id, today),
    effectOnPaySlip(database, row, today),
  ])
  const inForce = rows.filter(({ validFrom: from, validUntil: until }) => isWithin({ from, until }, today))
  return {
    tipo: type,
    plano: { id: plan.id, nome: plan.name },
    hoje: today,
    cpf,
    vigentes: inForce
      .toSorted((one, other) => one.id - other.id)
      .map((one) => ({ ...dependantOnWire(one), ate: one.validUntil })),
    encerrados: rows.flatMap((one) => {
      const { validUntil: ate, endReason: motivo } = one
      return ate !== null && motivo !== null && !inForce.includes(one)
        ? [{ ...dependantOnWire(one), ate, motivo }]
        : []
    }),
    regras: rules,
    regime,
    deducao: taxes.dependantDeduction,
    simplificado: taxes.simplifiedDiscount,
    efeito: effect,
    requisicaoAberta: open && openRequestOnWire(open),
  }
}

/**
 * Withholding of the newest pay slip with each number of dependants; null without a slip, and for those whose tax does not follow the
 * table.
 */
async function effectOnPaySlip(
  database: Querier,
  { link, person }: LinkRow,
  today: IsoDate,
): Promise<DependantsOnWire['efeito']> {
  const slip = await newestPaySlip(database, link.id)
  const tax = slip?.memo.tax
  if (!slip || tax?.regime !== 'progressive' || !tax.monthly) return null
  const { gross, deductions } = tax.monthly
  const [rules, counting] = await Promise.all([
    monthlyRulesFor(database, person.id, slip.paidOn),
    taxDependantsIn(database, person.id, competenceOf(today)),
  ])
  const withheld = (dependants: number) =>
    monthlyIncomeTax(
      {
        gross,
        exemption: slip.memo.exemption,
        dependants,
        alimony: deductions.alimony,
        officialSocialSecurity: deductions.officialSocialSecurity,
      },
      rules,
    ).withheld
  return {
    competencia: slip.competence,
    dependentes: counting,
    retidoPor: Array.from({ length: MAX_DEPENDANTS + 1 }, (_, count) => withheld(count)),
  }
}
