import { inArray } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call-types.ts'
import { loanBillName } from '#contract/loans/loan-bills.text.ts'
import type {
  ClearingLine,
  PaymentClearing,
  PaymentClearingDetail,
  retornarBaixas,
} from '#contract/payment-clearings/payment-clearings.ts'
import {
  clearedPaymentWords,
  clearingSourceWords,
  clearingStateWords,
  feeBearerWords,
} from '#contract/payment-clearings/wire-words.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { PaymentMethod } from '#domain/contributions/payment-methods.ts'
import { maskCpf } from '#domain/cpf.ts'
import { sumReais } from '#domain/money.ts'
import { bankFeeShares } from '#domain/payment-clearings/bank-fees.ts'
import { clearingSums } from '#domain/payment-clearings/clearing-sums.ts'
import type { ClearingVerdict } from '#domain/payment-clearings/judge-clearing.ts'
import { maySetting, type SettingLevels } from '#domain/settings/setting-rights.ts'
import type { Querier } from '../../database/client.ts'
import {
  type ClearingLineRow,
  type ClearingRow,
  clearingById,
  clearingLinesOf,
  clearingsPage,
  type OwnedPayment,
  paymentsOfLines,
  plansOfClearings,
} from '../../database/queries/payment-clearings.ts'
import { settingLevelsOf } from '../../database/queries/setting-levels.ts'
import { people } from '../../database/schema/people.ts'
import { notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { billPurpose } from '../loans/loan-bill-wire.ts'
import { keyOf, keyOfLine, type ValidatedLine, validateLines } from './validate-lines.ts'

/** Clearings of a page. */
const PAGE = 10

/** A line as it stands: what was done, or what confirming would do. */
export type StandingLine = ValidatedLine<ClearingLineRow>

/** A page of clearings, those that wait first. */
export async function listClearings(
  database: Querier,
  actor: Actor,
  { page, today }: { page: number; today: IsoDate },
): Promise<CallAnswer<typeof retornarBaixas>> {
  const { rows, total } = await clearingsPage(database, { page, limit: PAGE })
  const names = await namesIn(database, rows)
  const lines =
    rows.length > 0
      ? await clearingLinesOf(
          database,
          rows.map(({ id }) => id),
        )
      : []
  const byClearing = Map.groupBy(lines, ({ clearingId }) => clearingId)
  const baixas: PaymentClearing[] = []
  for (const row of rows) {
    const standing = await standingLines(database, row, byClearing.get(row.id) ?? [], { actor, today })
    baixas.push(clearingOnWire(row, names, standing))
  }
  return { baixas, totalPage: Math.ceil(total / PAGE), totalItems: total }
}

/** One with its lines. @throws 404 */
export async function readClearing(
  database: Querier,
  actor: Actor,
  { id, today }: { id: number; today: IsoDate },
): Promise<PaymentClearingDetail> {
  const row = await clearingById(database, id)
  if (!row) throw notFound('Não há uma baixa com este número.')
  const standing = await standingLines(database, row, await clearingLinesOf(database, [id]), { actor, today })
  return {
    ...clearingOnWire(row, await namesIn(database, [row]), standing),
    tarifas: feesOnWire(row, standing),
    linhas: standing.map(lineOnWire),
    impedimento: obstacleOf(row, actor, await settingLevelsOf(database, 'baixas-contribuicoes')),
  }
}

/** Lines of a clearing: as they were recorded, or as they would be today. */
export async function standingLines(
  database: Querier,
  { preparedBy }: ClearingRow,
  lines: readonly ClearingLineRow[],
  { actor, today }: { actor: Actor; today: IsoDate },
): Promise<StandingLine[]> {
  if (lines.every(({ outcome }) => outcome === null))
    return validateLines(database, lines, { attendants: [preparedBy, actor.personId], today })
  const payments = new Map((await paymentsOfLines(database, lines)).map((found) => [keyOf(found), found]))
  return lines.map((line) => ({
    line,
    found: payments.get(keyOfLine(line) ?? '') ?? null,
    verdict: recordedVerdict(line),
  }))
}

function recordedVerdict({
  outcome,
  expected,
  charges,
  faceAmount,
  paidAmount,
}: ClearingLineRow): ClearingVerdict {
  if (outcome === null || outcome !== 'cleared')
    return { clears: false, obstacle: outcome ?? 'no-payment', expected }
  const late = charges ?? 0
  return {
    clears: true,
    contribution: sumReais([paidAmount, -late]),
    charges: late,
    daysLate: 0,
    expected: expected ?? faceAmount,
  }
}

function obstacleOf(
  { decision, preparedBy }: ClearingRow,
  actor: Actor,
  levels: SettingLevels,
): PaymentClearingDetail['impedimento'] {
  if (decision !== null) return 'decidida'
  if (preparedBy === actor.personId) return 'preparou'
  return maySetting(actor.level, 'publish', levels) ? null : 'nivel'
}

type Names = { people: ReadonlyMap<number, string>; plans: ReadonlyMap<number, string> }

async function namesIn(database: Querier, rows: readonly ClearingRow[]): Promise<Names> {
  return { people: await namesOf(database, rows), plans: await plansOfClearings(database, rows) }
}

async function namesOf(database: Querier, rows: readonly ClearingRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ preparedBy, decidedBy }) => [preparedBy, decidedBy ?? preparedBy]))]
  if (ids.length === 0) return new Map()
  const named = await database
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, ids))
  return new Map(named.map(({ id, name }) => [id, name]))
}

function clearingOnWire(row: ClearingRow, names: Names, lines: readonly StandingLine[]): PaymentClearing {
  const attendant = (id: number) => ({ id, nome: names.people.get(id) ?? '' })
  return {
    id: row.id,
    origem: clearingSourceWords.toWire(row.source),
    formato: row.layout,
    arquivo: row.fileName,
    numeroArquivo: row.fileNumber,
    gravadoEm: row.writtenOn,
    motivo: row.reason,
    plano: row.planId === null ? null : (names.plans.get(row.planId) ?? ''),
    mes: row.month,
    situacao: clearingStateWords.toWire(row.decision ?? 'pending'),
    preparadaPor: attendant(row.preparedBy),
    preparadaEm: row.preparedAt.toISOString(),
    decididaPor: row.decidedBy === null ? null : attendant(row.decidedBy),
    decididaEm: row.decidedAt?.toISOString() ?? null,
    motivoDescarte: row.decisionReason,
    resumo: summaryOf(lines),
  }
}

/** Sums and counts of lines: those that pay a contribution, money that does not, and fees on lines of their own. */
export function summaryOf(lines: readonly StandingLine[]): PaymentClearing['resumo'] {
  const { cleared, left, fees, posted } = clearingSums(lines)
  return {
    linhas: lines.length,
    liquidam: cleared.count,
    valor: cleared.paid,
    recebido: cleared.received,
    encargos: cleared.charges,
    debitosRecusados: lines.filter(isRefusedDebit).length,
    semBaixa: left.count,
    valorSemBaixa: left.received,
    tarifasAvulsas: fees,
    lancado: posted,
  }
}

function feesOnWire(
  { feeSponsorPlans }: ClearingRow,
  standing: readonly StandingLine[],
): PaymentClearingDetail['tarifas'] {
  const lines = standing.map(({ line, found, verdict }) => ({
    line,
    verdict,
    plan: found?.plan ?? null,
    sponsor: line.outcome === null ? (found?.sponsor ?? null) : line.sponsor,
  }))
  return bankFeeShares(lines, feeSponsorPlans).map(({ bearer, plan, sponsor, amount }) => ({
    pagaPor: bearer && feeBearerWords.toWire(bearer),
    plano: plan,
    patrocinadora: sponsor,
    valor: amount,
  }))
}

/** An open debit that the bank was asked for and did not make: the contribution stands on the line itself. */
export function isRefusedDebit({ line, found }: StandingLine): boolean {
  if (found?.pays !== 'contribution' || line.movement !== 'rejected' || line.paymentId === null) return false
  const { method, paidOn, cancelledOn } = found.payment
  return method === PaymentMethod.debit && paidOn === null && cancelledOn === null
}

function lineOnWire({ line, found, verdict }: StandingLine): ClearingLine {
  return {
    linha: line.line,
    nossoNumero: line.portfolio && line.slipNumber ? `${line.portfolio}/${line.slipNumber}` : null,
    ocorrencia: line.occurrence,
    movimento: line.movement,
    vencimento: line.dueOn,
    valor: line.faceAmount,
    pago: line.paidAmount,
    recebido: line.receivedAmount,
    tarifa: line.feeAmount,
    somaConfere: line.addsUp,
    ocorreuEm: line.occurredOn,
    creditoEm: line.creditOn,
    resultado: verdict.clears ? 'cleared' : verdict.obstacle,
    esperado: verdict.expected,
    encargos: verdict.clears ? verdict.charges : null,
    contribuicao: found && payableOnWire(found),
  }
}

export function payableOnWire(found: OwnedPayment) {
  const { payment, person, plan } = found
  return {
    id: payment.id,
    tipo: clearedPaymentWords.toWire(found.pays),
    ...(found.pays === 'loan'
      ? { competencia: competenceOf(payment.dueDate), parcela: loanBillName(billPurpose(found.payment)) }
      : { competencia: found.payment.competence, parcela: null }),
    nome: person.name,
    cpf: maskCpf(person.cpf),
    plano: plan.name,
    vencimento: payment.dueDate,
  }
}
