import { sql } from 'drizzle-orm'
import type { Finding, Night, NightCheck } from '../night.ts'
import { newIds, rowsOf } from './night-rows.ts'
import { daysFrom, plusYears } from './plain-days.ts'

type Table = {
  table: readonly { upTo: number | null; ratePercent: number; deduct: number }[]
  dependantDeduction: number
  simplifiedDiscount: number
  simplifiedOnThirteenth: boolean
  exemptFrom65: number
  reduction: { fullUpTo: number; fullMaximum: number; endsAt: number; constant: number; slope: string } | null
  notWithheldUpTo: number
}

export type Brackets = {
  brackets: readonly { upToYears: number | null; ratePercent: number }[]
  riskBenefitMaximumPercent: number
}

type TaxedSlip = {
  id: number
  link: number
  month: string
  paidOn: string
  regime: 'progressive' | 'regressive'
  method: string | null
  exemption: 'none' | 'age-65' | 'illness'
  dependants: number
  month65: string | null
  hasOwnExemption: boolean
  isRisk: boolean
  termDaysAtGrant: number | null
  grantedOn: string | null
  table: Table | null
  brackets: Brackets | null
  monthly: number
  thirteenth: number
  alimony: number
  tax: number
  thirteenthTax: number
}

export type Lot = { lotDate: string; amount: number; isThirteenth: boolean }

const slipsSince = (after: number) => sql`
  select s.id, s.link_id as link, s.competence as month, s.paid_on::text as "paidOn", s.memo #>> '{tax,regime}' as regime,
    s.memo #>> '{tax,method}' as method, s.memo ->> 'exemption' as exemption, (s.memo ->> 'dependants')::int as dependants,
    to_char(p.birth_date + interval '65 years', 'YYYY-MM') as month65,
    exists (select from age_exemptions a where a.link_id = s.link_id) or exists (select from illness_exemptions i where i.link_id = s.link_id)
      as "hasOwnExemption",
    coalesce(b.kind in ('disability', 'death-pension', 'death-grant'), false) as "isRisk", b.term_days_at_grant::int as "termDaysAtGrant",
    b.granted_on::text as "grantedOn",
    (select rules from dated_rules where kind = 'tax-monthly' and plan_id is null and withdrawn_at is null and during @> s.paid_on limit 1) as table,
    (select rules from dated_rules where kind = 'tax-regressive' and plan_id is null and withdrawn_at is null and during @> s.paid_on limit 1)
      as brackets, l.*
  from pay_slips s join plan_links k on k.id = s.link_id join people p on p.id = k.person_id
  left join lateral (select * from benefits where link_id = s.link_id and granted_on <= s.paid_on order by granted_on desc, id desc limit 1) b on true
  join lateral (select coalesce(sum(amount) filter (where code in (101, 110)), 0)::float8 as monthly,
      coalesce(sum(amount) filter (where code = 102), 0)::float8 as thirteenth, coalesce(sum(amount) filter (where code = 910), 0)::float8 as alimony,
      coalesce(sum(amount) filter (where code = 901), 0)::float8 as tax, coalesce(sum(amount) filter (where code = 902), 0)::float8 as "thirteenthTax"
    from pay_slip_lines where pay_slip_id = s.id) l on true
  where s.id > ${after}`

const taxOfSlips: NightCheck = {
  name: 'the tax of a slip is what its table says',
  often: 'nightly',
  check: async (night) => {
    const { after, isNew } = await newIds(night, 'taxes', 'pay_slips')
    if (!isNew) return []
    const slips = await rowsOf<TaxedSlip>(night, slipsSince(after))
    const findings: Finding[] = []
    for (const slip of slips) {
      findings.push(...exemptAsBorn(slip))
      const expected = slip.regime === 'progressive' ? byTable(slip) : await byAge(night, slip)
      findings.push(...unlike(slip, expected))
    }
    return findings
  },
}

const rowsOfSlip = ({ id, link, month }: TaxedSlip) => [`pay_slips ${id}, link ${link}, ${month}`]

/** Two figures, and what rounding lot by lot or rate by rate may leave between them, reais. */
type Expected = { tax: number; thirteenthTax: number; within: number }

function unlike(slip: TaxedSlip, { within, ...expected }: Expected): Finding[] {
  return (['tax', 'thirteenthTax'] as const)
    .filter((of) => Math.abs(slip[of] - expected[of]) > within)
    .map((of) => ({
      meaning: `The ${of === 'tax' ? 'tax' : 'tax of the thirteenth'} of a pay slip is not what its table, or the age of its money, says.`,
      rows: rowsOfSlip(slip),
      expected: expected[of].toFixed(2),
      found: slip[of].toFixed(2),
    }))
}

/** Who declared nothing has the exempt slice from the month of the 65th birthday on, and no month before. */
function exemptAsBorn(slip: TaxedSlip): Finding[] {
  const { regime, month, month65, exemption, hasOwnExemption } = slip
  if (regime !== 'progressive' || hasOwnExemption || month65 === null) return []
  const expected = month >= month65 ? 'age-65' : 'none'
  const meaning = 'The exempt slice from 65 years on does not follow the birthday.'
  return expected === exemption ? [] : [{ meaning, rows: rowsOfSlip(slip), expected, found: exemption }]
}

const cents = (reais: number) => Math.round(Number((reais * 100).toFixed(6))) / 100

function byTable(slip: TaxedSlip): Expected {
  const { table } = slip
  if (table === null) return { tax: 0, thirteenthTax: 0, within: Number.POSITIVE_INFINITY }
  return {
    tax: withheld(table, slip, { gross: slip.monthly, alimony: slip.alimony, isThirteenth: false }),
    thirteenthTax: withheld(table, slip, { gross: slip.thirteenth, alimony: 0, isThirteenth: true }),
    within: 0.011,
  }
}

function withheld(
  rules: Table,
  { exemption, dependants }: TaxedSlip,
  { gross, alimony, isThirteenth }: { gross: number; alimony: number; isThirteenth: boolean },
): number {
  const exempt =
    exemption === 'illness' ? gross : exemption === 'age-65' ? Math.min(gross, rules.exemptFrom65) : 0
  const taxable = gross - exempt
  const simplified = !isThirteenth || rules.simplifiedOnThirteenth ? rules.simplifiedDiscount : 0
  const base = Math.max(0, taxable - Math.max(dependants * rules.dependantDeduction + alimony, simplified))
  const bracket = rules.table.find(({ upTo }) => upTo === null || cents(base) <= upTo)
  const tax = Math.max(0, cents((base * (bracket?.ratePercent ?? 0)) / 100 - (bracket?.deduct ?? 0)))
  const left = cents(tax - reductionOf(rules, taxable, tax))
  return !isThirteenth && left <= rules.notWithheldUpTo ? 0 : left
}

function reductionOf({ reduction }: Table, taxable: number, tax: number): number {
  if (reduction === null || taxable > reduction.endsAt) return 0
  if (taxable <= reduction.fullUpTo) return Math.min(tax, reduction.fullMaximum)
  return Math.min(tax, Math.max(0, cents(reduction.constant - Number(reduction.slope) * taxable)))
}

/** Up to and including so many years: the lower rate begins on the day after the anniversary. */
export function rateOf(
  lotDate: string,
  paidOn: string,
  { brackets, riskBenefitMaximumPercent }: Brackets,
  isRisk: boolean,
): number {
  const bracket = brackets.find(
    ({ upToYears }) => upToYears === null || paidOn <= plusYears(lotDate, upToYears),
  )
  const rate = bracket?.ratePercent ?? 0
  return isRisk ? Math.min(rate, riskBenefitMaximumPercent) : rate
}

async function byAge(night: Night, slip: TaxedSlip): Promise<Expected> {
  const { brackets } = slip
  if (brackets === null) return { tax: 0, thirteenthTax: 0, within: Number.POSITIVE_INFINITY }
  if (slip.method === 'weighted-term') return byTerm(slip, brackets)
  const lots = await rowsOf<Lot>(
    night,
    sql`select lot_date::text as "lotDate", -amount::float8 as amount, line like 'thirteenth%' as "isThirteenth" from ledger_entries
      where link_id = ${slip.link} and cause_kind = 'benefit-payment' and split_part(cause_id, ' ', 2) = ${slip.month}`,
  )
  const taxOf = (thirteenth: boolean) =>
    lots
      .filter(({ isThirteenth }) => isThirteenth === thirteenth)
      .reduce(
        (sum, { lotDate, amount }) =>
          sum + (amount * rateOf(lotDate, slip.paidOn, brackets, slip.isRisk)) / 100,
        0,
      )
  return { tax: taxOf(false), thirteenthTax: taxOf(true), within: 0.011 + 0.005 * lots.length }
}

/** By the average age at the grant and the days since; years of 365.25 days. */
function byTerm(slip: TaxedSlip, { brackets, riskBenefitMaximumPercent }: Brackets): Expected {
  const { termDaysAtGrant, grantedOn, paidOn, isRisk, monthly, thirteenth } = slip
  if (termDaysAtGrant === null || grantedOn === null)
    return { tax: 0, thirteenthTax: 0, within: Number.POSITIVE_INFINITY }
  const years = (termDaysAtGrant + Math.max(0, daysFrom(grantedOn, paidOn))) / 365.25
  const found = brackets.find(({ upToYears }) => upToYears === null || years <= upToYears)?.ratePercent ?? 0
  const rate = isRisk ? Math.min(found, riskBenefitMaximumPercent) : found
  return { tax: (monthly * rate) / 100, thirteenthTax: (thirteenth * rate) / 100, within: 0.011 }
}

export const taxChecks = [taxOfSlips]
