import type { Querier } from '#backend/database/client.ts'
import { readCollection } from '#backend/database/queries/contribution-payments.ts'
import { isDemonstration, readEntity } from '#backend/database/queries/entity.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { barCodeDrawing, type CodeDrawing, qrCodeDrawing } from '#backend/documents/code-drawing.ts'
import type { SlipCodes, SlipParties } from '#contract/collection/slips.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import { type Boleto, boleto } from '#domain/collection/boletos/boleto.ts'
import { pixCode } from '#domain/collection/pix/br-code.ts'
import { maskCpf } from '#domain/cpf.ts'

/** A row that a slip may have been issued for, with the collection it was issued under. Reais. */
export type SlipRow = {
  slipNumber: string | null
  portfolio: string | null
  collectionAgency: string | null
  collectionAccount: string | null
  dueDate: IsoDate
  amount: number
}

/** The slip of a row; null where it is paid without one. */
export function slipOf({
  slipNumber,
  portfolio,
  collectionAgency,
  collectionAccount,
  dueDate,
  amount,
}: SlipRow): Boleto | null {
  if (!slipNumber || !portfolio || !collectionAgency || !collectionAccount) return null
  const collection = { slipNumber, portfolio, agency: collectionAgency, account: collectionAccount }
  return boleto({ collection, dueDate, amount })
}

/**
 * Everything that pays a slip, drawn. `owed`: what PIX asks for, with the charges of today, reais; `mark`: what the number of the PIX
 * transaction begins with, so that the entity knows what was paid.
 */
export async function slipCodes(
  database: Querier,
  row: SlipRow,
  { owed, receiver, mark }: { owed: number; receiver: string; mark: 'C' | 'E' },
): Promise<SlipCodes | null> {
  const slip = slipOf(row)
  if (!slip) return null
  const [{ pixKey, city }, demonstracao] = await Promise.all([
    readCollection(database),
    isDemonstration(database),
  ])
  const codigo = pixCode({
    key: pixKey,
    receiver,
    city,
    amount: owed,
    transactionId: `${mark}${row.slipNumber}`,
    ...(demonstracao && { description: 'DEMONSTRACAO NAO PAGAR' }),
  })
  return {
    demonstracao,
    nossoNumero: slip.slipNumber,
    codigoBarras: slip.barCode,
    linhaDigitavel: slip.digitableLine,
    linhaFormatada: slip.formattedLine,
    barras: drawingOnWire(await barCodeDrawing(slip.barCode)),
    pix: { codigo, valor: owed, qr: drawingOnWire(await qrCodeDrawing(codigo)) },
  }
}

/** Who receives the money of a slip, who pays it, and of which plan it is. */
export async function slipParties(database: Querier, { link, plan, person }: LinkRow): Promise<SlipParties> {
  const [entity, cpf] = await Promise.all([readEntity(database), cpfOf(database, person.id)])
  return {
    beneficiario: { nome: entity.name, cnpj: formatCnpj(entity.cnpj) },
    pagador: { nome: person.name, cpf: maskCpf(cpf) },
    plano: { id: plan.id, nome: plan.name },
    matricula: link.enrolment,
  }
}

function drawingOnWire({ path, viewWidth, viewHeight }: CodeDrawing) {
  return { caminho: path, largura: viewWidth, altura: viewHeight }
}
