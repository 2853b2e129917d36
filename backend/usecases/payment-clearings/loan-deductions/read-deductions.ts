import type { Querier } from '#backend/database/client.ts'
import {
  type DeductionMonth,
  deductionMonths,
  openDeductions,
  type PlanMonth,
} from '#backend/database/queries/loan-deductions.ts'
import { notFound } from '#backend/problem.ts'
import { loanBillName } from '#contract/loans/loan-bills.text.ts'
import { deductionRefusals } from '#contract/payment-clearings/loan-deductions.text.ts'
import type { DeductionsOfMonth, MonthOfDeductions } from '#contract/payment-clearings/loan-deductions.ts'
import { maskCpf } from '#domain/cpf.ts'
import { payableInTimeUntil } from '#domain/loans/collection.ts'

/** Deductions requested from sponsors, by plan and month: those that wait for money first. */
export async function listDeductions(database: Querier): Promise<MonthOfDeductions[]> {
  return (await deductionMonths(database)).map(onWire)
}

/** One month of a plan with what is still to be handed on. @throws 404 where nothing was asked for */
export async function readDeductions(database: Querier, of: PlanMonth): Promise<DeductionsOfMonth> {
  const [found] = await deductionMonths(database, of)
  if (!found) throw notFound(deductionRefusals.none)
  const open = await openDeductions(database, of)
  return {
    ...onWire(found),
    descontos: open.map(({ id, name, cpf, enrolment, number, months, amount }) => ({
      id,
      nome: name,
      cpf: maskCpf(cpf),
      matricula: enrolment,
      parcela: loanBillName({ finalidade: 'parcela', parcela: number, parcelas: months, efeito: null }),
      valor: amount,
    })),
  }
}

function onWire(month: DeductionMonth): MonthOfDeductions {
  const { count, received, open } = month
  return {
    idPlano: month.planId,
    plano: month.plan,
    mes: month.month,
    ate: payableInTimeUntil(`${month.month}-01`, 'payroll'),
    parcelas: count,
    valor: month.amount,
    recebidas: received,
    valorRecebido: month.receivedAmount,
    naoDescontadas: count - received - open,
    emAberto: open,
    valorEmAberto: month.openAmount,
    baixa: month.clearingId,
  }
}
