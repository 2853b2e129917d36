import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { invalid } from '#backend/problem.ts'
import { annuity } from '#backend/rules/benefit-kinds.ts'
import { ruleOn, ruleVersionOn } from '#backend/rules/rule-on.ts'
import { annualTax, monthlyTax, redemptionTax, regressiveTax } from '#backend/rules/tax-kinds.ts'
import { byField } from '#contract/complaints.ts'
import type { SimulatedYearOnWire, SimulationAnswer, SimulationAnswers } from '#contract/taxes/tax-regime.ts'
import { checkSimulationValues } from '#contract/taxes/tax-simulation-check.ts'
import { regimeWords, simulatedExitWords } from '#contract/taxes/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { ageOn } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { LifetimeAnnuity } from '#domain/parameters/lifetime-annuity.ts'
import { balanceOfLots } from '#domain/quotas.ts'
import type { AnnualTaxRules } from '#domain/taxes/annual-income-tax.ts'
import { deductionBenefit } from '#domain/taxes/deduction-benefit.ts'
import { cheaperRanges } from '#domain/taxes/tax-simulation/cheaper-ranges.ts'
import type { SimulatedExit, SimulatedRegime } from '#domain/taxes/tax-simulation/regime-simulation.ts'
import { incomeBreakEven } from '#domain/taxes/tax-simulation/simulate-income.ts'
import {
  breakEvenYear,
  LONGEST_SIMULATION,
  simulateRegimes,
} from '#domain/taxes/tax-simulation/simulate-regimes.ts'
import { heldLots } from '#domain/taxes/tax-simulation/simulated-lots.ts'
import { readOwnLots } from './own-lots.ts'

const EXIT_YEARS = Array.from({ length: LONGEST_SIMULATION }, (_, index) => index + 1)
const MONTHS = 12

/** Both regimes for leaving after 1 to 40 years, from the link's own lots, with the tables of today. @throws 422 by field. */
export async function simulateRegime(
  database: Querier,
  row: LinkRow,
  input: SimulationAnswers,
  today: IsoDate,
): Promise<SimulationAnswer> {
  const checked = checkSimulationValues(input)
  if (!checked.ok) throw invalid(byField(checked.problems))
  const [own, lifetimeAnnuity, regressive, monthly, annual, redemption] = await Promise.all([
    input.usaSaldo === 'S' ? readOwnLots(database, row, today) : null,
    ruleOn(database, annuity, row.plan, today),
    ruleVersionOn(database, regressiveTax, null, today),
    ruleVersionOn(database, monthlyTax, null, today),
    ruleVersionOn(database, annualTax, null, today),
    ruleOn(database, redemptionTax, null, today),
  ])
  const rules = {
    regressive: regressive.value,
    monthly: monthly.value,
    annual: annual.value,
    progressiveRedemptionPercent: redemption.percent,
  }
  const { birthDate } = row.person
  const age = birthDate === null ? null : ageOn(birthDate, today)
  const years = simulateRegimes(
    {
      lots: own ? heldLots(own.lots, own.quota.value, today) : [],
      monthlyContribution: input.contribuicao,
      realReturnPercent: input.rentabilidade,
      exit: exitOf(input, lifetimeAnnuity),
      otherAnnualIncome: input.outrasRendas,
      dependants: input.dependentes,
      // Without a birth date the slice from 65 on is never counted on.
      ageToday: age ?? 0,
    },
    EXIT_YEARS,
    rules,
  )
  return {
    respostas: input,
    saldoHoje: own ? balanceOfLots(own.lots, own.quota.value) : 0,
    dataCota: own?.quota.date ?? null,
    idade: age,
    saida: input.saida,
    anos: years.map(
      ({ year, balance, monthlyIncome, regressive, progressive }): SimulatedYearOnWire => ({
        ano: year,
        saldo: balance,
        rendaMensal: monthlyIncome,
        regressivo: regimeOnWire(regressive),
        progressivo: regimeOnWire(progressive),
      }),
    ),
    faixas: cheaperRanges(years).map(({ from, to, cheaper }) => ({
      de: from,
      ate: to,
      menor: cheaper === 'equal' ? null : regimeWords.toWire(cheaper),
    })),
    anoEquilibrio: breakEvenYear(years),
    parcelaIsenta: monthly.value.exemptFrom65,
    deducao: input.deduz === 'S' ? deductionOf(input, rules.annual) : null,
    rendaEquilibrio: { ate64: incomeBreakEven(rules, false), de65: incomeBreakEven(rules, true) },
    normas: [regressive.source, monthly.source, annual.source],
  }
}

function exitOf({ forma, prazo }: SimulationAnswers, { factor, years }: LifetimeAnnuity): SimulatedExit {
  const form = simulatedExitWords.fromWire(forma)
  if (form === 'lump-sum') return { form }
  return form === 'fixed-term' ? { form, years: prazo } : { form, annuityFactor: factor, years }
}

/** Tax that deducting the contributions of a year saves in its return; social security is taken as paid. */
function deductionOf(
  { contribuicao, rendaAtual, dependentes }: SimulationAnswers,
  rules: AnnualTaxRules,
): NonNullable<SimulationAnswer['deducao']> {
  const { deductible, beyondLimit, saved } = deductionBenefit(
    {
      gross: rendaAtual,
      contributions: sumReais([contribuicao * MONTHS]),
      dependants: dependentes,
      paysOfficialSocialSecurity: true,
    },
    rules,
  )
  return { dedutivel: deductible, acimaDoLimite: beyondLimit, economia: saved }
}

function regimeOnWire(regime: SimulatedRegime): SimulatedYearOnWire['regressivo'] {
  const { gross, withheld, tax, net, effectivePercent, presentValue } = regime
  return {
    bruto: gross,
    retido: withheld,
    imposto: tax,
    liquido: net,
    aliquota: effectivePercent,
    valorPresente: presentValue,
  }
}
