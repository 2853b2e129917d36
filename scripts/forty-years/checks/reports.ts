import { sql } from 'drizzle-orm'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { readIncomeReport } from '#backend/usecases/payroll/income-reports/read-income-report.ts'
import type { Finding, Night, NightCheck } from '../night.ts'
import { rowsOf } from './night-rows.ts'

type Year = {
  link: number
  code: '3540' | '5565' | '3223' | '3579'
  /** Everything that was paid, and the tax of it, without the thirteenth where that stands apart. Reais. */
  paid: number
  tax: number
  thirteenth: number
  thirteenthTax: number
  thirteenthDeductions: number
  isCorrected: boolean
}

type Report = { code: string; lines: Readonly<Record<string, number>> }

const PAID = (year: string) => sql`
  with slips as (
    select s.id, s.link_id as link, case s.memo #>> '{tax,regime}' when 'progressive' then '3540' else '5565' end as code,
      coalesce((s.memo #>> '{tax,thirteenth,deductions,total}')::float8, 0) as deductions,
      exists (select from pay_slip_refunds r where r.pay_slip_id = s.id) as is_corrected
    from pay_slips s where s.paid_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
  )
  select s.link, s.code, coalesce(sum(l.paid), 0)::float8 as paid, coalesce(sum(l.tax), 0)::float8 as tax, coalesce(sum(l.thirteenth), 0)::float8 as thirteenth,
    coalesce(sum(l.thirteenth_tax), 0)::float8 as "thirteenthTax", sum(s.deductions)::float8 as "thirteenthDeductions", bool_or(s.is_corrected) as "isCorrected"
  from slips s left join lateral (select sum(amount) filter (where code in (101, 110)) as paid, sum(amount) filter (where code = 901) as tax,
      sum(amount) filter (where code = 102) as thirteenth, sum(amount) filter (where code = 902) as thirteenth_tax
    from pay_slip_lines where pay_slip_id = s.id) l on true group by s.link, s.code
  union all
  select link_id, case regime when 'progressive' then '3223' else '3579' end, sum(gross)::float8, sum(tax)::float8, 0, 0, 0, false
  from redemption_payments where paid_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date group by 1, 2`

/** A year's payments against its report, as the page reads it and as calls answered it. */
const yearsAreReported: NightCheck = {
  name: 'the income report is the year of slips',
  often: 'year-end',
  check: async (night) => {
    const year = night.today.slice(0, 4)
    const paid = await rowsOf<Year>(night, PAID(year))
    const findings: Finding[] = []
    const reports = new Map<number, Report[]>()
    const links = [...new Set(paid.map(({ link }) => link))].toSorted((one, other) => one - other)
    for (const link of inTurn(links, Number(year)))
      reports.set(link, await reportsOf(night, link, Number(year)))
    for (const one of paid.filter(({ link }) => reports.has(link))) {
      const report = reports.get(one.link)?.find(({ code }) => code === one.code)
      findings.push(...unlike(one, year, report))
      const told = night.told.reports.find(
        ({ linkId, year: of, code }) => linkId === one.link && String(of) === year && code === one.code,
      )
      if (told) findings.push(...unlike(one, year, told))
    }
    return findings
  },
}

/** A report takes a page's time: of a large fund so many a year, everybody's in their turn. */
const MAX_REPORTS = 25

function inTurn(links: readonly number[], year: number): number[] {
  const turns = Math.max(1, Math.ceil(links.length / MAX_REPORTS))
  return links.filter((_, at) => at % turns === year % turns)
}

async function reportsOf({ database, today }: Night, linkId: number, year: number): Promise<Report[]> {
  const row = await linkById(database, linkId)
  const { comprovantes } = await readIncomeReport(database, row, { year, today })
  return comprovantes.map(({ codigoReceita, linhas }) => ({
    code: codigoReceita,
    lines: Object.fromEntries(linhas.map(({ linha, valor }) => [linha, valor])),
  }))
}

function unlike(year: Year, of: string, report: Report | undefined): Finding[] {
  const rows = [`link ${year.link}, ${of}, ${year.code}`]
  if (report === undefined)
    return [{ meaning: 'A year of payments has no income report.', rows, expected: year.code, found: 'none' }]
  const line = (name: string) => report.lines[name] ?? 0
  return figuresOf(year, line)
    .filter(({ expected, found }) => Math.abs(expected - found) > 0.005)
    .map(({ meaning, expected, found }) => ({
      meaning,
      rows,
      expected: expected.toFixed(2),
      found: found.toFixed(2),
    }))
}

function figuresOf(year: Year, line: (name: string) => number) {
  const { paid, tax, thirteenth, thirteenthTax, thirteenthDeductions, isCorrected, code } = year
  if (code === '5565' || code === '3579') {
    const net = paid + thirteenth - tax - thirteenthTax
    return [
      {
        meaning: 'Line 5.3 of an income report is not what was paid less its tax.',
        expected: net,
        found: line('5.3'),
      },
    ]
  }
  const income = {
    meaning: 'The taxable and exempt lines of an income report are not what its year paid.',
    expected: paid + thirteenth,
    found:
      line('3.1') +
      line('4.1') +
      line('4.2') +
      line('4.4') +
      (code === '3540' ? line('5.1') + line('5.2') + thirteenthDeductions : 0),
  }
  // Tax that was given back stands in the report as it was corrected.
  if (isCorrected) return []
  return [
    income,
    {
      meaning: 'Line 3.5 of an income report is not the tax of its slips.',
      expected: tax,
      found: line('3.5'),
    },
    {
      meaning: 'Line 5.2 of an income report is not the tax of its thirteenth.',
      expected: thirteenthTax,
      found: line('5.2'),
    },
  ]
}

export const reportChecks = [yearsAreReported]
