import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import { nextDueMonth, paysContributions } from '#domain/contributions/next-contribution.ts'
import { Decimal, sumReais, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { planSimulationRules, publicSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import type { SimulationRules } from '#domain/simulation/simulation-rules.ts'
import type { Querier } from '../../database/client.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { salaryOn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { benefitPayment, benefitTerms, projection, publicPensionTerms } from '../../rules/benefit-kinds.ts'
import { contributionTerms, selfSponsorship } from '../../rules/contribution-kinds.ts'
import { basisOf } from '../../rules/contribution-rules.ts'
import { ruleOn, ruleVersionsOn, valuesOf } from '../../rules/rule-on.ts'
import { deferredBenefit, retirement } from '../../rules/service-kinds.ts'
import { monthlyTax, regressiveTax } from '../../rules/tax-kinds.ts'
import { chosenContribution, contributionOf } from '../contributions/monthly-contribution.ts'
import { readAccountLots } from '../taxes/tax-regime/own-lots.ts'
import { contributionLadder } from './contribution-ladder.ts'
import { balanceFeePercent, enteringOf, ownInputs } from './own-inputs.ts'

const PLAN_KINDS = [
  benefitTerms,
  projection,
  retirement,
  contributionTerms,
  selfSponsorship,
  benefitPayment,
  deferredBenefit,
] as const

const NOTHING_ENTERS = { own: 0, employer: 0, credited: 0 }

/** Opening values for a link: everything is read from the ledger, the choices and the rules in force. @throws MissingRule */
export async function readBenefitSimulator(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<BenefitSimulatorOnWire> {
  const { link, plan } = row
  // One after the other: it is also read within transactions, whose connection takes one question at a time.
  const versions = await ruleVersionsOn(database, PLAN_KINDS, plan, today)
  const tables = await taxTables(database, today)
  const pension = await ruleOn(database, publicPensionTerms, null, today)
  const lots = await readAccountLots(database, row, today)
  const balances = await accountBalances(database, link.id, today)
  const salary = await salaryOn(database, link.id, today)
  const [terms, projected, { ways }, contributions, { feePercent }, payment, deferral] =
    valuesOf<typeof PLAN_KINDS>(versions)
  const rules = planSimulationRules(terms, projected, payment, balanceFeePercent(link, deferral))
  const basis = { ...basisOf(contributions), selfSponsoredFeePercent: feePercent }
  const month = nextDueMonth(today, basis.contribution)
  const chosen = await chosenContribution(database, link.id, basis, { month, today })
  const monthly = paysContributions(link) ? contributionOf(chosen, link.category, basis) : NOTHING_ENTERS
  const known = {
    balance: sumReais([...balances.values()]),
    employerBalance: balances.get('sponsor') ?? 0,
    entering: enteringOf(monthly),
    salary,
    retirement: ways,
  }
  const own = ownInputs(row, known, rules, today)
  return {
    ...tables,
    regras: onWire(rules),
    versoes: [...versionsOnWire([benefitTerms, projection], versions), ...tables.versoes],
    entradas: own.inputs,
    conhecidas: own.known,
    mesesDeSaldo: lots ? averageMonths(lots.lots, today) : 0,
    dataCota: lots?.quota.date ?? null,
    ...contributionLadder(chosen, link, { ...basis, salary }),
    previdencia: { regras: pension, sexo: row.person.sex },
  }
}

/** Opening values for somebody unknown: usual values, no plan. @throws MissingRule */
export async function readPublicSimulator(
  database: Querier,
  today: IsoDate,
): Promise<BenefitSimulatorOnWire> {
  const { inputs } = safeInputs({}, publicSimulationRules)
  return {
    ...(await taxTables(database, today)),
    regras: onWire(publicSimulationRules),
    entradas: inputs,
    conhecidas: [],
    mesesDeSaldo: 0,
    dataCota: null,
    degraus: [],
    degrauAtual: null,
    previdencia: { regras: await ruleOn(database, publicPensionTerms, null, today), sexo: null },
  }
}

/** The tables by which simulated payments are taxed on a day, and their versions. @throws MissingRule */
async function taxTables(
  database: Querier,
  day: IsoDate,
): Promise<Pick<BenefitSimulatorOnWire, 'tabelas' | 'versoes'>> {
  const kinds = [monthlyTax, regressiveTax] as const
  const versions = await ruleVersionsOn(database, kinds, null, day)
  const [monthly, regressive] = valuesOf<typeof kinds>(versions)
  return {
    tabelas: {
      monthly: { ...monthly, table: [...monthly.table] },
      regressive: { ...regressive, brackets: [...regressive.brackets] },
    },
    versoes: versionsOnWire(kinds, versions),
  }
}

/** By which versions something was reckoned; `kinds` are the first of those that were read. */
function versionsOnWire(
  kinds: readonly { id: string }[],
  versions: readonly { version: number }[],
): BenefitSimulatorOnWire['versoes'] {
  return kinds.map(({ id }, place) => ({ regra: id, versao: versions[place]?.version ?? 0 }))
}

const onWire = (rules: SimulationRules): BenefitSimulatorOnWire['regras'] => ({
  ...rules,
  incomeTypes: [...rules.incomeTypes],
  thirteenthFor: [...rules.thirteenthFor],
})

/** Average age by quotas, whole months. */
function averageMonths(lots: readonly QuotaLot[], today: IsoDate): number {
  const held = lots.map(({ creditedOn, quotas }) => ({
    months: completedMonths(creditedOn, today),
    quotas: toDecimal(quotas),
  }))
  const all = held.reduce((sum, { quotas }) => sum.plus(quotas), new Decimal(0))
  if (all.isZero()) return 0
  const weighed = held.reduce((sum, { months, quotas }) => sum.plus(quotas.times(months)), new Decimal(0))
  return weighed.dividedBy(all).floor().toNumber()
}
