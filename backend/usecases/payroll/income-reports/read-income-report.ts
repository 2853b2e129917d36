import type { Querier } from '#backend/database/client.ts'
import { withCorrectedTax } from '#backend/database/queries/pay-slip-refunds.ts'
import { paySlipsOfYear } from '#backend/database/queries/pay-slips.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { type RedemptionPaid, redemptionsPaid } from '#backend/database/queries/redemption-payments.ts'
import { notFound } from '#backend/problem.ts'
import type { IncomeReportAnswer, IncomeReportOnWire } from '#contract/payroll/income-reports.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { IncomeReport, IncomeReportNote } from '#domain/payroll/income-reports/income-report.ts'
import { INCOME_REPORT_LINES } from '#domain/payroll/income-reports/income-report.ts'
import { incomeReports } from '#domain/payroll/income-reports/income-reports.ts'
import {
  reportedPaySlip,
  reportedRedemption,
  revenueCodeOfRedemption,
} from '#domain/payroll/income-reports/reported-payment.ts'
import type { PaySlip } from '#domain/payroll/pay-slips/pay-slip.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import { reportHead } from './report-head.ts'
import { redeemedMonth, reportedMonth } from './reported-month.ts'

/** The income reports of a year, one for each nature of income. @throws 404 when nothing was paid in it. */
export async function readIncomeReport(
  database: Querier,
  row: LinkRow,
  { year, today }: { year: number; today: IsoDate },
): Promise<IncomeReportAnswer> {
  const slips = await withCorrectedTax(
    database,
    row.link.id,
    await paySlipsOfYear(database, row.link.id, year),
  )
  const redemptions = await redemptionsPaid(database, row.link.id, year)
  if (slips.length + redemptions.length === 0) throw notFound(`Nenhum rendimento foi pago em ${year}.`)
  const reports = incomeReports(
    [...slips.map(reportedPaySlip), ...redemptions.map((paid) => reportedRedemption(paid, paid.regime))],
    year,
  )
  return {
    ...(await reportHead(database, row, { year, today })),
    comprovantes: reports.map((report) => {
      const ofNature = slips.filter((slip) => reportedPaySlip(slip).revenueCode === report.revenueCode)
      const redeemed = redemptions.filter(
        ({ regime }) => revenueCodeOfRedemption(regime) === report.revenueCode,
      )
      return reportOnWire(report, ofNature, redeemed)
    }),
  }
}

function reportOnWire(
  { revenueCode, lines, thirteenth, notes }: IncomeReport,
  slips: readonly PaySlip[],
  redemptions: readonly RedemptionPaid[],
): IncomeReportOnWire {
  const healthPlan = sumReais(
    slips.flatMap((slip) =>
      slip.lines.filter(({ code }) => code === PaySlipLineCode.healthPlan).map(({ amount }) => amount),
    ),
  )
  return {
    codigoReceita: revenueCode,
    linhas: INCOME_REPORT_LINES.map((line) => ({ linha: line, valor: lines[line] })),
    abonoAnual: thirteenth && {
      tributavel: thirteenth.taxable,
      deducoes: thirteenth.deductions,
      retido: thirteenth.withheld,
      liquido: thirteenth.net,
    },
    complementares: [
      ...notes.flatMap(noteOnWire),
      ...(healthPlan > 0 ? [{ codigo: 'plano-saude' as const, valor: healthPlan }] : []),
    ],
    meses: [...slips.map(reportedMonth), ...redemptions.map(redeemedMonth)],
  }
}

function noteOnWire(note: IncomeReportNote): IncomeReportOnWire['complementares'] {
  switch (note.code) {
    case 'alimony':
      return [{ codigo: 'pensao-alimenticia', valor: note.amount }]
    case 'exempt-by-illness':
      return [{ codigo: 'isento-por-molestia', valor: note.amount }]
    case 'exclusive-gross':
      return [
        { codigo: 'exclusivo-bruto', valor: note.gross },
        { codigo: 'exclusivo-retido', valor: note.withheld },
      ]
  }
}
