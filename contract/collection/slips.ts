import * as v from 'valibot'
import { competence, named, wordOf } from '../formats.ts'
import { slipStateWords } from './wire-words.ts'

const money = v.number()
const drawing = v.object({ caminho: v.string(), largura: v.number(), altura: v.number() })

/** Charges of a late slip when it is paid on `em`. Reais; `fatorCorrecao` is a decimal text, over the months `de` to `ate`. */
const slipCharges = v.object({
  em: v.string(),
  dias: v.number(),
  correcao: money,
  multa: money,
  juros: money,
  total: money,
  multaPercentual: v.number(),
  jurosPercentual: v.number(),
  fatorCorrecao: v.string(),
  correcaoDe: v.nullable(competence),
  correcaoAte: v.nullable(competence),
})
export type SlipCharges = v.InferOutput<typeof slipCharges>

const slipState = wordOf(slipStateWords)

/** Dates and state of a slip, whatever it pays. Reais. */
export const slipStanding = {
  emitidaEm: v.string(),
  vencimento: v.string(),
  /** Last day without charges. */
  pagavelAte: v.string(),
  valor: money,
  situacao: slipState,
  pagaEm: v.nullable(v.string()),
  valorPago: v.nullable(money),
  /** Null unless it is overdue. */
  encargos: v.nullable(slipCharges),
  /** With points and spaces; null where it has no slip, and for what needs no payment any more. */
  linhaFormatada: v.nullable(v.string()),
}

const standing = v.object(slipStanding)
export type SlipStanding = v.InferOutput<typeof standing>

/** The codes that pay a slip. The PIX code asks for what is owed today. `demonstracao`: nobody may pay it, and every code says so. */
export const slipCodes = v.object({
  demonstracao: v.boolean(),
  nossoNumero: v.string(),
  codigoBarras: v.string(),
  linhaDigitavel: v.string(),
  linhaFormatada: v.string(),
  barras: drawing,
  pix: v.object({ codigo: v.string(), valor: money, qr: drawing }),
})
export type SlipCodes = v.InferOutput<typeof slipCodes>

/** Who receives the money of a slip, who pays it, and of which plan it is. */
export const slipParties = v.object({
  beneficiario: v.object({ nome: v.string(), cnpj: v.string() }),
  pagador: v.object({ nome: v.string(), cpf: v.string() }),
  plano: named,
  matricula: v.string(),
})
export type SlipParties = v.InferOutput<typeof slipParties>

/** Charges of the regulation after the due date, points. */
export const slipTerms = v.object({ multaPercentual: v.number(), jurosPercentual: v.number() })

/** Why a slip cannot be issued or drawn, whoever asks for it. */
export const slipSentences = {
  noCollection:
    'Ainda não é possível gerar boletos: a entidade não registrou a conta de cobrança no portal. Fale com o atendimento.',
} as const
