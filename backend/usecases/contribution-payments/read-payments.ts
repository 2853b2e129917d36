import type { CallAnswer } from '#contract/call-types.ts'
import type {
  ContributionPaymentDetail,
  retornarContribuicoesGeradas,
} from '#contract/contribution-payments.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { DEBIT_BANK } from '#domain/contributions/payment-methods.ts'
import { maskCpf } from '#domain/cpf.ts'
import { pixCode } from '#domain/pix/br-code.ts'
import type { Querier } from '../../database/client.ts'
import {
  indexerByCode,
  type PaymentRow,
  paymentById,
  paymentsOf,
  readCollection,
} from '../../database/queries/contribution-payments.ts'
import { readEntity } from '../../database/queries/entity.ts'
import { cpfOf } from '../../database/queries/person-cpf.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { barCodeDrawing, type CodeDrawing, qrCodeDrawing } from '../../documents/code-drawing.ts'
import { notFound } from '../../problem.ts'
import { overdueCharges } from '../../rules/contribution-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { nextPayment, paymentRulesOn } from './next-payment.ts'
import { CORRECTION_INDEX, paymentOnWire, slipOf } from './payment-wire.ts'

/** Contributions of a link that are paid one by one, and what could be issued today. */
export async function listPayments(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarContribuicoesGeradas>> {
  const [rules, overdue, issued, indexValues] = await Promise.all([
    paymentRulesOn(database, row.plan, today),
    ruleOn(database, overdueCharges, row.plan, today),
    paymentsOf(database, row.link.id),
    indexerByCode(database, CORRECTION_INDEX),
  ])
  const terms = { today, overdue, indexValues }
  return {
    proxima: await nextPayment(database, row, rules, { issued, today }),
    contribuicoes: issued.map((payment) => paymentOnWire(payment, terms)),
  }
}

/** One of a link's. @throws 404 when it is none of them. */
export async function readPayment(
  database: Querier,
  row: LinkRow,
  { id, today }: { id: number; today: IsoDate },
): Promise<ContributionPaymentDetail> {
  const payment = await paymentById(database, row.link.id, id)
  if (!payment) throw notFound('Não há uma contribuição com este número.')
  return detailOf(database, row, payment, today)
}

/** A stored contribution with everything that pays it. */
export async function detailOf(
  database: Querier,
  { link, plan, person }: LinkRow,
  payment: PaymentRow,
  today: IsoDate,
): Promise<ContributionPaymentDetail> {
  const [overdue, indexValues, entity, cpf] = await Promise.all([
    ruleOn(database, overdueCharges, plan, today),
    indexerByCode(database, CORRECTION_INDEX),
    readEntity(database),
    cpfOf(database, person.id),
  ])
  const onWire = paymentOnWire(payment, { today, overdue, indexValues })
  const isWaiting = onWire.situacao === 'aberta' || onWire.situacao === 'vencida'
  const owed = onWire.encargos?.total ?? onWire.valor
  return {
    ...onWire,
    beneficiario: { nome: entity.name, cnpj: formatCnpj(entity.cnpj) },
    pagador: { nome: person.name, cpf: maskCpf(cpf) },
    plano: { id: plan.id, nome: plan.name },
    matricula: link.enrolment,
    regras: { multaPercentual: overdue.finePercent, jurosPercentual: overdue.monthlyInterestPercent },
    boleto: isWaiting ? await codesOf(database, payment, { owed, receiver: entity.name }) : null,
    creditadaEm: payment.creditedOn,
    debito: debitOf(payment),
  }
}

async function codesOf(
  database: Querier,
  payment: PaymentRow,
  { owed, receiver }: { owed: number; receiver: string },
): Promise<ContributionPaymentDetail['boleto']> {
  const slip = slipOf(payment)
  if (!slip) return null
  const { pixKey, city } = await readCollection(database)
  const codigo = pixCode({
    key: pixKey,
    receiver,
    city,
    amount: owed,
    transactionId: `C${payment.slipNumber}`,
    description: 'DEMONSTRACAO NAO PAGAR',
  })
  return {
    nossoNumero: slip.slipNumber,
    codigoBarras: slip.barCode,
    linhaDigitavel: slip.digitableLine,
    linhaFormatada: slip.formattedLine,
    barras: drawingOnWire(await barCodeDrawing(slip.barCode)),
    pix: { codigo, valor: owed, qr: drawingOnWire(await qrCodeDrawing(codigo)) },
  }
}

function drawingOnWire({ path, viewWidth, viewHeight }: CodeDrawing) {
  return { caminho: path, largura: viewWidth, altura: viewHeight }
}

function debitOf({ debitAgency, debitAccount }: PaymentRow): ContributionPaymentDetail['debito'] {
  return debitAgency && debitAccount ? { banco: DEBIT_BANK, agencia: debitAgency, conta: debitAccount } : null
}
