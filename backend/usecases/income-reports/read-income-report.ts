import type { IncomeReportAnswer, IncomeReportOnWire } from '#contract/income-reports.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { IncomeReport, IncomeReportNote } from '#domain/income-reports/income-report.ts'
import { INCOME_REPORT_LINES } from '#domain/income-reports/income-report.ts'
import { incomeReports } from '#domain/income-reports/income-reports.ts'
import {
  reportedPaySlip,
  reportedRedemption,
  revenueCodeOfRedemption,
} from '#domain/income-reports/reported-payment.ts'
import { sumReais } from '#domain/money.ts'
import type { PaySlip } from '#domain/pay-slips/pay-slip.ts'
import { PaySlipLineCode } from '#domain/pay-slips/pay-slip-codes.ts'
import type { Querier } from '../../database/client.ts'
import { withCorrectedTax } from '../../database/queries/pay-slip-refunds.ts'
import { paySlipsOfYear } from '../../database/queries/pay-slips.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { type RedemptionPaid, redemptionsPaid } from '../../database/queries/redemption-payments.ts'
import { notFound } from '../../problem.ts'
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
